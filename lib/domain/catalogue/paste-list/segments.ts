import { NEUTRAL_WORDS, OPENING_WORDS } from './plain-words';
import { readQuantity } from './quantity';
import { isKindWord } from './kinds';
import { isPackedGoods, isWholeName, namesThing } from './recognise';
import { isPlural, rawTokens, toToken, withDigits } from './text';

/** A part of a line, and the character or word that joins it to the preceding part. */
export type Segment = { readonly text: string; readonly joint: string; readonly isNote: boolean };

export function segmentsOf(line: string, isTitle: (phrase: string) => boolean): readonly Segment[] {
  return joinNames(partsOf(withRanges(apart(withDigits(withSlashes(line))))), isTitle).flatMap((segment) =>
    runOn(segment.text).map((text, index) => ({ ...segment, text, joint: index === 0 ? segment.joint : ',' })),
  );
}

const ABBREVIATIONS = /(?:approx|nos?|ca|c|incl|inc|etc|e\.g|i\.e|qty|sq|st|nr|max|min|stk|szt|bzw)$/;

const JOINT =
  /(\s*[,;•·|\t]\s*|\s-\s*(?=\S)|\s*:\s+|\s\/\s|\s*[&+]\s*(?=[a-z\d])|\s+(?:and|n|'n'?|plus|as well as|und|oraz|i|along with|together with|then)\s+(?=\S)|\s+(?:with|mit|z|ze)\s+(?=\d+\s+(?!x\b)(?!doors?\b|drawers?\b|draws\b|shel(?:f|ves)\b|seats?\b|inch|legs?\b|cushions?\b|parts?\b|leaves\b|compartments?\b|cm\b|wheels?\b|keys?\b|burners?\b|tiers?\b|pedals?\b)|(?:(?:an?|its|the|matching)\s+)*(?:[a-z]+\s+)?(?:chairs?|stools?|footstool|armchairs?|stand|bench(?:es)?|mattress(?:es)?)\b))/;

