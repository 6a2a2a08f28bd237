/** Installing the client as an application, where the browser offers it. */
import { onOffer } from "../../early";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #offer: InstallEvent | null = $state.raw(null);

  get possible(): boolean {
    return this.#offer !== null;
  }

  listen(): void {
    onOffer((offer) => {
      this.#offer = offer as InstallEvent;
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
