/** Installing the client as an application, where the browser offers it. */
import { offered } from "../early";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #offer: InstallEvent | null = $state.raw(null);

  get possible(): boolean {
    return this.#offer !== null;
  }

  listen(): void {
    this.#offer = offered.install as InstallEvent | null;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallEvent;
    });
    addEventListener("appinstalled", () => {
      this.#offer = null;
    });
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installation = new Installation();
