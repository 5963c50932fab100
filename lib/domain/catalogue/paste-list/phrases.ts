import { isHeading, isLabel, isSaidOfSeveral, kindOf } from './segment-kind';
import { isKindWord } from './kinds';
import { OPENING_WORDS } from './plain-words';
import { numberAlone, oneFewer, readQuantity, staysBehind, withLargerNumber } from './quantity';
import { isHint, isPackedGoods, isWholeName, namesThing, nounIn } from './recognise';
import { segmentsOf, type Segment } from './segments';
import { readPastedTable } from './table';
import { plainText, rawTokens, tokensOf } from './text';

/** Returns the lines of a pasted text that hold words, without bullets, numbering and the senders of a chat export. */
export function writtenLines(text: string): readonly string[] {
  const written = plainText(text)
    .split('\n')
    .map((line) => withoutMarks(withoutSender(line)))
    .filter((line) => line.trim() !== '');
  return withoutNumbering(written);
}

const NUMBERED = /^\s*\(?(\d{1,3})[.)]\s+(?=\S)/;

/** Removes "1. sofa", "2. desk" numbering where the numbers go up by one. Otherwise the numbers are quantities. */
function withoutNumbering(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []).map(Number);
  const isNumbered =
    numbers.length > 1 && numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);
  return lines.map((line) => line.replace(NUMBERED, isNumbered ? '' : '$1 x '));
}

/** Moves trailing quantities to the front where most lines end with one ("Sofa 1"), unless they number one item. */
export function withCountsBehind(lines: readonly string[]): readonly string[] {
  const COUNTED = /^([^\d,:]*[\p{L})])(?<!\sx)\s+(\d{1,3})$/u;
  const counted = lines.filter((line) => COUNTED.test(line) && !isHeading(line));
  const nouns = new Set(counted.map((line) => nounIn(line)));
  if (counted.length < 3 || counted.length < lines.length * 0.6 || nouns.size < counted.length * 0.6) return lines;
  return lines.map((line) => (isHeading(line) ? line : line.replace(COUNTED, '$2 x $1')));
}
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?';
const DATE =
  '(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2} [a-z]{3,9}\\.? \\d{4}|(?:yesterday|today|mon|tue|wed|thu|fri|sat|sun)[a-z]*)';
/** Matches the time and name that a chat export writes before each message: "[12/05/2024, 10:32] Anna: ". */
const SENDER = new RegExp(
  `^\\s*(?:[^\\[\\]:]{1,30},?\\s*)?\\[?(?:(?:${DATE}[,t]?\\s*(?:at |um )?${TIME})|(?:${TIME}[,\\s]*${DATE}?))\\]?\\s*(?:[-|]\\s*)?(?:[^:\\[\\]\\d,]{1,40}:(?=\\s|$))?\\s*`,
);
const SYSTEM =
  /end-to-end encrypted|<?media omitted>?|(?:image|video|sticker|audio) omitted|this message was deleted|<attached:|^https?:\/\/\S+$/;

const withoutSender = (line: string): string => (SYSTEM.test(line) ? '' : line.replace(SENDER, ''));

