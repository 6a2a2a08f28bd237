/** Whether the device has a network, and what is kept for a time without one. */

const DELAY = 2000;

export const network = $state({ online: globalThis.navigator?.onLine ?? true });

for (const state of ["online", "offline"])
  globalThis.addEventListener?.(state, () => {
    network.online = state === "online";
  });

/** Lets the service worker fetch the whole client, once the page that was asked for is there. */
export function keepClient(): void {
  if ("serviceWorker" in navigator) setTimeout(() => navigator.serviceWorker.register("/sw.js"), DELAY);
}
