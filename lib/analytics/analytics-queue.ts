import { mayUseOptional } from './consent';
import type { AnalyticsEvent, AnalyticsEvents } from './events';

/** An event as the analytics service gets it; `time` in milliseconds is when it happened. */
export type TrackedEvent = {
  readonly event: AnalyticsEvent;
  readonly details: AnalyticsEvents[AnalyticsEvent];
  readonly time: number;
};
/** From here on the visitor is known by this hash. */
type KnownVisitor = { readonly userId: string };
type Sender = (entry: TrackedEvent | KnownVisitor) => void;

/** Enough for a visit of some minutes; a page whose service never comes must not grow. */
const MAX_KEPT = 100;

const kept: (TrackedEvent | KnownVisitor)[] = [];
let send: Sender | null = null;

function toService(entry: TrackedEvent | KnownVisitor): void {
  if (send) send(entry);
  else if (kept.length < MAX_KEPT) kept.push(entry);
}

/** Sends an event to the analytics service, now or, in the same order, as soon as the service is there. */
export const toAnalytics = (event: TrackedEvent): void => toService(event);

/** Names the visitor to the analytics service, in the same order. */
export const nameAnalyticsUser = (userId: string): void => toService({ userId });

/** Hands what was kept to the service, and everything from now on; null: the service is gone. */
export function connectAnalytics(sender: Sender | null): void {
  send = sender;
  const waiting = kept.splice(0);
  if (sender) waiting.forEach(sender);
}

/** What was tracked on a page that was left before the service was there. */
const UNSENT_KEY = 'unsent-events';

const isEntry = (value: unknown): value is TrackedEvent | KnownVisitor =>
  typeof value === 'object' && value !== null && ('event' in value || 'userId' in value);

/** Also where consent has been taken back since: then it is gone. */
function takeUnsent(): void {
  try {
    const unsent: unknown = JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? '[]');
    sessionStorage.removeItem(UNSENT_KEY);
    if (Array.isArray(unsent) && mayUseOptional()) unsent.filter(isEntry).forEach(toService);
  } catch {
    // What nobody can read or keep is lost.
  }
}

function leaveUnsent(): void {
  if (kept.length === 0 || !mayUseOptional()) return;
  try {
    sessionStorage.setItem(UNSENT_KEY, JSON.stringify(kept.splice(0)));
  } catch {
    // As before.
  }
}

/**
 * Hands what is still kept when the page is left to the next page of the visit. A page may be left within a moment: by a
 * link that the browser follows by itself. Call once, in a build with the service, before anything is tracked. Returns
 * what ends it.
 */
export function keepUnsentEvents(): () => void {
  // Back from the browser's cache, where what it had left may have been sent meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeUnsent();
  };
  takeUnsent();
  window.addEventListener('pagehide', leaveUnsent);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', leaveUnsent);
    window.removeEventListener('pageshow', onShow);
  };
}
