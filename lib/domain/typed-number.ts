import { plainLine } from './typed-text';

/**
 * The one parser of numbers: money, measures and counts, typed in a form, sent as JSON or entered at the desk. A comma
 * and a point mean the same: one or two digits after the last of them are a fraction, three are thousands.
 */

const MINUS = /^[\u2212\u2013]/;
const DECIMAL_POINTS = /[·\u066B]/g;
const APOSTROPHES = /[\u2019\u02BC\u066C]/g;
/** Matches digits, plain or in groups of three with one separator, then at most two after a comma or point. */
const NUMBER =
  /^(?<sign>[-+]?)\s*(?<whole>\d+|\d{1,3}(?<separator>[., '])\d{3}(?:\k<separator>\d{3})*|)(?:[.,](?<fraction>\d{0,2}))?$/;

/** Returns the number in a text, or null when there is none or it is ambiguous. */
export function readNumber(text: string): number | null {
  const written = plainLine(text).replace(MINUS, '-').replace(APOSTROPHES, "'").replace(DECIMAL_POINTS, '.');
  const { sign, whole = '', fraction = '' } = NUMBER.exec(written)?.groups ?? {};
  if (whole === '' && fraction === '') return null;
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction}0`);
  return sign === '-' && value !== 0 ? -value : value;
}

/** Returns the whole number from `least` to `most` in a text, or null. */
export function readWhole(text: string, [least, most]: readonly [least: number, most: number]): number | null {
  const value = readNumber(text);
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** Matches "£" or "GBP" before the amount, "pounds" after it, and a dash in place of the pence ("49,-"). */
const POUNDS_BEFORE = /^([-+\u2212]?)\s*(?:£|gbp)\s*/i;
const POUNDS_AFTER = /(?<!\s)\s*(?:£|gbp|pounds?|quid)$/i;
const NO_PENCE = /[.,]\s*[-\u2010-\u2015]+$/;

/** Returns the pounds in a text ("£1,200.50", "49,50", "50p"), or null when there are none. */
export function readPounds(text: string): number | null {
  const line = plainLine(text);
  const pence = /^(\d{1,4})\s*(?:p|pence)$/i.exec(line)?.[1];
  if (pence !== undefined) return Number(pence) / 100;
  return readNumber(line.replace(POUNDS_BEFORE, '$1').replace(POUNDS_AFTER, '').replace(NO_PENCE, ''));
}

const CENTIMETRES = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;
const UNIT_NAMES: ReadonlyMap<string, keyof typeof CENTIMETRES> = new Map(
  (
    [
      ['mm', 'mm millimetre millimetres'],
      ['cm', 'cm cms centimetre centimetres'],
      ['m', 'm metre metres'],
      ['in', 'in ins inch inches " ″ ”'],
      ['ft', "ft foot feet ' ′ ’"],
    ] as const
  ).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);

/** Returns the length in a text converted to `unit`, or null. A text without a unit is in `unit`. */
export function readLength(text: string, unit: 'cm' | 'ft'): number | null {
  const [, amount = '', name = ''] = /^(.*?\d[.,]?)\s*([a-z]+|["″”'′’]|'')?\.?$/i.exec(plainLine(text)) ?? [];
  const written = name === '' ? unit : UNIT_NAMES.get(name.toLowerCase());
  const value = written && readNumber(amount);
  if (!written || value === null || value === undefined) return null;
  return written === unit ? value : Math.round(((value * CENTIMETRES[written]) / CENTIMETRES[unit]) * 100) / 100;
}
