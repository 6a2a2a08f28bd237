/** Written by `make generated` from what Python says; a test keeps it current. */

export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 500;
export const LONGEST_TITLE = 60;
export const LEAST_RATED_GRACE = 120;
export const NO_SUCH_GAME = 4404;
