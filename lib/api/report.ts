/** The browser event that the error service listens to; the layers below it know no error service. */
export const REPORT_EVENT = 'report-error';

/** Logs a failure and hands it to the error service, if one listens. `context` names the call, never its content. */
export function reportError(error: unknown, context: Readonly<Record<string, string>>): void {
  console.error('Call failed:', context, error);
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: { error, context } }));
}
