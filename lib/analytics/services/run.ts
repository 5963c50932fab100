import { mayUseOptional, onConsentAnswer } from '../consent';
import { dataLayer, tellConsent } from '../data-layer';
import { amplitude } from './amplitude';
import { chat } from './chat';
import { isPublicPage, loadPagesWhole } from './public-page';
import { reviewWidget } from './review-widget';
import type { Service } from './service';
import { tagManager } from './tag-manager';
import { visitRecording } from './visit-recording';
import { removeOptionalKeys } from './withdraw';

/**
 * Those that this build has ids for; each id is asked for in place, so that a build without it is without the service.
 * In the order in which they start: the tag manager sets the ids that others read.
 */
const configuredServices = (): readonly Service[] => [
  ...(process.env.NEXT_PUBLIC_GTM_ID
    ? [tagManager(process.env.NEXT_PUBLIC_GTM_ID, process.env.NEXT_PUBLIC_GTM_ORIGIN ?? '')]
    : []),
  ...(process.env.NEXT_PUBLIC_AMPLITUDE_KEY
    ? [amplitude(process.env.NEXT_PUBLIC_AMPLITUDE_KEY, process.env.NEXT_PUBLIC_AMPLITUDE_ORIGIN ?? '')]
    : []),
  ...(process.env.NEXT_PUBLIC_HUBSPOT_ID
    ? [chat(process.env.NEXT_PUBLIC_HUBSPOT_ID, process.env.NEXT_PUBLIC_HUBSPOT_ORIGIN ?? '')]
    : []),
  ...(process.env.NEXT_PUBLIC_SENTRY_DSN ? [visitRecording(process.env.NEXT_PUBLIC_SENTRY_DSN)] : []),
  ...(process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID ? [reviewWidget] : []),
];

/** Returns the services that may run on this page: on a private one those that send our own events and read no address. */
const servicesForPage = (services: readonly Service[]): readonly Service[] =>
  isPublicPage() ? services : services.filter(({ sendsOwnEventsOnly }) => sendsOwnEventsOnly);

/**
 * Starts the services that may run on the page, as soon as consent allows. When it is withdrawn they are stopped, what they
 * keep is removed, and the page is loaded anew: a script that has run cannot be taken back. `reload` stands for the last in
 * tests.
 */
export function runServices(reload: () => void = () => window.location.reload()): void {
  const services = configuredServices();
  let running: readonly Service[] = [];

  const follow = () => {
    if (!mayUseOptional()) {
      running.forEach((service) => service.stop());
      running = [];
    } else if (running.length === 0) {
      running = servicesForPage(services);
      if (running.some(({ sendsOwnEventsOnly }) => !sendsOwnEventsOnly)) loadPagesWhole();
      running.forEach((service) => service.start());
    }
  };

  if (process.env.NEXT_PUBLIC_GTM_ID) dataLayer();
  onConsentAnswer(() => {
    if (process.env.NEXT_PUBLIC_GTM_ID) tellConsent();
    const wasRunning = running.length > 0;
    follow();
    if (mayUseOptional()) return;
    // Also on a private page: services have kept them on the pages before.
    removeOptionalKeys();
    if (wasRunning) reload();
  });
  follow();
}
