import { TEXT_SEPTETS } from './assumptions';
import { asGsm, septetsOf } from './gsm';

/** Returns whether a text fits into one message. */
export const isOneText = (text: string): boolean => (septetsOf(text) ?? Infinity) <= TEXT_SEPTETS;

/**
 * Returns a text in the GSM alphabet that fits into one message, with a shortened name if need be and never any other
 * words cut. `write` receives the rest of the name, '' in the end.
 */
export function fitIntoSms(write: (name: string) => string, name: string): string {
  const letters = Array.from(asGsm(name).trim());
  for (;;) {
    const text = asGsm(write(letters.join('').trimEnd()));
    if (letters.length === 0 || isOneText(text)) return text;
    letters.pop();
  }
}
