/** The edition being played: what is printed on the cards. */
import { get } from "../net/http";
import type { Edition, EditionCard } from "../net/protocol";

class Catalogue {
  edition: Edition | null = $state.raw(null);

  async load(name: string): Promise<Edition> {
    if (this.edition?.name !== name)
      this.edition = await get<Edition>(`/api/editions/${encodeURIComponent(name)}`);
    return this.edition;
  }

  card(slug: string): EditionCard | undefined {
    return this.edition?.cards.find((each) => each.slug === slug);
  }

  get track(): number[] {
    return this.edition?.track ?? [];
  }
}

export const catalogue = new Catalogue();
