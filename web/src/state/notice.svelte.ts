/** A short word to the person that stays when the page changes, with a way to what it is about. */
const NONE = { id: "", href: "", args: {} as Record<string, string>, lasting: false };
export const notice = $state({ ...NONE });

const SHOWN = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function tell(id: string, href = ""): void {
  hush();
  Object.assign(notice, { id, href });
  timer = setTimeout(hush, SHOWN);
}

/** It stays until it is closed, or its table is left. */
export function tellForGood(id: string, args: Record<string, string>): void {
  hush();
  Object.assign(notice, { id, args, lasting: true });
}

export function hush(): void {
  clearTimeout(timer);
  Object.assign(notice, NONE);
}
