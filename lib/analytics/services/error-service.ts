import {
  addEventProcessor,
  addIntegration,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  replayIntegration,
} from '@sentry/nextjs';
import { scrub } from '../scrub';

/**
 * Sentry's SDK, in a chunk of its own. Error reports are sent whatever the answer about cookies: they keep the site
 * working, store nothing in the browser and carry no personal data (docs/decisions/0014-error-reports.md). Traces and
 * replays begin with `recordVisit`, when consent allows.
 */
let isStarted = false;

/**
 * Starts the SDK once. Later calls do nothing.
 * @param dsn where reports go
 */
export function startErrorService(dsn: string): typeof captureException {
  if (isStarted) return captureException;
  isStarted = true;
  init({
    dsn,
    // An explicit list: the default integrations would count sessions and begin to trace.
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration(),
    ],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    // Required by spec §9: every visit.
    tracesSampleRate: 1,
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    // No trace headers on any call.
    tracePropagationTargets: [],
  });
  addEventProcessor(scrub);
  return captureException;
}

type Recording = { readonly stop: () => Promise<void> };

/** Starts traces, and the replay when the build has it. `stop` ends the replay. A trace ends with its page. */
export function recordVisit(dsn: string): Recording {
  startErrorService(dsn);
  addIntegration(browserTracingIntegration());
  if (process.env.NEXT_PUBLIC_SENTRY_REPLAY !== 'on') return { stop: () => Promise.resolve() };
  // The spec leaves everything unmasked. NEXT_PUBLIC_SENTRY_REPLAY_MASK hides texts, inputs and media.
  const isMasked = process.env.NEXT_PUBLIC_SENTRY_REPLAY_MASK === 'on';
  const replay = replayIntegration({ maskAllText: isMasked, maskAllInputs: isMasked, blockAllMedia: isMasked });
  addIntegration(replay);
  return { stop: () => replay.stop() };
}
