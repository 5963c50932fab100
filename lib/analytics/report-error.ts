import { REPORT_EVENT } from '@/lib/api/report';
import { earlyLog } from '@/lib/late-scripts/early-log';
import { whenLoadedAndIdle } from './services/when-loaded-and-idle';

/**
 * Errors of the browser go to the error-reporting service when NEXT_PUBLIC_SENTRY_DSN names one. Its SDK is fetched when
 * the page has loaded and is idle; what happens before is kept here and sent then. Without a DSN nothing of it is in the
 * build, and nothing leaves the browser.
 */
const MAX_EARLY = 20;

type Sender = (error: unknown) => void;

const early: unknown[] = [];
let send: Sender = (error) => {
  if (early.length < MAX_EARLY) early.push(error);
};

/** Reports an error, now or as soon as the service is there. Never throws. */
export function reportError(error: unknown): void {
  send(error);
}

/** Hands what was kept to the service, and everything from now on. */
export function connectErrorService(sender: Sender): void {
  send = sender;
  early.splice(0).forEach(sender);
}

/** Called once, before the page hydrates (instrumentation-client.ts). */
export function startErrorReporting(): void {
  if (process.env.NEXT_PUBLIC_SENTRY_DSN) {
    const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
    const onError = (event: ErrorEvent) => reportError(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    // From before any script of ours but the loader.
    earlyLog()?.takeErrors().forEach(reportError);
    // Failures that the API layer has handled: nobody throws them, the service hears of them all the same (ERR-3).
    window.addEventListener(REPORT_EVENT, (event) =>
      reportError((event as CustomEvent<{ error: unknown }>).detail.error),
    );
    const connect = async () => {
      const { startErrorService } = await import('./services/error-service');
      const capture = startErrorService(dsn);
      // The SDK listens itself from here on.
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      connectErrorService(capture);
    };
    whenLoadedAndIdle(() => void connect().catch(() => undefined));
  }
}
