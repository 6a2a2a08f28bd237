import { beforeEach, expect, test, vi } from "vitest";
import type { GameView, ServerMessage } from "../../net/protocol";
import { heard, keeps, remember } from "./fairness";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const view = (status: GameView["status"], commitment: string | null) =>
  ({ type: "view", view: { status, commitment } }) as ServerMessage;

test("the commitment heard first is kept", () => {
  remember("g", view("playing", "sha256:1"));
  remember("g", view("playing", "sha256:2"));
  expect(heard("g")).toBe("sha256:1");
});

test("what is told after the end proves nothing", () => {
  remember("g", view("finished", "sha256:1"));
  expect(heard("g")).toBeNull();
});

test("a secret keeps the commitment that is its hash, and no other", async () => {
  const zeros = "sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(await keeps("00".repeat(32), zeros)).toBe(true);
  expect(await keeps("01".repeat(32), zeros)).toBe(false);
});