function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:the\s+)?(?:no\.?|number|amount|quantity|qty)\s+of\s+/, '')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u20e3/gu, ' ')
    .replace(/^[ \t]*(?:[*\->•·◦‣▪●○■□☐☑☒✓✔✗+#~_]|\[[ x✓]?\]|\(\s*\)|o\s(?=\s*\S))+(?![\d"])\s*/gu, (mark) =>
      /^\s*~/.test(mark) ? mark : '',
    )
    .replace(/^[ \t]*[-•*]\s*(?=\d)/, '')
    .replace(/^\s*\(?[a-h][.)]\s+(?=\S)/, '')
    .replace(/^\s*(?:\[[ x✓]?\]|[☐☑✓])\s*/, '')
    .replace(/\*\*|__|(?<=\s|^)\*(?=\S[^*]*\*)/g, '')
    .replace(/(?<=\S)(?:\.{3,}|…|_{3,}|-{3,})\s*(?=\d)|(?<=\S) {3,}(?=\S)/g, '\t');
}

const BED_KIND =
  /^(?:\d+\s*x?\s*|an?\s+)?(?:small )?(?:singles?|doubles?|twins?|queens?|king(?:[ -]?size)?s?|super[ -]?king(?:[ -]?size)?s?)(?:\s*x\s*\d+)?$/;

/** Returns whether the words are a kind of bed without its noun: "2 double", "kingsize". */
export const isBedKind = (words: string): boolean => BED_KIND.test(words);

const SLEPT_ON = /\b(?:bed|mattress|divan|headboard|topper|bunk|futon)/;
const SIZE_OF_BED = /\b(?:single|double|twin|queen|king)/;

/** Returns whether a kind before an item stands for a bed: "kingsize" in "kingsize, 2 bedside tables". */
export const isBedBefore = (kind: string, thing: string): boolean =>
  /^[a-z]/.test(kind) &&
  isBedKind(kind) &&
  !SIZE_OF_BED.test(thing) &&
  !SLEPT_ON.test(thing.replace(/\bbedsides?/g, ''));

/** Returns whether a kind after an item stands for a bed, because the item has its own: "double wardrobe, single". */
export const isBedBehind = (kind: string, thing: string): boolean => isBedKind(kind) && SIZE_OF_BED.test(thing);

/** Returns whether a mattress belongs to the bed before it, which the catalogue includes. */
export function isMattressOf(bed: string, mattress: string, joint: string): boolean {
  return (
    /^(?:and|with|&|\+|plus|\()/.test(joint) &&
    /\bbeds?\b|divan|bunk|\bcot\b|daybed/.test(bed) &&
    /^(?:(?:its|the|an?|their|\d+|matching)\s+)*(?:(?:single|double|king|size)\s+)*mattress(?:es)?$/.test(mattress)
  );
}

const TABLE = /\btable\b|tisch\b|(?<!\p{L})st[oó][lł](?!\p{L})/u;
const CHAIRS = /^(\d+)\s+(?:\p{L}+\s+){0,2}(?:chairs|stools|st(?:ü|ue?)hlen?|krzes\p{L}+)$/u;

/** Returns the seats of a table by its chairs: a table with four chairs seats four. */
export function seatsFor(table: string, chairs: string): readonly string[] {
  const seats = CHAIRS.exec(chairs)?.[1];
  return seats !== undefined && TABLE.test(table) && !/\d/.test(table) ? [`${seats} seater`] : [];
}

/** Returns the number of chairs of a "6 seater table", unless the table or the chairs state another. */
export function chairsAt(table: string, chairs: string): string | undefined {
  const seats = /(\d+)[\s-]*(?:seat|person|sitz|osob)|seats (\d+)/.exec(table);
  const isUncounted = /^(?:(?:the|its|matching|dining)\s+)*(?:chairs|st(?:ü|ue?)hle|krzes[lł]a)$/.test(chairs);
  return isUncounted && TABLE.test(table) ? (seats?.[1] ?? seats?.[2]) : undefined;
}

/** One item of a list, with its number and all that describes it, in lower case. */
export type Phrase = {
  readonly text: string;
  /** Words from the preceding item that also describe this one: "garden table and chairs". */
  readonly context: readonly string[];
  /** Whether the number is the usual one: a table for six has six chairs. */
  readonly isUsualCount?: boolean;
  /** The assumed noun: "2 double" may be beds. */
  readonly supposed?: string;
};

export type SplitText = {
  readonly phrases: readonly Phrase[];
  /** Parts of the text that name no item: greetings, sentences about the move. */
  readonly unread: readonly string[];
};

/** Splits a pasted text into its items. `isTitle`: whether words are the whole title of an item, which is never cut. */
export function splitList(text: string, isTitle: (phrase: string) => boolean): SplitText {
  const lines = writtenLines(text);
  const phrases: Phrase[] = [];
  const unread: string[] = [];
  let isSignedOff = false;
  // "Beds:" before lines of "2 double" and "1 single".
  let title: Phrase | undefined;
  let titleNoun = '';
  for (const line of readPastedTable(lines) ?? withCountsBehind(lines)) {
    const read: SplitLine = isTitle(line)
      ? { phrases: [{ text: line, context: [] }], unread: [], kinds: [] }
      : splitLine(line, isTitle, isSignedOff);
    phrases.push(...read.phrases);
    unread.push(...read.unread);
    if (read.kinds.length === 0) titleNoun = '';
    else if (titleNoun !== '' && phrases.at(-1) === title) phrases.pop();
    for (const kind of read.kinds) {
      const supposed = titleNoun === '' && isBedKind(kind) ? 'bed' : undefined;
      if (titleNoun !== '') phrases.push({ text: `${kind} ${titleNoun}`, context: [] });
      else if (supposed) phrases.push({ text: kind, context: [], supposed });
      else unread.push(kind);
    }
    if (/:\s*$/.test(line) && read.phrases.length === 1 && isWholeName(read.phrases[0]?.text ?? '')) {
      title = read.phrases[0];
      titleNoun = nounIn(title?.text ?? '');
    }
    isSignedOff = (isSignedOff || SIGN_OFF.test(line)) && read.phrases.length === 0;
  }
  return { phrases, unread };
}

const SIGN_OFF = /\b(?:thanks|thank you|thx|cheers|regards|best|sincerely|danke|gru(?:ss|ß)e?|pozdrawiam|dziękuję)\b/;
const GREETING = /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|hallo|guten tag|dzień dobry|cześć)\b/;

/** Words that two joined items share: "garden table and chairs". */
const PLACES = new Set([
  'garden',
  'patio',
  'outdoor',
  'kitchen',
  'dining',
  'office',
  'desk',
  'kid',
  'child',
  'toddler',
]);

type Draft = {
  text: string;
  number: string | null;
  /** The number that applies where none is written. */
  usualNumber?: string | undefined;
  notes: string[];
  context: string[];
  isClosed: boolean;
  supposed?: string;
};

/** Matches words before items that exist several times, in a number that is not given: "2 rooms each with a bed". */
const EACH = /\beach (?:with|have|has|having|contain(?:s|ing)?)\b/;

/** `kinds`: those that no noun of the line belongs to. */
type SplitLine = SplitText & { readonly kinds: readonly string[] };

const NOTHING: SplitLine = { phrases: [], unread: [], kinds: [] };

function splitLine(line: string, isTitle: (phrase: string) => boolean, isSignedOff: boolean): SplitLine {
  if (isHeading(line)) return NOTHING;
  const heading = /^([^:,(]{1,40}):(?=\s|$)\s*(.*)$/.exec(line);
  if (heading?.[1] !== undefined && isHeading(heading[1]) && numberAlone(heading[2] ?? '') !== null) return NOTHING;
  const isLabelled =
    heading?.[1] !== undefined &&
    (isLabel(heading[1], heading[2] ?? '') || !namesThing(heading[1])) &&
    numberAlone(heading[2] ?? '') === null;
  const label = isLabelled ? (heading[2] ?? '') : line;
  const dashed = /^([^-:,(]{1,30}?)\s+-\s+(?=\S)(.*)$/.exec(label);
  const rest =
    dashed?.[1] !== undefined && isLabel(dashed[1], dashed[2] ?? '') && !/^\d+$/.test(dashed[2] ?? '')
      ? (dashed[2] ?? '')
      : label;
  const each = EACH.exec(rest);
  if (each) {
    const before = splitSegments(segmentsOf(rest.slice(0, each.index), isTitle), isSignedOff);
    const after = splitSegments(segmentsOf(rest.slice(each.index + each[0].length), isTitle), isSignedOff);
    return {
      phrases: [...before.phrases, ...after.phrases.map((phrase) => ({ ...phrase, text: `some ${phrase.text}` }))],
      unread: [...before.unread, ...after.unread],
      kinds: before.kinds,
    };
  }
  const read = splitSegments(segmentsOf(rest, isTitle), isSignedOff);
  const isNamed =
    isLabelled && read.phrases.length + read.kinds.length === 0 && isNamedInFront(heading[1] ?? '', read.unread);
  return isNamed ? splitSegments(segmentsOf(line, isTitle), isSignedOff) : read;
}

/** Returns whether the label names the item: "Trampoline: needs dismantling", but not "Height: 180 cm". */
function isNamedInFront(label: string, described: readonly string[]): boolean {
  return (
    described.length > 0 &&
    described.every((part) => kindOf(part, false, false) === 'description') &&
    kindOf(`${label}: ${described.join(' ')}`, false, false) === 'thing' &&
    kindOf(label, false, false) === 'thing' &&
    !rawTokens(label).every((word) => OPENING_WORDS.has(word))
  );
}

function splitSegments(segments: readonly Segment[], isSignedOff: boolean): SplitLine {
  const drafts: Draft[] = [];
  const unread: string[] = [];
  let waiting: { number: string | null; notes: string[] } = { number: null, notes: [] };
  let isTalk = isSignedOff;
  let noun = '';
  // The item that the following kinds may be parts of.
  let whole: Draft | undefined;
  let isListInBrackets = false;
  let sentence: Draft[] = [];
  for (const [at, { text: written, joint, isNote: isInBrackets }] of segments.entries()) {
    const last = drafts.at(-1);
    const text = last && AND.test(joint) ? withNounBefore(written, noun) : written;
    if (joint === '.') sentence = [];
    if (isSaidOfSeveral(text)) for (const draft of sentence) draft.notes.push('with staying');
    const isOfSeveral = sentence.length > 1 && (AND.test(joint) || isSaidOfSeveral(text));
    if (last && !isOfSeveral && staysBehind(text)) {
      drafts.pop();
      [whole, noun] = [undefined, ''];
      continue;
    }
    // "Coffee table - glass": the material. Drinking glasses are in the plural.
    if (last && /^glass(?: top)?$/.test(text) && joint !== ',') continue;
    isListInBrackets = isInBrackets && (isListInBrackets || !last);
    const isNote = isInBrackets && !isListInBrackets;
    const seats = SEATS.exec(text);
    // "2 sofas, 3 seater and 2 seater": one of each.
    if (whole && seats && seats[1] === undefined && whole.notes.some((note) => SEATS.test(note))) {
      whole.text = oneFewer(whole.text);
      drafts.push({ ...emptyDraft(), text: `${text} ${noun}` });
      continue;
    }
    const isSeats =
      seats &&
      last !== undefined &&
      (isInBrackets || seats[1] !== undefined || !/seat/.test([last.text, ...last.notes].join(' '))) &&
      /^(?:sofa|couch|settee|table)$/.test(noun);
    const kind = isSeats ? (seats[1] === undefined ? 'description' : 'kind') : kindOf(text, isNote, isTalk);
    if (GREETING.test(text) || SIGN_OFF.test(text)) isTalk = true;
    if (kind === 'none' && segments.length > 1 && VAGUE.test(text)) unread.push(text);
    if (kind === 'number') {
      if (last && !last.isClosed && last.number === null && !readQuantity(last.text).isSaid)
        last.number = numberAlone(text);
      // "40 crates, 6 PCs": computers.
      else if (last && joint === ',' && /^\d+ ?pcs?$/.test(text))
        drafts.push({ ...emptyDraft(), text: text.replace(/ ?pcs?$/, ' computers') });
      // "30 boxes, maybe 40" corrects its number. "1, sofa, 2, lamp" begins the next item.
      else if (!isNote && last && !last.isClosed && last.number === null) last.text = withLargerNumber(last.text, text);
      // "3 boxes (4), rug" says nothing about the rug, "(3) boxes (4) rugs" does.
      else if (isNote && segments[at + 1]?.joint !== ')') last?.notes.push(`with ${text}`);
      else waiting.number = numberAlone(text);
    } else if (kind === 'description') {
      if (last && joint === ',' && isBedBehind(text, last.text)) drafts.push(bedOf(text));
      else if (last && !last.isClosed) last.notes.push(text);
      else waiting.notes.push(text);
    } else if (kind === 'note') {
      if (last) last.notes.push(/^(?:for the )?tip$/.test(text) ? 'for the tip' : `with ${text}`);
      else unread.push(text);
    } else if (kind === 'talk') {
      if (!isCourtesy(text)) unread.push(text);
      if (last) last.isClosed = true;
    } else if (kind === 'kind') {
      if (last && noun !== '') {
        const isPart = isInBrackets || /[:-]/.test(joint);
        if (whole && (isBare(whole) || takesFrom(whole, text, isPart))) drafts.splice(drafts.indexOf(whole), 1);
        if (whole && !drafts.includes(whole)) whole = undefined;
        drafts.push({ ...emptyDraft(), text: `${text.replace(/^(\d+)x(?=\d)/, '$1 x ')} ${noun}` });
      } else waiting.notes.push(text);
    } else if (kind === 'thing') {
      if (last && isMattressOf(last.text, text, joint)) continue;
      if (last && joint === '(' && isGoodsIn(last, text)) drafts.pop();
      const context =
        last && AND.test(joint)
          ? tokensOf(`${last.text} ${last.context.join(' ')}`).filter((word) => PLACES.has(word))
          : [];
      const before = waiting.notes.filter((note) => /^\d/.test(note));
      noun = nounIn(text);
      if (last && AND.test(joint)) last.notes.push(...seatsFor(last.text, text));
      for (const note of before)
        if (noun !== '' && readQuantity(note).isSaid) drafts.push({ ...emptyDraft(), text: `${note} ${noun}` });
      const notes = waiting.notes.filter((note) => !/^\d/.test(note) && !isBedBefore(note, text));
      for (const note of waiting.notes) if (isBedBefore(note, text)) drafts.push(bedOf(note));
      whole = { ...emptyDraft(), text, number: waiting.number, notes, context };
      if (last && AND.test(joint)) whole.usualNumber = chairsAt([last.text, ...last.notes].join(' '), text);
      drafts.push(whole);
      sentence.push(whole);
      waiting = { number: null, notes: [] };
    }
  }
  const isKindsAlone = drafts.length === 0 && unread.length === 0;
  const isKind = (note: string) =>
    isKindsAlone && (isBedKind(note) || (/^\d/.test(note) && tokensOf(note).some(isKindWord)));
  const kinds = waiting.notes.filter(isKind);
  const left = [...(waiting.number === null ? [] : [waiting.number]), ...waiting.notes.filter((note) => !isKind(note))];
  return { phrases: withoutContents(drafts).map(phraseOf), unread: [...unread, ...left], kinds };
}

/** Matches words for items that nobody can count: "sofa, bed, other stuff". */
const VAGUE = /\b(?:stuff|things|furniture|belongings|contents?|appliances)\b/;

/** Matches "3 seater" and "2 x 3-seat". */
const SEATS = /^(\d+\s*x?\s*)?\d+(?:\.\d)?[\s-]*seat(?:ers?|s)?$/;
const AND = /^(?:and|n|with|plus|und|mit|i|z|oraz)\b|^[&+]/;

/** Completes a joined part with the noun before it: "tv + stand" is a TV and a TV stand. */
function withNounBefore(text: string, noun: string): string {
  const counted = readQuantity(text);
  const isPart = isHint(counted.rest) || (noun === 'tv' && counted.rest === 'unit');
  if (noun === '' || !isPart || !isWholeName(`${noun} ${counted.rest}`)) return text;
  return `${counted.isSaid ? `${counted.quantity ?? 1} x ` : ''}${noun} ${counted.rest}`;
}

/** Merges goods with their boxes: "Books, 5 boxes" are boxes of books. */
function withoutContents(drafts: readonly Draft[]): readonly Draft[] {
  const [goods, boxes, ...others] = drafts;
  return goods && boxes && others.length === 0 && isGoodsIn(goods, boxes.text) ? [boxes] : drafts;
}

const isGoodsIn = (goods: Draft, boxes: string): boolean =>
  goods.number === null &&
  isPackedGoods(goods.text) &&
  /^(?:box|carton|crate|tub|bag|container)$/.test(nounIn(boxes)) &&
  readQuantity(boxes).isSaid;

const bedOf = (kind: string): Draft => ({ ...emptyDraft(), text: kind, supposed: 'bed' });
const emptyDraft = (): Draft => ({ text: '', number: null, notes: [], context: [], isClosed: false });

/** Returns whether an item is only a heading: "beds" before ": 2 double, 1 single" counts nothing itself. */
const isBare = ({ text, number, notes }: Draft): boolean =>
  number === null && notes.length === 0 && !readQuantity(text).isSaid && isWholeName(text);

/** Subtracts "1 large" from "2 chests of drawers (1 large, 1 small)". Returns whether none is left. */
function takesFrom(whole: Draft, part: string, isPart: boolean): boolean {
  const some = Number(/^\d+/.exec(part)?.[0] ?? 1);
  const counted = readQuantity(whole.text);
  if (!isPart || !counted.isSaid || counted.quantity === null || counted.quantity < some) return false;
  whole.text = `${counted.quantity - some} x ${counted.rest}`;
  return counted.quantity === some;
}

/** Returns an item that has notes with its number in front: "bed x 1 (double)" is "1 x bed double". */
function withNumberInFront(text: string, notes: readonly string[]): string {
  const { isSaid, quantity, rest } = readQuantity(text);
  return notes.length > 0 && isSaid && quantity !== null && /\sx\s?\d+$/.test(text) ? `${quantity} x ${rest}` : text;
}

function phraseOf({ text, number, usualNumber, notes, context, supposed }: Draft): Phrase {
  if (supposed !== undefined) return { text, context, supposed };
  if (number === null && usualNumber !== undefined)
    return { text: [`${usualNumber} x ${text}`, ...notes].join(' '), context, isUsualCount: true };
  const counted = number === null ? withNumberInFront(text, notes) : `${number} x ${text}`;
  return { text: [counted, ...notes].join(' '), context };
}

const COURTESY =
  /^(?:hi|hello|hey|hiya|dear|good|morning|afternoon|evening|all|there|thanks?|you|so|much|very|many|in|advance|cheers|kind|best|warm|regards|ok|okay|yes|please|and|so on|etc|lol|oh|ta|mate|x+)$/;
const isCourtesy = (text: string): boolean => text.split(/\s+/).every((word) => COURTESY.test(word));
