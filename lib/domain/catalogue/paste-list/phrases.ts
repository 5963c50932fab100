import { takeMeasures } from './measures';
import {
  CONTRADICTING_WORDS,
  HEADING_WORDS,
  NEUTRAL_WORDS,
  OPENING_WORDS,
  ROOM_WORDS,
  TALK_WORDS,
} from './plain-words';
import { numberAlone, readQuantity } from './quantity';
import { isKindWord, isWholeName, nounIn, namesThing } from './recognise';
import { readTable } from './table';
import { isFiller, plainText, rawTokens, tokensOf, toToken, withDigits } from './text';

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
  const written = plainText(text)
    .split('\n')
    .map((line) => withoutMarks(withoutSender(line)))
    .filter((line) => line.trim() !== '');
  const lines = withoutNumbering(written);
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

const NUMBERED = /^\s*\(?(\d{1,3})[.)]\s+(?=\S)/;

/** "1. sofa", "2. desk" are numbers of lines where they go up by one; otherwise they count. */
function withoutNumbering(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []).map(Number);
  const isNumbered =
    numbers.length > 1 && numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);
  return lines.map((line) => line.replace(NUMBERED, isNumbered ? '' : '$1 x '));
}

/** "Sofa 1", "Armchair 2": where most lines end with a number, it counts, unless it numbers the same thing ("Bed 1", "Bed 2"). */
function withCountsBehind(lines: readonly string[]): readonly string[] {
  const COUNTED = /^([^\d,:]*[\p{L})])(?<!\sx)\s+(\d{1,3})$/u;
  const counted = lines.filter((line) => COUNTED.test(line) && !isHeading(line));
  const nouns = new Set(counted.map((line) => nounIn(line)));
  if (counted.length < 3 || counted.length < lines.length * 0.6 || nouns.size < counted.length * 0.6) return lines;
  return lines.map((line) => (isHeading(line) ? line : line.replace(COUNTED, '$2 x $1')));
}

const SIGN_OFF = /\b(?:thanks|thank you|thx|cheers|regards|best|sincerely|danke|gru(?:ss|ß)e?|pozdrawiam|dziękuję)\b/;
const GREETING = /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|hallo|guten tag|dzień dobry|cześć)\b/;

const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?';
const DATE =
  '(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2} [a-z]{3,9}\\.? \\d{4}|(?:yesterday|today|mon|tue|wed|thu|fri|sat|sun)[a-z]*)';
/** The time and name that a chat export writes before each message: "[12/05/2024, 10:32] Anna: ". */
const SENDER = new RegExp(
  `^\\s*(?:[^\\[\\]:]{1,30},?\\s*)?\\[?(?:(?:${DATE}[,t]?\\s*(?:at |um )?${TIME})|(?:${TIME}[,\\s]*${DATE}?))\\]?\\s*(?:[-|]\\s*)?(?:[^:\\[\\]\\d,]{1,40}:(?=\\s|$))?\\s*`,
);
const SYSTEM =
  /end-to-end encrypted|<?media omitted>?|(?:image|video|sticker|audio) omitted|this message was deleted|<attached:|^https?:\/\/\S+$/;

function withoutSender(line: string): string {
  return SYSTEM.test(line) ? '' : line.replace(SENDER, '');
}

/** Without bullets, boxes to tick, numbers of the list and pictures. */
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

const ABBREVIATIONS = /(?:approx|no|ca|c|incl|inc|etc|e\.g|i\.e|qty|sq|st|nr|max|min|stk|szt|bzw)$/;

type Segment = { text: string; joint: string; isNote: boolean };

const JOINT =
  /(\s*[,;•·|\t]\s*|\s-\s*(?=\S)|\s*:\s+|\s\/\s|\s*[&+]\s*(?=[a-z\d])|\s+(?:and|plus|as well as|und|oraz|i|along with|together with|then)\s+(?=\S)|\s+(?:with|mit)\s+(?=\d+\s+(?!x\b)(?!doors?\b|drawers?\b|draws\b|shel(?:f|ves)\b|seats?\b|inch|legs?\b|cushions?\b|parts?\b|leaves\b|compartments?\b|cm\b|wheels?\b|keys?\b|burners?\b|tiers?\b|pedals?\b)|(?:(?:an?|its|the|matching)\s+)*(?:[a-z]+\s+)?(?:chairs?|stools?|footstool|armchairs?|stand|bench(?:es)?|mattress(?:es)?)\b))/;

