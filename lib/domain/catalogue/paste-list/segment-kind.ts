import { CONTRADICTING_WORDS, HEADING_WORDS, NEUTRAL_WORDS, ROOM_WORDS, TALK_WORDS } from './plain-words';
import { isWholeName, namesThing } from './recognise';
import { isFiller, rawTokens, toToken, tokensOf } from './text';
import { takeMeasures } from './measures';
import { numberAlone, readQuantity } from './quantity';
import { isKindWord } from './kinds';

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

/** Matches "3 door" and "6 drawer", which describe the item before them: of several items people say "doors". */
const OF_ONE = /^\d+[\s-]*(?:door|drawer|draw|shelf|tier)$/;

/** Matches a home rather than an item: "2 bed flat". */
const PROPERTY =
  /\b(?:\d|studio|one|two|three|four)?[\s-]*(?:bed(?:room)?(?:ed)?[\s-]+)?(?:flat|house|apartment|maisonette|bungalow|property|terrace|semi|wohnung|mieszkanie|mieszkania)(?=$|\s+(?:in|on|at|to|from|with|near|share|move|removal)\b|$)/;

/** Matches a measure alone: "5 drawers" in brackets after a chest. */
const MEASURE_ALONE = /^(?:with )?\d+[\s-]*(?:drawers?|draws?|doors?|shel(?:f|ves)|seats?|seaters?|tiers?)$/;

/** Matches times and dates: "moving 28/11/2026", "after 6pm". */
const TIME_OR_DATE =
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d(?![\d.])|\b\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b/;

/** Matches telephone numbers: "07700 900123". */
const PHONE = /(?<!\d)(?:\+\d{2}|0)[\d\s]{9,13}$/;

/** Matches addresses and postcode districts: "22 Mill Lane", "LS6". */
const ADDRESS =
  /\b\d+[a-z]?\s+(?:[a-z]+\s+){1,3}(?:road|street|lane|avenue|drive|close|crescent|grove|court|terrace|gardens|way|rd|st|ave)\b|^[a-z]{1,2}\d{1,2}[a-z]?(?:\s+\d[a-z]{2})?(?=$|\s+(?:with|to)\b)/;

/** Matches numbers of people: "2 adults 1 child", "2 man job". */
const PEOPLE =
  /^(?:(?:and|with|an?|\d+)\s+|(?:adults?|child(?:ren)?|kids?|people|persons?|men|man|movers?|porters?|job|van|osoby|personen)(?:\s+|$))+$/;

export type SegmentKind = 'number' | 'description' | 'kind' | 'note' | 'talk' | 'thing' | 'none';

/** Returns a segment's role in its line. `isNote`: in brackets after an item. `isTalk`: after a greeting or thanks. */
export function kindOf(text: string, isNote: boolean, isTalk: boolean): SegmentKind {
  if (numberAlone(text) !== null) return 'number';
  if ((isNote && MEASURE_ALONE.test(text)) || OF_ONE.test(text)) return 'description';
  if (!isWholeName(readQuantity(text).rest) && PROPERTY.test(text)) return 'talk';
  if (!namesThing(text) && [TIME_OR_DATE, PHONE, ADDRESS, PEOPLE].some((pattern) => pattern.test(text))) return 'talk';
  if (rawTokens(text).length === 0) return 'none';
  if (isHeading(text)) return 'none';
  const { rest } = takeMeasures(text, namesThing);
  const counted = readQuantity(rest);
  const words = tokensOf(counted.isSaid ? counted.rest : rest);
  const describes = (word: string) =>
    isFiller(word) ||
    NEUTRAL_WORDS.has(word) ||
    isKindWord(word) ||
    CONTRADICTING_WORDS.has(word) ||
    ROOM_WORDS.has(word) ||
    HEADING_WORDS.has(word);
  if (words.every(describes) && !namesThing(counted.rest)) {
    if (counted.isSaid && words.some(isKindWord) && (counted.quantity ?? 0) > 0) return 'kind';
    if (tokensOf(rest).some((word) => CONTRADICTING_WORDS.has(word))) return 'note';
    return 'description';
  }
  if (namesThing(text)) return isNote && !readQuantity(rest).isSaid ? 'note' : 'thing';
  if (isNote) return 'note';
  const isSpeech = words.some((word) => TALK_WORDS.has(word)) || words.length > 7;
  return isSpeech || (isTalk && words.length < 4 && !counted.isSaid) ? 'talk' : 'thing';
}

/** Returns whether words at the end of a sentence apply to all its items: "are staying", "belong to the landlord". */
export const isSaidOfSeveral = (text: string): boolean =>
  /\b(?:are|aren't|were|belong)\b/.test(text) && tokensOf(text).some((word) => CONTRADICTING_WORDS.has(word));
