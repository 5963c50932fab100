/** Clicks into a quote that led to the next page before the site's code was there, for the optional services to hear of. */
export const EARLY_CLICKS_KEY = 'early-clicks';

/** `time` in milliseconds is when it was pressed. */
export type EarlyClick = { readonly spot: string; readonly time: number };

/**
 * Where a quote is started by a click; null by any other. Links and buttons with `data-spot` say where they stand; a link
 * in a text stands on its page, unless it leads from step to step or the page is somebody's own. It is also sent as its
 * own text, beside the loader, so it may name nothing outside itself.
 */
export function spotOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-spot],a[href^="/get-a-quote"]') : null;
  if (!link) return null;
  const isOpen = !location.pathname.startsWith('/get-a-quote') && !document.querySelector('meta[name=robots]');
  return link.dataset.spot ?? (isOpen ? location.pathname : null);
}

const isEarlyClick = (value: unknown): value is EarlyClick =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as EarlyClick).spot === 'string' &&
  Number.isFinite((value as EarlyClick).time);

/** Those of the page before; the caller's from then on. What was not written by the loader means none. */
export function takeEarlyClicks(): readonly EarlyClick[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(EARLY_CLICKS_KEY) ?? '[]');
    sessionStorage.removeItem(EARLY_CLICKS_KEY);
    return Array.isArray(kept) ? kept.filter(isEarlyClick) : [];
  } catch {
    return [];
  }
}