/** The parts of one line, at everything that may stand between two things. */
function segmentsOf(line: string): readonly Segment[] {
  const segments: Segment[] = [];
  const sentences = line
    .split(/(?<=[.!?])\s+(?=\S)/)
    .reduce<string[]>((kept, part) => {
      const last = kept.at(-1);
      if (last !== undefined && (ABBREVIATIONS.test(last.slice(0, -1)) || /^\d+\.$/.test(last)))
        kept[kept.length - 1] = `${last} ${part}`;
      else kept.push(part);
      return kept;
    }, [])
    .map((part) => part.replace(/[.!?…]+$/, ''));
  for (const sentence of sentences) {
    for (const [index, part] of sentence.split(/[([]([^()[\]]*)[)\]]/).entries()) {
      if (index % 2 === 1) {
        const inside = part.split(/\s*[,;]\s*|\s+(?:and|plus|und)\s+(?=\d)/);
        segments.push(
          ...inside.map((text) => ({
            text: text.replace(/^(?:and|plus|with|incl\.?|including)\s+(?=\d)/, ''),
            joint: '(',
            isNote: true,
          })),
        );
        continue;
      }
      const pieces = part.split(JOINT);
      for (let at = 0; at < pieces.length; at += 2) {
        const joint = at === 0 ? (index === 0 ? '.' : ')') : (pieces[at - 1] ?? '').trim() || '\t';
        segments.push({ text: pieces[at] ?? '', joint, isNote: false });
      }
    }
  }
  return segments.map((segment) => ({ ...segment, text: tidy(segment.text) })).filter(({ text }) => text !== '');
}

/** "In the bedroom there is", "what we need to move is". */
const SPEECH =
  /^.*?\b(?:there(?:'s| is| are| will be|s)|(?:we|i)(?:'ve| have|'d like| would like| want| need| also have)(?: also)?(?: got)?(?: to (?:move|take|bring|store|ship|collect))?)\s+(?:just |only |also )?(?=\S)/;

function tidy(text: string): string {
  let words = text
    .replace(/^[\s*\->•:=]+(?!\d*\s*"$)|[\s:;=_-]+$/g, '')
    .replace(/(?:\s|^(?=etc|and so))(?:etc|and so on|please|thanks|thank you|bitte)[\s.!]*$/, '')
    .trim();
  words = words.replace(SPEECH, '');
  for (;;) {
    const first = /^([\p{L}'’]+)\s+(?=\S)/u.exec(words);
    if (!first?.[1] || !OPENING_WORDS.has(rawTokens(first[1]).join('')) || isWholeName(words)) return words;
    words = words.slice(first[0].length);
  }
}

/** "fridge/freezer" is one name, "sofa/armchair" are two. */
function withSlashes(line: string): string {
  return line.replace(/([\p{L}]+)\/([\p{L}]+)/gu, (whole, one: string, other: string) => {
    if (whole === 'm/c' || isWholeName(`${one} ${other}`)) return `${one} ${other}`;
    return isWholeName(one) && isWholeName(other) ? `${one} , ${other}` : `${one} ${other}`;
  });
}

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
    !isWholeName(text.replace(/\d+/g, ''))
  );
}

const HEADING_NOUNS = new Set(
  'item thing furniture stuff list total subtotal other misc belonging content inventory appliance following'.split(
    ' ',
  ),
);

/** "Bed 1 - wardrobe, desk" means the room. */
const isLabelOfRoom = (text: string): boolean => isHeading(text) || /^\s*bed ?\d\s*$/.test(text);

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
  const segments = joinNames(segmentsOf(withDigits(withSlashes(rest))), isTitle).flatMap((segment) =>
    runOn(segment.text).map((text, index) => ({ ...segment, text, joint: index === 0 ? segment.joint : ',' })),
  );
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

/** Puts a name back together that has a comma or an "and" in it: "dressing table and stool". */
function joinNames(segments: readonly Segment[], isTitle: (phrase: string) => boolean): readonly Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length;) {
    const [first, ...rest] = segments.slice(at);
    if (first === undefined) break;
    const whole = [2, 1]
      .map((more) => wholeName([first, ...rest.slice(0, more)], isTitle))
      .find((name) => name !== null);
    joined.push(whole ? { ...first, text: whole.text } : first);
    at += whole?.count ?? 1;
  }
  return joined;
}

function wholeName(parts: readonly Segment[], isTitle: (phrase: string) => boolean) {
  if (parts.length < 2 || parts.slice(1).some(({ joint }) => joint === '.')) return null;
  const isJoined = parts.slice(1).every(({ joint }) => /^(?:and|with|&|\+|und)/.test(joint));
  const text = parts.map((part) => part.text).join(isJoined ? ' and ' : ', ');
  const name = text.replace(/^\d+\s*x?\s+|^an?\s+/, '');
  return isTitle(name) || (isJoined && isWholeName(name)) ? { text, count: parts.length } : null;
}

/** Splits "1 bed 2 wardrobes 1 desk" and "sofa bed armchair desk lamp", which are nothing but names, one after another. */
function runOn(text: string): readonly string[] {
  const words = text.split(/\s+/);
  const parts: string[] = [];
  let described: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2, 1].find(
      (count) => at + count <= words.length && isWholeName(words.slice(at, at + count).join(' ')),
    );
    if (length === undefined) {
      const word = toToken(words[at] ?? '');
      if (!/^\d+x?$/.test(word) && !NEUTRAL_WORDS.has(word) && !isKindWord(word)) return [text];
      described.push(words[at] ?? '');
    } else {
      parts.push([...described, ...words.slice(at, at + length)].join(' '));
      described = [];
    }
    at += length ?? 1;
  }
  const isCounted = parts.length > 1 && parts.every((part) => /^\d/.test(part));
  return described.length === 0 && (parts.length > 2 || isCounted) ? parts : [text];
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
