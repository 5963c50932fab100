import { isHeading, isLabelOfRoom } from './headings';
import { takeMeasures } from './measures';
import { CONTRADICTING_WORDS, HEADING_WORDS, NEUTRAL_WORDS, ROOM_WORDS, TALK_WORDS } from './plain-words';
import { numberAlone, readQuantity } from './quantity';
import { isKindWord, isWholeName, nounIn, namesThing } from './recognise';
import { segmentsOf } from './segments';
import { readTable } from './table';
import { isFiller, rawTokens, tokensOf } from './text';
import { withCountsBehind, writtenLines } from './written-lines';

/** One thing of a list, with its number and all that describes it, in lower case. */
export type Phrase = {
  readonly text: string;
  /** Words of what stands before it and is joined to it: "garden table and chairs". */
  readonly context: readonly string[];
};

export type SplitText = {
  readonly phrases: readonly Phrase[];
  /** Parts of the text that name no thing: greetings, sentences about the move. */
  readonly unread: readonly string[];
};

/**
 * Splits a pasted text into its things: a table row by row, other lines at commas, dashes, brackets, "and".
 * @param isTitle whether some words are the whole title of one thing, which is never cut
 */
export function splitList(text: string, isTitle: (phrase: string) => boolean): SplitText {
  const lines = writtenLines(text);
  const phrases: Phrase[] = [];
  const unread: string[] = [];
  let isSignedOff = false;
  for (const line of readTable(lines) ?? withCountsBehind(lines)) {
    const read: SplitText = isTitle(line)
      ? { phrases: [{ text: line, context: [] }], unread: [] }
      : splitLine(line, isTitle, isSignedOff);
    phrases.push(...read.phrases);
    unread.push(...read.unread);
    isSignedOff = (isSignedOff || SIGN_OFF.test(line)) && read.phrases.length === 0;
  }
  return { phrases, unread };
}

const SIGN_OFF = /\b(?:thanks|thank you|thx|cheers|regards|best|sincerely|danke|gru(?:ss|ß)e?|pozdrawiam|dziękuję)\b/;
const GREETING = /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|hallo|guten tag|dzień dobry|cześć)\b/;

/** A home and not a thing: "2 bed flat". */
const PROPERTY =
  /\b(?:\d|studio|one|two|three|four)?[\s-]*(?:bed(?:room)?(?:ed)?[\s-]+)?(?:flat|house|apartment|maisonette|bungalow|property|terrace|semi|wohnung|mieszkanie|mieszkania)(?=$|\s+(?:in|on|at|to|from|with|near|share)\b|$)/;

/** Words that two joined things share: "garden table and chairs". */
const PLACES = new Set(['garden', 'patio', 'outdoor', 'kitchen', 'dining', 'office', 'desk']);

type Draft = { text: string; number: string | null; notes: string[]; context: string[]; isClosed: boolean };

