import { REPORT_EVENT } from '@/lib/api/report';
import { earlyLog } from '@/lib/deferred-scripts/early-log';
import { whenLoadedAndIdle } from './services/when-loaded-and-idle';

/**
 * Errors go to the service of NEXT_PUBLIC_SENTRY_DSN, whose SDK is fetched when the page is idle. A build without a DSN
 * has none of this code.
 */
const MAX_EARLY = 20;

type Sender = (error: unknown) => void;

const early: unknown[] = [];
let send: Sender = (error) => {
  if (early.length < MAX_EARLY) early.push(error);
};

/** Reports an error, or keeps it until the service has loaded. Never throws. */
export function reportError(error: unknown): void {
  send(error);
}

export function connectErrorService(sender: Sender): void {
  send = sender;
  early.splice(0).forEach(sender);
}

/** Starts to collect errors. Call once, before the page hydrates (instrumentation-client.ts). */
export function startErrorReporting(): void {
  if (process.env.NEXT_PUBLIC_SENTRY_DSN) {
    const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
    const onError = (event: ErrorEvent) => reportError(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    // Kept by the loader.
    earlyLog()?.takeErrors().forEach(reportError);
    // The API layer has handled these failures, but the service must see them (ERR-3).
    window.addEventListener(REPORT_EVENT, (event) =>
      reportError((event as CustomEvent<{ error: unknown }>).detail.error),
    );
    const connect = async () => {
      const { startErrorService } = await import('./services/error-service');
      const capture = startErrorService(dsn);
      // From here on the SDK has listeners of its own.
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      connectErrorService(capture);
    };
    whenLoadedAndIdle(() => void connect().catch(() => undefined));
  }
}
