/** Requests to the server, with its errors as exceptions that a person can read. */
import { SERVERLESS } from "../state/address/place";
import type { ErrorAnswer, RequestBody } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Whether something failed because nobody answered. */
export const unreachable = (problem: unknown): boolean =>
  problem instanceof Refused && problem.code === "unreachable";

async function request<T>(method: string, path: string, body?: RequestBody, secret?: string): Promise<T> {
  if (SERVERLESS) throw new Refused("no_server", "", 0);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable", "", 0);
  }
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  if (!answer.headers.get("content-type")?.includes("json")) return text as T;
  return JSON.parse(text) as T;
}

function refusal(status: number, text: string): Refused {
  try {
    const { error } = JSON.parse(text) as ErrorAnswer;
    return new Refused(error.code, error.message, status);
  } catch {
    return new Refused(status >= 500 ? "internal" : "unreachable", "", status);
  }
}

/** A request of whoever knows a seat's secret. */
export const as = <T>(secret: string, method: string, path: string, body?: RequestBody): Promise<T> =>
  request(method, path, body, secret);
export const get = <T>(path: string): Promise<T> => request("GET", path);
export const post = <T>(path: string, body: RequestBody = {}): Promise<T> => request("POST", path, body);
export const remove = <T>(path: string, body?: RequestBody): Promise<T> => request("DELETE", path, body);
export const put = <T>(path: string, body: RequestBody): Promise<T> => request("PUT", path, body);
