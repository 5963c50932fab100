import {
  getCountries,
  getCountryCallingCode,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { plainLine } from '../typed-text';
import { DEFAULT_PREFIX } from './dialling-codes';

type Phone = { readonly phonePrefix: string; readonly phone: string };

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Returns the digits of a text that is no number, without the prefix beside it. */
const digitsAfter = (phonePrefix: string, typed: string) => digitsOf(plainNumber(typed).replace(`+${phonePrefix}`, ''));

/** Labels that stand before a phone number copied from a page or a card. */
const LABEL = /^(?:tel|telephone|phone|mobile|mob)\b\s*/i;

/** Returns the digits, letters, brackets and plus of a number, with a space in place of every separator ("·", "/", "‑", "|"). */
const plainNumber = (typed: string): string =>
  plainLine(typed)
    .replace(/[^\p{L}\p{M}\p{N}+()]+/gu, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(/^[ (]*\+[+ ]*/, '+');

const CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Returns the number that the text means beside a prefix, or undefined when it is none. "00" is dialled for "+". The
 * library throws for a prefix that belongs to no country.
 */
const parse = (phonePrefix: string, typed: string) =>
  parsePhoneNumberFromString(
    plainNumber(typed).replace(/^[^\d+]*00/, '+'),
    CODES.has(phonePrefix) ? { defaultCallingCode: phonePrefix } : {},
  );

/**
 * What stands in a field beside a choice of country, as prefix and digits after it: as people write it, with spaces,
 * hyphens and brackets, with the trunk 0, with "+44", "0044" or "(0)" although the prefix stands beside it (FORM-3). A
 * number that is written with another country's code is of that country, whatever is chosen beside it. A code that no country
 * has stays with the digits, and the number fails its check.
 */
export function understoodPhone(phonePrefix: string, typed: string): Phone {
  const number = parse(phonePrefix, typed);
  if (!number) return { phonePrefix, phone: digitsAfter(phonePrefix, typed) };
  const { countryCallingCode: code, nationalNumber } = number;
  return CODES.has(code)
    ? { phonePrefix: code, phone: nationalNumber }
    : { phonePrefix, phone: digitsOf(number.number) };
}

/** The same where the number says its code itself ("+33 6 …", "0033…", "447700…"), for the field to show; null elsewhere. */
export function writtenWithCode(chosenPrefix: string, typed: string): Phone | null {
  const understood = understoodPhone(chosenPrefix, typed);
  const digits = digitsOf(plainNumber(typed)).replace(/^00/, '');
  const saysCode = digits !== understood.phone && digits.startsWith(understood.phonePrefix);
  return saysCode && understood.phone !== '' ? understood : null;
}

/** The number with plus and country code, "+447700900123", of any country (spec §5: plus, prefix and number in one). */
export const dialledNumber = (phonePrefix: string, typed: string): string =>
  parse(phonePrefix, typed)?.number ?? `+${phonePrefix}${digitsAfter(phonePrefix, typed)}`;

/** For people: "+44 7700 900123", "+44 20 7946 0123", "+33 6 12 34 56 78". */
export const readablePhone = (phonePrefix: string, typed: string): string =>
  parse(phonePrefix, typed)?.formatInternational() ?? `+${phonePrefix} ${digitsAfter(phonePrefix, typed)}`;

/** The same of a number that carries its country code: "+447700900123". */
export const readableNumber = (number: string): string => readablePhone(DEFAULT_PREFIX, number);

/** Ofcom's numbers for fiction (07700 900xxx, 01632 960xxx): no network has them, so the library refuses them. */
const FOR_FICTION = /^\+44(7700900|1632960)\d{3}$/;

/** Whether plus, country code and number together are a telephone number. */
const isTelephoneNumber = (number: string): boolean => isValidPhoneNumber(number) || FOR_FICTION.test(number);

/** Whether the text has only what a number is written with: a letter is a mistake and not to be dropped in silence. */
export const isWrittenAsNumber = (typed: string): boolean => /^\(?\+?[\p{N} ()]*$/u.test(plainNumber(typed));

/** Whether what stands beside a choice of country is a telephone number of any country (FORM-3). */
export function isPhoneNumber(chosenPrefix: string, typed: string): boolean {
  if (!isWrittenAsNumber(typed)) return false;
  const { phonePrefix, phone } = understoodPhone(chosenPrefix, typed);
  return isTelephoneNumber(`+${phonePrefix}${phone}`);
}
