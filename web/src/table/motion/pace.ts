/** How fast things happen at the table (ms). */
import { settings } from "../../state/settings.svelte";

/** What moves is under way for so long. */
export const PACE = 520;
/** How long somebody else's decision stands before the next, so that it can be followed. */
const FOLLOWED = { slow: 1800, normal: 900, fast: 250 };
export const followed = (): number => FOLLOWED[settings.pace];
/** How long each line of the final scoring stands before the next. */
const COUNTED = { slow: 1500, normal: 950, fast: 400 };
export const counting = (): number => COUNTED[settings.pace];
/** How long a decision stands for whoever is far behind, or has seen enough. */
export const HURRIED = 60;
/** So many decisions are shown after they were made: what others do in the rest of a round can still be followed. */
export const FAR_BEHIND = 24;
/** How long a new round is announced. */
export const BANNER = 2400;

export const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
