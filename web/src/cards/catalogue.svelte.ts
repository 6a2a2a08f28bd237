/** The edition being played: what is printed on the cards. */
import { get } from "../net/http";
import type { Edition, EditionCard } from "../net/protocol";
import shipped from "./standard.json";

/** The edition that comes with the client. */
const standard: Edition = shipped as Edition;

class Catalogue {
  edition: Edition | null = $state.raw(null);
  #coming = new Map<string, Promise<Edition>>();

  /** Shows an edition; the server is asked only for one that does not come with the client, and only once. */
  async load({ name, hash }: Pick<Edition, "name" | "hash">): Promise<Edition> {
    if (this.edition?.hash !== hash)
      this.edition = hash === standard.hash ? standard : await this.fetch(name);
    return this.edition;
  }

  /** Shows the edition that comes with the client. */
  loadStandard(): Edition {
    this.edition = standard;
    return standard;
  }

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
