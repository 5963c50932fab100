import { keepUnsentEvents } from '../analytics-queue';
import { watchNavigation } from './public-page';
import { whenLoadedAndIdle } from './when-loaded-and-idle';

/** Starts the optional services. Call once (instrumentation-client.ts). A build without ids has none of this code. */
export function startServices(): void {
  if (process.env.NEXT_PUBLIC_AMPLITUDE_KEY) keepUnsentEvents();
  if (
    process.env.NEXT_PUBLIC_AMPLITUDE_KEY ||
    process.env.NEXT_PUBLIC_GTM_ID ||
    process.env.NEXT_PUBLIC_HUBSPOT_ID ||
    process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID ||
    process.env.NEXT_PUBLIC_SENTRY_DSN
  ) {
    watchNavigation();
    whenLoadedAndIdle(() => void import('./run').then(({ runServices }) => runServices()));
  }
}
