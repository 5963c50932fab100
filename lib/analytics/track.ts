import type { AnalyticsEvent, AnalyticsEvents } from './events';

type DataLayerWindow = Window & { dataLayer?: unknown[] };

/** Sends an event to the tag manager's data layer and to our own backend. Never throws, never waits. */
export function track<E extends AnalyticsEvent>(event: E, details: AnalyticsEvents[E]): void {
  if (typeof window === 'undefined') return;
  const page = window as DataLayerWindow;
  page.dataLayer = page.dataLayer ?? [];
  page.dataLayer.push({ event, ...details });
  // Fetched when it is first needed: pages that only track must not pay for the API layer.
  void import('@/lib/api/telemetry').then(({ logEvent }) => logEvent(event, JSON.stringify(details)));
}
