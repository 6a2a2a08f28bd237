/** The editions that come with the page: the standard one first, then older numbers that games may have begun with. */
import { layout } from "../built/layout";

export interface ShippedEdition {
  readonly name: string;
  readonly title: string;
  readonly hash: string;
  readonly label: string;
  /** The record of its numbers, in base 64. */
  readonly tables: string;
}

/** The record of an edition's numbers. */
export const tablesOf = ({ tables }: ShippedEdition): Uint8Array =>
  Uint8Array.from(atob(tables), (letter) => letter.charCodeAt(0));

export const STANDARD: ShippedEdition = layout.editions[0];
/** The numbers of the games that were kept before they named their edition. */
export const FIRST = layout.editions.find(({ name }) => name === "standard-2026-11") as ShippedEdition;

/** The edition of a label, under the name it has there: a name passes on to newer numbers, a hash does not. */
export function editionOf(label: string): ShippedEdition | null {
  const [name = "", hash] = label.split(" ");
  const isKnown = layout.editions.some((each) => each.name === name);
  const found = isKnown && layout.editions.find((each) => each.hash === hash);
  return found ? { ...found, name, label } : null;
}
