import { isHeading } from './headings';
import { nounIn } from './recognise';
import { plainText } from './text';

/** Returns the lines of a pasted text that hold words, without bullets, numbering and the senders of a chat export. */
export function writtenLines(text: string): readonly string[] {
  const written = plainText(text)
    .split('\n')
    .map((line) => withoutMarks(withoutSender(line)))
    .filter((line) => line.trim() !== '');
  return withoutNumbering(written);
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