function splitLine(line: string, isTitle: (phrase: string) => boolean, isSignedOff: boolean): SplitText {
  if (isHeading(line)) return { phrases: [], unread: [] };
  const heading = /^([^:,(]{1,40}):(?=\s|$)\s*(.*)$/.exec(line);
  if (heading?.[1] !== undefined && isHeading(heading[1]) && numberAlone(heading[2] ?? '') !== null)
    return { phrases: [], unread: [] };
  const isLabel =
    heading?.[1] !== undefined &&
    (isLabelOfRoom(heading[1]) || !namesThing(heading[1])) &&
    numberAlone(heading[2] ?? '') === null;
  const label = isLabel ? (heading[2] ?? '') : line;
  const dashed = /^([^-:,(]{1,30}?)\s+-\s+(?=\S)(.*)$/.exec(label);
  const rest =
    dashed?.[1] !== undefined && isLabelOfRoom(dashed[1]) && !/^\d+$/.test(dashed[2] ?? '') ? (dashed[2] ?? '') : label;
  const segments = segmentsOf(rest, isTitle);
  const drafts: Draft[] = [];
  const unread: string[] = [];
  let waiting: { number: string | null; notes: string[] } = { number: null, notes: [] };
  let isTalk = isSignedOff;
  let noun = '';
  // The thing that the kinds after it may be parts of.
  let whole: Draft | undefined;
  let isListInBrackets = false;
  for (const { text, joint, isNote: isInBrackets } of segments) {
    const last = drafts.at(-1);
    isListInBrackets = isInBrackets && (isListInBrackets || !last);
    const isNote = isInBrackets && !isListInBrackets;
    const seats = /^(\d+\s*x?\s*)?\d+(?:\.\d)?[\s-]*seat(?:ers?|s)?$/.exec(text);
    const isSeats =
      seats &&
      last !== undefined &&
      (isInBrackets || seats[1] !== undefined || !/seat/.test([last.text, ...last.notes].join(' '))) &&
      /^(?:sofa|couch|settee|table)$/.test(noun);
    const kind = isSeats ? (seats[1] === undefined ? 'description' : 'kind') : kindOf(text, isNote, isTalk);
    if (GREETING.test(text) || SIGN_OFF.test(text)) isTalk = true;
    if (kind === 'number') {
      if (last && !last.isClosed && last.number === null && !readQuantity(last.text).isSaid)
        last.number = numberAlone(text);
      else waiting.number = numberAlone(text);
    } else if (kind === 'description') {
      if (last && !last.isClosed) last.notes.push(text);
      else waiting.notes.push(text);
    } else if (kind === 'note') {
      last?.notes.push(`with ${text}`);
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
      const context =
        last && /^(?:and|with|&|\+|plus|und|i|oraz)\b|^[&+]/.test(joint)
          ? tokensOf(`${last.text} ${last.context.join(' ')}`).filter((word) => PLACES.has(word))
          : [];
      const before = waiting.notes.filter((note) => /^\d/.test(note));
      noun = nounIn(text);
      if (last && /^(?:with|and|&|\+)/.test(joint)) last.notes.push(...seatsFor(last.text, text));
      for (const note of before)
        if (noun !== '' && readQuantity(note).isSaid) drafts.push({ ...emptyDraft(), text: `${note} ${noun}` });
      const notes = waiting.notes.filter((note) => !/^\d/.test(note));
      whole = { ...emptyDraft(), text, number: waiting.number, notes, context };
      drafts.push(whole);
      waiting = { number: null, notes: [] };
    }
  }
  const left = [...(waiting.number === null ? [] : [waiting.number]), ...waiting.notes];
  return { phrases: drafts.map(phraseOf), unread: [...unread, ...left] };
}

const emptyDraft = (): Draft => ({ text: '', number: null, notes: [], context: [], isClosed: false });

/** "beds" before ": 2 double, 1 single" counts nothing itself. */
const isBare = ({ text, number, notes }: Draft): boolean =>
  number === null && notes.length === 0 && !readQuantity(text).isSaid && isWholeName(text);

/** Takes "1 large" of "2 chests of drawers (1 large, 1 small)" off their number. Returns whether none is left. */
function takesFrom(whole: Draft, part: string, isPart: boolean): boolean {
  const some = Number(/^\d+/.exec(part)?.[0] ?? 1);
  const counted = readQuantity(whole.text);
  if (!isPart || !counted.isSaid || counted.quantity === null || counted.quantity < some) return false;
  whole.text = `${counted.quantity - some} x ${counted.rest}`;
  return counted.quantity === some;
}

function phraseOf({ text, number, notes, context }: Draft): Phrase {
  const counted = number === null ? text : `${number} x ${text}`;
  return { text: [counted, ...notes].join(' '), context };
}

const COURTESY =
  /^(?:hi|hello|hey|hiya|dear|good|morning|afternoon|evening|all|there|thanks?|you|so|much|very|many|in|advance|cheers|kind|best|warm|regards|ok|okay|yes|please|and|so on|etc|lol|x+)$/;
const isCourtesy = (text: string): boolean => text.split(/\s+/).every((word) => COURTESY.test(word));

/** A table that has four chairs seats four. */
function seatsFor(table: string, chairs: string): readonly string[] {
  const seats = /^(\d+)\s+(?:[a-z]+\s+){0,2}chairs$/.exec(chairs)?.[1];
  return seats !== undefined && /\btable\b/.test(table) && !/\d/.test(table) ? [`${seats} seater`] : [];
}

/** A bed of the catalogue has its mattress with it. */
function isMattressOf(bed: string, mattress: string, joint: string): boolean {
  return (
    /^(?:and|with|&|\+|plus|\()/.test(joint) &&
    /\bbeds?\b|divan|bunk|\bcot\b|daybed/.test(bed) &&
    /^(?:(?:its|the|an?|their|\d+|matching)\s+)*(?:(?:single|double|king|size)\s+)*mattress(?:es)?$/.test(mattress)
  );
}

type SegmentKind = 'number' | 'description' | 'kind' | 'note' | 'talk' | 'thing' | 'none';

function kindOf(text: string, isNote: boolean, isTalk: boolean): SegmentKind {
  if (numberAlone(text) !== null) return 'number';
  if (PROPERTY.test(text)) return 'talk';
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
