import { log } from './observability/log';

/** Texts in quotes, addresses and long numbers may be a visitor's: the log gets the error, not the person. */
const redact = (text: string): string => text.replace(/"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|\d{5,}/g, '…').slice(0, 500);

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Writes a fault to the log: kind, redacted message, where in the code; never what a visitor sent. */
export function report(error: unknown, context: Readonly<Record<string, string>>): void {
  const fault = error instanceof Error ? error : new Error('A value was thrown that is no error');
  const frames = (fault.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  log().error(
    {
      ...context,
      error: fault.name,
      code: codeOf(fault),
      message: redact(fault.message),
      at: frames.map((frame) => frame.trim()),
    },
    'fault',
  );
}
