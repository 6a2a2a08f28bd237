/** The edition being played: what is printed on the cards. */
import { get } from "../net/http";
import type { Edition, EditionCard } from "../net/protocol";

class Catalogue {
  edition: Edition | null = $state.raw(null);
  #coming = new Map<string, Promise<Edition>>();

  /** Shows an edition, and asks the server for it only once. */
  async load(name: string): Promise<Edition> {
    if (this.edition?.name !== name) this.edition = await this.fetch(name);
    return this.edition;
  }

  /** An edition that may soon be wanted. */
  fetch(name: string): Promise<Edition> {
    const known = this.#coming.get(name);
    if (known) return known;
    const coming = get<Edition>(`/api/editions/${encodeURIComponent(name)}`);
    this.#coming.set(name, coming);
    coming.catch(() => this.#coming.delete(name));
    return coming;
  }

  card(slug: string): EditionCard | undefined {
    return this.edition?.cards.find((each) => each.slug === slug);
  }

  get track(): number[] {
    return this.edition?.track ?? [];
  }
}

export const catalogue = new Catalogue();
