/** How fast things happen at the table (ms). */

/** What moves is under way for so long. */
export const PACE = 520;
/** How long somebody else's decision stands before the next, so that it can be followed. */
export const FOLLOWED = 900;
/** The same for whoever is far behind. */
export const HURRIED = 140;
/** How long a new round is announced. */
export const BANNER = 2400;

export const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
