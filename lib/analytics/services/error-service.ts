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

let isStarted = false;

/**
 * Starts Sentry once, for error reports only, and returns its captureException. Needs no consent, because error reports
 * store nothing and carry no personal data (docs/decisions/0014-error-reports.md).
 */
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
    // Required by spec §9: every visit. The rates have no effect before recordVisit adds the integrations.
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

/**
 * Starts traces, and the replay if the build has it. Needs consent (ANA-2). `stop` ends only the replay, because the
 * page reloads when consent is withdrawn.
 */
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
