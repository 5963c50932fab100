import { HEADING_WORDS, ROOM_WORDS } from './plain-words';
import { isWholeName, namesThing } from './recognise';
import { isFiller, rawTokens, toToken } from './text';

/** Returns whether a line only says where items are: "bedroom 2:", "kitchen". */
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

const NUMBERED_BED = /^\s*bed ?\d\s*$/;
const BED_OF_SOMEBODY =
  /^\s*(?:main|master|spare|guest|front|back|top|second|third|2nd|3rd|(?:kid|child|children|girl|boy|son|daughter)'?s?'?)\s+bed\s*$/;

/** Returns whether the words before a list mean a room: "bed 1 - wardrobe, desk", "spare bed: desk". */
const isLabelOfRoom = (label: string, list: string): boolean =>
  isHeading(label) || NUMBERED_BED.test(label) || (BED_OF_SOMEBODY.test(label) && namesThing(list));

const THINGS =
  /^\s*(?:(?:small|big|larg|heavy|bulk|loose|house|household|kitchen)(?:er|e|y)? |other |misc )?(?:items?|things|stuff|bits(?: and (?:bobs|pieces))?|misc|miscellaneous|others?|extras?|sundries)\s*$/;

/** Returns whether the words before a list only announce it: "small items: kettle, lamp". */
const isLabelOfThings = (label: string, list: string): boolean => THINGS.test(label) && namesThing(list);

export const isLabel = (words: string, list: string): boolean =>
  isLabelOfRoom(words, list) || isLabelOfThings(words, list);
