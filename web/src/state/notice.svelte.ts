/** A short word to the person that stays when the page changes, with a way to what it is about. */
export const notice = $state({ id: "", href: "" });

const SHOWN = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function tell(id: string, href = ""): void {
  Object.assign(notice, { id, href });
  clearTimeout(timer);
  timer = setTimeout(hush, SHOWN);
}

export function hush(): void {
  Object.assign(notice, { id: "", href: "" });
}
