/** Games of this browser are told by their ids from those of a server. */
export const PREFIX = "here-";
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
