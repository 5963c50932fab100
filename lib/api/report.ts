/** The event that the error service listens to, so that the lower layers need not know the service. */
export const REPORT_EVENT = 'report-error';

/** Logs a failure and dispatches it to the error service. `context` names the call, never its content. */
export function reportError(error: unknown, context: Readonly<Record<string, string>>): void {
  console.error('Call failed:', context, error);
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: { error, context } }));
}
