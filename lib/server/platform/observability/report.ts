import { sendToErrorService } from './error-service';
import { log } from './log';

/** Removes quoted texts, addresses and long numbers, because they may be a visitor's. */
const redact = (text: string): string =>
  text.replace(/"[^"]*"|'[^']*'|`[^`]*`|[^\s@]{1,64}@\S+|\d{5,}/g, '…').slice(0, 500);

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Reports a fault's kind, redacted message and location, but nothing that a visitor sent. */
export function report(error: unknown, context: Readonly<Record<string, string>>): void {
  const fault = error instanceof Error ? error : new Error('A value was thrown that is no error');
  const at = (fault.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12);
  const told = { error: fault.name, message: redact(fault.message), at };
  log().error({ ...context, ...told, code: codeOf(fault) }, 'fault');
  void sendToErrorService({ ...told, context });
}
