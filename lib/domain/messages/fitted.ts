import { TEXT_SEPTETS } from './assumptions';
import { asGsm, septetsOf } from './gsm';

/** Whether a text goes out as one message. */
export const isOneText = (text: string): boolean => (septetsOf(text) ?? Infinity) <= TEXT_SEPTETS;

/**
 * A text in the alphabet of telephones, around a name that is cut as far as the text needs it: never what else it says.
 * `write` is asked for the text with what is left of the name, '' in the end.
 */
export function fitted(write: (name: string) => string, name: string): string {
  const letters = Array.from(asGsm(name).trim());
  for (;;) {
    const text = asGsm(write(letters.join('').trimEnd()));
    if (letters.length === 0 || isOneText(text)) return text;
    letters.pop();
  }
}
