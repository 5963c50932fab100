import Cookies from 'js-cookie';
import { isOptionalKey } from '@/lib/domain/optional-keys';
import { mayUseOptional, onConsentAnswer } from '../consent';
import { dataLayer, tellConsent } from '../data-layer';
import { amplitude } from './amplitude';
import { isPublicPage, loadPagesWhole } from './public-page';
import { chat, tagManager, visitRecording, type Service } from './services';
import { reviewWidget } from './trustpilot';

/**
 * Returns the services that this build has ids for. The tag manager starts first, because it sets ids that others read.
 * Each id is read in place, so that the bundler drops a service without one.
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

/** On a private page only services that send our own events. */
const servicesForPage = (services: readonly Service[]): readonly Service[] =>
  isPublicPage() ? services : services.filter(({ sendsOwnEventsOnly }) => sendsOwnEventsOnly);

/**
 * Starts the services as soon as consent allows. When it is withdrawn, stops them, removes their keys and reloads the
 * page, because a script that has run cannot be unloaded. `reload` is replaced in tests.
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
    // Also on a private page: services have stored keys on earlier pages.
    removeOptionalKeys();
    if (wasRunning) reload();
  });
  follow();
}

/** Returns a host and every domain above it, as a cookie may be set for any of them. */
export const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, level, parts) => parts.slice(level).join('.'));

function removeCookie(name: string): void {
  Cookies.remove(name);
  domainsOf(window.location.hostname).forEach((domain) => Cookies.remove(name, { domain }));
}

/** Removes every optional cookie and storage entry (LAW-11). */
export function removeOptionalKeys(): void {
  Object.keys(Cookies.get()).filter(isOptionalKey).forEach(removeCookie);
  for (const storage of [window.localStorage, window.sessionStorage]) {
    Object.keys(storage)
      .filter(isOptionalKey)
      .forEach((key) => storage.removeItem(key));
  }
}
