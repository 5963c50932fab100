import { mayUseOptional } from './consent';
import type { AnalyticsEvent, AnalyticsEvents } from './events';

/** `time` in milliseconds. */
export type TrackedEvent = {
  readonly event: AnalyticsEvent;
  readonly details: AnalyticsEvents[AnalyticsEvent];
  readonly time: number;
};
/** Names the visitor by a hash. */
type KnownVisitor = { readonly userId: string };
type Sender = (entry: TrackedEvent | KnownVisitor) => void;

/** Enough for a visit of some minutes. */
const MAX_KEPT = 100;

const kept: (TrackedEvent | KnownVisitor)[] = [];
let send: Sender | null = null;

function toService(entry: TrackedEvent | KnownVisitor): void {
  if (send) send(entry);
  else if (kept.length < MAX_KEPT) kept.push(entry);
}

/** Sends an event to the analytics service, or keeps it until the service has loaded. */
export const toAnalytics = (event: TrackedEvent): void => toService(event);

/** Names the visitor to the analytics service, in order with the events. */
export const nameAnalyticsUser = (userId: string): void => toService({ userId });

/** Hands the kept events to the service and sends it every later one. Null disconnects the service. */
export function connectAnalytics(sender: Sender | null): void {
  send = sender;
  const waiting = kept.splice(0);
  if (sender) waiting.forEach(sender);
}

/** For the events that the previous page could not send before it was left. */
const UNSENT_KEY = 'unsent-events';

const isEntry = (value: unknown): value is TrackedEvent | KnownVisitor =>
  typeof value === 'object' && value !== null && ('event' in value || 'userId' in value);

/** Takes the events that the previous page left. Removes them even when consent has been withdrawn. */
function takeUnsent(): void {
  try {
    const unsent: unknown = JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? '[]');
    sessionStorage.removeItem(UNSENT_KEY);
    if (Array.isArray(unsent) && mayUseOptional()) unsent.filter(isEntry).forEach(toService);
  } catch {
    // Unreadable or unwritable events are lost.
  }
}

function leaveUnsent(): void {
  if (kept.length === 0 || !mayUseOptional()) return;
  try {
    sessionStorage.setItem(UNSENT_KEY, JSON.stringify(kept.splice(0)));
  } catch {
    // Storage is not available: the events are lost.
  }
}

/**
 * Stores the events that are still kept when the page is left. Call once, before anything is tracked. Returns the
 * cleanup.
 */
export function keepUnsentEvents(): () => void {
  // From the back/forward cache: the next page may have sent its events meanwhile.
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
