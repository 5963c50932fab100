import type { AnalyticsEvent, AnalyticsEvents } from './events';

/** An event as the analytics service gets it; `time` in milliseconds is when it happened. */
export type TrackedEvent = {
  readonly event: AnalyticsEvent;
  readonly details: AnalyticsEvents[AnalyticsEvent];
  readonly time: number;
};
type Sender = (event: TrackedEvent) => void;

/** Enough for a visit of some minutes; a page whose service never comes must not grow. */
const MAX_KEPT = 100;

const kept: TrackedEvent[] = [];
let send: Sender | null = null;

/** Sends an event to the analytics service, now or, in the same order, as soon as the service is there. */
export function toAnalytics(event: AnalyticsEvent, details: TrackedEvent['details']): void {
  const tracked = { event, details, time: Date.now() };
  if (send) send(tracked);
  else if (kept.length < MAX_KEPT) kept.push(tracked);
}

/** Hands what was kept to the service, and everything from now on; null: the service is gone. */
export function connectAnalytics(sender: Sender | null): void {
  send = sender;
  const waiting = kept.splice(0);
  if (sender) waiting.forEach(sender);
}
