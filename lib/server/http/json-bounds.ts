/** The most keys that one object of a request may have, and how deep its values may be nested. */
const MOST_KEYS = 500;
const MOST_LEVELS = 20;
/** The most values in all: above the longest list that a form can send. */
const MOST_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns whether JSON text has at most 500 keys an object, 20 levels and 20,000 values. Counts signs and builds nothing,
 * because building an object of 120,000 keys stops the process for a second. Whether the text is JSON at all is left to
 * the parser.
 */
export function isWithinJsonBounds(text: Uint8Array): boolean {
  const keys = new Uint32Array(MOST_LEVELS + 1);
  let level = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        level += 1;
        if (level > MOST_LEVELS) return false;
        keys[level] = 0;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        level = Math.max(0, level - 1);
        break;
      case COLON:
        keys[level] = (keys[level] ?? 0) + 1;
        if ((keys[level] ?? 0) > MOST_KEYS) return false;
        break;
      case COMMA:
        values += 1;
        if (values >= MOST_VALUES) return false;
        break;
      default:
    }
  }
  return true;
}

/** Returns the place of the quote that ends the string which begins at `start`; the end of the text without one. */
function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
