/** Notices on this device, by web push. */
import { get, post, remove } from "../../net/http";
import type { PushKey } from "../../net/protocol";
import { serviceWorker } from "./network.svelte";

/** Why this device cannot be told, or that it can be asked, or that it is told already. */
export type PushState = "insecure" | "missing" | "denied" | "ask" | "on";

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "missing";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "ask";
}

/** Lets this device be told. Without a push service the browser refuses: "service". */
export async function subscribe(): Promise<PushState | "service"> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const worker = await serviceWorker();
  const { key } = await get<PushKey>("/api/push/key");
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!made) return "service";
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
  await post("/api/me/push", { endpoint, keys: { p256dh, auth } });
  return "on";
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await remove("/api/me/push", { endpoint: made.endpoint });
  await made.unsubscribe();
}
