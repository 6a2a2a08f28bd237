/** Whether the device has a network, and what is kept for a time without one. */

const DELAY = 2000;

export const network = $state({ online: globalThis.navigator?.onLine ?? true });

for (const state of ["online", "offline"])
  globalThis.addEventListener?.(state, () => {
    network.online = state === "online";
  });

/** The service worker, once it has fetched the whole client. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  const made = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const coming = made.active ? null : (made.installing ?? made.waiting);
  await new Promise<void>((resolve, reject) => {
    if (!coming) return resolve();
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Error("The client could not be kept on this device."));
    });
  });
  return made;
}

/** Keeps the client, once the page that was asked for is there. Where that fails, a later visit tries again. */
export function keepClient(): void {
  if ("serviceWorker" in navigator) setTimeout(() => serviceWorker().catch(() => undefined), DELAY);
}
