/** Notices on this device, by web push. */
import { get, post, remove } from "../net/http";

export const pushPossible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Lets this device be told; false when the person or the browser does not want it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await get<{ key: string }>("/api/push/key");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await post("/api/me/push", { endpoint, keys });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await remove("/api/me/push", { endpoint: made.endpoint });
  await made.unsubscribe();
}
