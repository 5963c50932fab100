import { DIALLING_CODES } from './dialling-codes';

/** Of a field without a choice of country (spec §5: the callback's default is +44). */
export const DEFAULT_PREFIX = '44';
/** Longer than any British number: the code is in it. */
const CARRIES_CODE = /^44\d{9,}$/;

/** Countries whose numbers keep their first 0 after the country code: Italy, San Marino, Côte d'Ivoire, Gabon, Congo. */
const KEEPS_ZERO: readonly string[] = ['39', '378', '225', '241', '242'];

/**
 * The digits that follow the country code, from a number as people write it: with spaces, hyphens and brackets,
 * with the trunk 0, with "+44", "0044" or "(0)" although the prefix stands beside it (FORM-3).
 * What is typed for another country than the prefix stays as it is: understoodPhone tells them apart.
 */
export function nationalNumber(phonePrefix: string, phone: string): string {
  const typed = phone.replace(/[^\d+]/g, '');
  const digits = withoutCountryCode(typed, phonePrefix);
  return KEEPS_ZERO.includes(phonePrefix) ? digits : digits.replace(/^0/, '');
}

/**
 * The number that somebody means, with plus and country code, from what a field of one's own prefix holds: a number
 * that begins with another country's code keeps it, and digits alone that begin with 44 and are longer than any British
 * number carry the code too (a field that keeps digits only has lost their plus).
 */
export function dialledNumber(phonePrefix: string, phone: string): string {
  const typed = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (typed.startsWith('+') && !typed.startsWith(`+${phonePrefix}`)) return `+${typed.replace(/\D/g, '')}`;
  const carriesCode = phonePrefix === DEFAULT_PREFIX && CARRIES_CODE.test(typed);
  return internationalNumber(phonePrefix, carriesCode ? `+${typed}` : typed);
}

type Phone = { readonly phonePrefix: string; readonly phone: string };

/**
 * What stands in a field beside a choice of country, as prefix and digits after it: a number that is written with another
 * country's code is of that country, whatever is chosen beside it. A code that we do not offer stays with the digits, and
 * the number fails its check.
 */
export function understoodPhone(phonePrefix: string, phone: string): Phone {
  const number = dialledNumber(phonePrefix, phone);
  const isOf = (code: string) => number.startsWith(`+${code}`);
  if (isOf(phonePrefix)) return { phonePrefix, phone: number.slice(phonePrefix.length + 1) };
  const [code] = DIALLING_CODES.map((known) => known.code)
    .filter(isOf)
    .toSorted((a, b) => b.length - a.length);
  if (code === undefined) return { phonePrefix, phone: nationalNumber(phonePrefix, phone) };
  return { phonePrefix: code, phone: nationalNumber(code, number) };
}

/** The same where the number says its code itself ("+33 6 …", "0033…", "447700…"), for the field to show; null elsewhere. */
export function writtenWithCode(phonePrefix: string, phone: string): Phone | null {
  const typed = phone.replace(/[^\d+]/g, '');
  const understood = understoodPhone(phonePrefix, phone);
  const saysCode = /^(\+|00)/.test(typed) || (phonePrefix === DEFAULT_PREFIX && CARRIES_CODE.test(typed));
  const isKnown =
    understood.phonePrefix !== phonePrefix || dialledNumber(phonePrefix, phone).startsWith(`+${phonePrefix}`);
  return saysCode && isKnown && understood.phone !== '' ? understood : null;
}

/** "+447700900123": plus, prefix and number in one (spec §5). */
export function internationalNumber(phonePrefix: string, phone: string): string {
  return `+${phonePrefix}${nationalNumber(phonePrefix, phone)}`;
}

/**
 * How British numbers are written, by their first digits (Ofcom, National Telephone Numbering Plan, part A): London and
 * the other 02x areas, the 011x, 01x1, 03, 08 and 09 ranges, then mobiles and all other areas. Longer codes, as of
 * 0153 94, are written as their neighbours are.
 */
const BRITISH_GROUPS: readonly RegExp[] = [
  /^(2\d)(\d{4})(\d{4})$/,
  /^(11\d|1\d1|[389]\d\d)(\d{3})(\d{4})$/,
  /^([17]\d{3})(\d{6})$/,
];

/** The same for people: "+44 7700 900123", "+44 20 7946 0123"; a number of another country's in one piece after its code. */
export function readablePhone(chosenPrefix: string, typed: string): string {
  const { phonePrefix, phone: digits } = understoodPhone(chosenPrefix, typed);
  const groups = phonePrefix === DEFAULT_PREFIX ? BRITISH_GROUPS.find((form) => form.test(digits))?.exec(digits) : null;
  return [`+${phonePrefix}`, ...(groups?.slice(1) ?? [digits])].join(' ');
}

/** "+44 7700 900123" from "+447700900123"; another country's number stays in one piece. */
export function readableNumber(number: string): string {
  const code = `+${DEFAULT_PREFIX}`;
  return number.startsWith(code) ? readablePhone(DEFAULT_PREFIX, number) : number;
}

function withoutCountryCode(typed: string, phonePrefix: string): string {
  const codes = [`+${phonePrefix}`, `00${phonePrefix}`];
  const code = codes.find((start) => typed.startsWith(start));
  return typed.slice(code?.length ?? 0).replace(/\D/g, '');
}