/** Splits one line at everything that may separate two items. */
function partsOf(line: string): readonly Segment[] {
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
    .map((part) => part.replace(/[.!?…]+\s*$/, ''));
  for (const sentence of sentences) {
    for (const [index, part] of sentence.split(/[([]([^()[\]]*)[)\]]/).entries()) {
      if (index % 2 === 1) {
        const inside = part.split(/\s*[,;]\s*|\s+(?:and|plus|und)\s+(?=\d)/).flatMap(countedKinds);
        // "Bedroom suite (wardrobe, chest of drawers)" lists things, "boxes (books, clothes)" does not.
        const isList = inside.filter(isThing).length > 1;
        segments.push(
          ...inside.map((text) => ({
            text: text.replace(/^(?:and|plus|with|incl\.?|including)\s+(?=\d)/, ''),
            joint: isList ? ',' : '(',
            isNote: !isList,
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

const isThing = (text: string): boolean => {
  const name = text.replace(/^(?:\d+\s*x?|an?|each|with|and|\s)+\s/, '').trim();
  return isWholeName(name) && !isPackedGoods(name) && !/\bseat/.test(name);
};

/** Splits "1 king 2 singles", which are only kinds with their numbers. */
function countedKinds(text: string): readonly string[] {
  const parts = text.split(/(?<=[a-z])\s+(?=\d)/);
  return parts.every((part) => isKindWord(toToken(/^\d+\s*x?\s*([a-z]+)$/.exec(part)?.[1] ?? ''))) ? parts : [text];
}

/** Matches introductions: "In the bedroom there is", "what we need to move is". */
const SPEECH =
  /^.*?\b(?:there(?:'s| is| are| will be|s)|has|have|contains?|(?:can|could|do|would|will) you(?: also)? (?:move|take|collect|bring|fit)|how much (?:for|to move)|(?:we|i)(?:'ve| have|'d like| would like| want| need| also have)(?: also)?(?: got)?(?: to (?:move|take|bring|store|ship|collect))?)\s+(?:just |only |also )?(?=\S)/;

/** Matches "… going to the tip", "… for the dump": the visitor is asked whether the item is moved. */
const FOR_THE_TIP =
  /(?:^|\s+)(?:(?:is|are|it's|they're)\s+)?(?:going\s+)?(?:to|for)\s+(?:the\s+)?(?:tip|dump|skip|recycling)$/;

function tidy(text: string): string {
  let words = text
    .replace(/^[\s*\->•:=]+(?!\d*\s*"$)|[\s:;=_-]+$/g, '')
    .replace(
      /(?:\s|^(?=etc|and so|many))(?:etc|and so on|please|many thanks|thanks|thank you|thx|cheers|ta|yes|bitte)[\s.!x]*$/,
      '',
    )
    .replace(FOR_THE_TIP, ' for the tip')
    .trim();
  words = words.replace(SPEECH, (opening) => (namesThing(opening) ? opening : ''));
  for (;;) {
    const first = /^([\p{L}'’]+)\s+(?=\S)/u.exec(words);
    if (!first?.[1] || !OPENING_WORDS.has(rawTokens(first[1]).join('')) || isWholeName(words)) return words;
    words = words.slice(first[0].length);
  }
}

/** Joins "30 - 40 boxes" into a range. Smaller numbers may number lines: "1 - 2 armchairs". */
const withRanges = (line: string): string =>
  line.replace(
    /(^|[,;(:]\s*|\b(?:about|approx\.?|around|some|roughly)\s+)(\d+)\s+-\s+(\d+)(?=\s+\p{L})/gu,
    (...found) => {
      const [whole, before, low, high] = found.slice(0, 4).map(String);
      return Number(low) >= 5 && Number(high) > Number(low) ? `${before}${low}-${high}` : (whole ?? '');
    },
  );

/** Separates a number from its noun: "4chairs" is "4 chairs". */
const apart = (line: string): string =>
  line.replace(/(?<![\p{L}\d.,/])(\d{1,3})(\p{L}{2,})/gu, (whole, count: string, word: string) =>
    isWholeName(word) ? `${count} ${word}` : whole,
  );

/** Combined appliances: "washer/dryer". "Desk/chair" is no desk chair. */
const IN_ONE = /^(?:fridge|freezer|washer|printer)$/;

/** Resolves slashes: "fridge/freezer" is one name, "sofa/armchair" are two. */
function withSlashes(line: string): string {
  const parted = line.replace(/([\p{L} ]+)\/([\p{L} ]+)/gu, (whole, one: string, other: string) =>
    [one, other].some((side) => /\s/.test(side.trim())) &&
    isWholeName(one) &&
    isWholeName(other) &&
    !isWholeName(`${one} ${other}`)
      ? `${one} , ${other}`
      : whole,
  );
  return parted.replace(/([\p{L}]+)\/([\p{L}]+)/gu, (_, one: string, other: string) => {
    const isWhole = isWholeName(one) && isWholeName(other);
    const isOne = isWholeName(`${one} ${other}`) && (!isWhole || IN_ONE.test(one)) && !isPlural(other);
    if (isWholeName(`${one} and ${other}`)) return `${one} and ${other}`;
    return isWhole && !isOne ? `${one} , ${other}` : `${one} ${other}`;
  });
}
/** Joins a name that contains a comma or an "and": "dressing table and stool". */
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
  // "Table, lamp" are two things, "dining table and bench" may be one.
  if (!isJoined && parts.every((part) => isWholeName(part.text))) return null;
  const name = readQuantity(text).rest;
  return isTitle(name) || (isJoined && isWholeName(name)) ? { text, count: parts.length } : null;
}

/** Splits "1 bed 2 wardrobes 1 desk" and "sofa bed armchair desk lamp", which are only names in a row. */
function runOn(text: string): readonly string[] {
  const words = text.split(/\s+/);
  const parts: string[] = [];
  let described: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [6, 5, 4, 3, 2, 1].find(
      (count) =>
        at + count <= words.length &&
        !/^an?$/.test(words[at + count - 1] ?? '') &&
        isWholeName(words.slice(at, at + count).join(' ')),
    );
    if (length === undefined) {
      const word = toToken(words[at] ?? '');
      if (!/^(?:\d+x?|an?)$/.test(word) && !NEUTRAL_WORDS.has(word) && !isKindWord(word)) return [text];
      described.push(words[at] ?? '');
    } else {
      parts.push([...described, ...words.slice(at, at + length)].join(' '));
      described = [];
    }
    at += length ?? 1;
  }
  const isCounted = parts.length > 1 && parts.every((part) => /^(?:\d|an?\s)/.test(part));
  return described.length === 0 && (parts.length > 2 || isCounted) ? parts : [text];
}
