import { HEADING_WORDS, ROOM_WORDS } from './plain-words';
import { isWholeName } from './recognise';
import { isFiller, rawTokens, toToken } from './text';

/** "bedroom 2:" and "kitchen" say where things are. */
export function isHeading(text: string): boolean {
  const plain = text
    .replace(/\p{L}+'s?(?=\s)/gu, ' ')
    .replace(/\b(?:box|bed|tv|music|games?|play|guest|spare) ?room/, 'room');
  const words = rawTokens(plain);
  const isRoom = words.some((word) => ROOM_WORDS.has(toToken(word)));
  return (
    words.every(
      (word) =>
        isFiller(word) || ROOM_WORDS.has(toToken(word)) || HEADING_WORDS.has(toToken(word)) || /^\d+$/.test(word),
    ) &&
    (isRoom || (!words.some((word) => /^\d+$/.test(word)) && words.some((word) => HEADING_NOUNS.has(toToken(word))))) &&
    !isWholeName(text.replace(/\d+/g, '')) &&
    !isWholeName(/:\s*(.+)$/.exec(text)?.[1] ?? '')
  );
}

const HEADING_NOUNS = new Set(
  'item thing furniture stuff list total subtotal other misc belonging content inventory appliance following'.split(
    ' ',
  ),
);

/** "Bed 1 - wardrobe, desk" means the room. */
export const isLabelOfRoom = (text: string): boolean => isHeading(text) || /^\s*bed ?\d\s*$/.test(text);
