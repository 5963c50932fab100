const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Where Tab must go round: the other end, when the focus stands at one end or outside; otherwise null (the browser's own way). */
export function nextFocus(container: HTMLElement, backwards: boolean): HTMLElement | null {
  const all = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) return null;
  const active = document.activeElement;
  if (!container.contains(active) || active === container) return backwards ? last : first;
  if (backwards) return active === first ? last : null;
  return active === last ? first : null;
}
