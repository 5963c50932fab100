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
export const toAnalytics = (event: AnalyticsEvent, details: TrackedEvent['details']): void =>
  toService({ event, details, time: Date.now() });

/** Names the visitor to the analytics service, in the same order. */
export const nameAnalyticsUser = (userId: string): void => toService({ userId });

/** Hands what was kept to the service, and everything from now on; null: the service is gone. */
export function connectAnalytics(sender: Sender | null): void {
  send = sender;
  const waiting = kept.splice(0);
  if (sender) waiting.forEach(sender);
}
