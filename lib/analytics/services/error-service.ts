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
 * Error reports are sent whatever the answer about cookies, because they store nothing and carry no personal data
 * (docs/decisions/0014-error-reports.md).
 */
let isStarted = false;

/** Starts the SDK once. Later calls do nothing. */
export function startErrorService(dsn: string): typeof captureException {
  if (isStarted) return captureException;
  isStarted = true;
  init({
    dsn,
    // The default integrations would count sessions and begin to trace.
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

/** Starts traces, and the replay when the build has it. `stop` ends the replay. */
export function recordVisit(dsn: string): Recording {
  startErrorService(dsn);
  addIntegration(browserTracingIntegration());
  if (process.env.NEXT_PUBLIC_SENTRY_REPLAY !== 'on') return { stop: () => Promise.resolve() };
  // The spec leaves everything unmasked.
  const isMasked = process.env.NEXT_PUBLIC_SENTRY_REPLAY_MASK === 'on';
  const replay = replayIntegration({ maskAllText: isMasked, maskAllInputs: isMasked, blockAllMedia: isMasked });
  addIntegration(replay);
  return { stop: () => replay.stop() };
}
