/** Clicks into a quote that left a page before its code had loaded, for the optional services. */
export const EARLY_CLICKS_KEY = 'early-clicks';

/** `time` in milliseconds. */
export type EarlyClick = { readonly spot: string; readonly time: number };

/**
 * Returns the place of a link that starts a quote; null for other targets. The function is sent as source text, so it
 * may use no name from outside itself.
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

/** Returns and deletes the clicks of the previous page. Malformed values count as none. */
export function takeEarlyClicks(): readonly EarlyClick[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(EARLY_CLICKS_KEY) ?? '[]');
    sessionStorage.removeItem(EARLY_CLICKS_KEY);
    return Array.isArray(kept) ? kept.filter(isEarlyClick) : [];
  } catch {
    return [];
  }
}
