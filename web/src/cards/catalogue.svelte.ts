/** The edition being played: what is printed on the cards. */
import { get } from "../net/http";
import type { Edition, EditionCard } from "../net/protocol";
import editions from "./editions.json";

/** The editions that come with the client, the standard one first. */
const shipped = editions as Edition[];
const standard = shipped[0] as Edition;

class Catalogue {
  edition: Edition | null = $state.raw(null);
  #coming = new Map<string, Promise<Edition>>();

  /** Shows an edition; the server is asked only for one that does not come with the client, and only once. */
  async load({ hash }: Pick<Edition, "hash">): Promise<Edition> {
    if (this.edition?.hash !== hash)
      this.edition = shipped.find((each) => each.hash === hash) ?? (await this.#fetch(hash));
    return this.edition;
  }

  /** Shows the standard edition. */
  loadStandard(): Edition {
    this.edition = standard;
    return standard;
  }

  /** By hash: the name may belong to newer numbers by now. */
  #fetch(hash: string): Promise<Edition> {
    const known = this.#coming.get(hash);
    if (known) return known;
    const coming = get<Edition>(`/api/editions/${encodeURIComponent(hash)}`);
    this.#coming.set(hash, coming);
    coming.catch(() => this.#coming.delete(hash));
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
