import { logEvent } from '@/lib/api/log-event';
import { toAnalytics } from './analytics-queue';
import { mayUseOptional } from './consent';
import { dataLayer } from './data-layer';
import type { AnalyticsEvent, AnalyticsEvents } from './events';
import { isCountingOff } from './counting-off';

/** Sends an event to the data layer and the analytics service, with consent. `time` in milliseconds. */
export function tellServices<E extends AnalyticsEvent>(event: E, details: AnalyticsEvents[E], time: number): void {
  if (!mayUseOptional()) return;
  dataLayer().push({ event, ...details });
  if (process.env.NEXT_PUBLIC_AMPLITUDE_KEY) toAnalytics({ event, details, time });
}

/**
 * Sends an event to the services and our own backend (ANA-1). Never throws, never waits. Without consent only the
 * backend counts it, without learning who the visitor is.
 */
export function track<E extends AnalyticsEvent>(event: E, details: AnalyticsEvents[E]): void {
  if (typeof window === 'undefined') return;
  tellServices(event, details, Date.now());
  if (!isCountingOff()) void logEvent(event, JSON.stringify(details));
}
