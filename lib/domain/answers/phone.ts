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
/** Returns the digits of a text that is not a valid number, without the prefix beside it. */
const digitsAfter = (phonePrefix: string, typed: string) => digitsOf(plainNumber(typed).replace(`+${phonePrefix}`, ''));

/** Matches a label in front of a phone number that was copied from a page or a card. */
const LABEL = /^(?:tel|telephone|phone|mobile|mob)\b\s*/i;

/** Returns a number's digits, letters, brackets and plus, with a space in place of every separator. */
const plainNumber = (typed: string): string =>
  plainLine(typed)
    .replace(/[^\p{L}\p{M}\p{N}+()]+/gu, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(/^[ (]*\+[+ ]*/, '+');

const CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Parses a number beside a prefix. The library throws for a prefix that belongs to no country. */
const parse = (phonePrefix: string, typed: string) =>
  parsePhoneNumberFromString(
    plainNumber(typed).replace(/^[^\d+]*00/, '+'),
    CODES.has(phonePrefix) ? { defaultCallingCode: phonePrefix } : {},
  );

/**
 * Splits a typed number into country code and national digits, given the code chosen beside the field. Accepts spaces,
 * hyphens, brackets, the trunk 0 and a repeated code (FORM-3). Another country's code in the number wins. A code that
 * no country has stays with the digits, so that the number fails validation.
 */
export function understoodPhone(phonePrefix: string, typed: string): Phone {
  const number = parse(phonePrefix, typed);
  if (!number) return { phonePrefix, phone: digitsAfter(phonePrefix, typed) };
  const { countryCallingCode: code, nationalNumber } = number;
  return CODES.has(code)
    ? { phonePrefix: code, phone: nationalNumber }
    : { phonePrefix, phone: digitsOf(number.number) };
}

/** Returns the phone for the field to show if the number itself names a country code ("+33 6 …", "0033…"), or null. */
export function writtenWithCode(chosenPrefix: string, typed: string): Phone | null {
  const understood = understoodPhone(chosenPrefix, typed);
  const digits = digitsOf(plainNumber(typed)).replace(/^00/, '');
  const saysCode = digits !== understood.phone && digits.startsWith(understood.phonePrefix);
  return saysCode && understood.phone !== '' ? understood : null;
}

/** Returns a number with plus and country code, "+447700900123" (spec §5). */
export const dialledNumber = (phonePrefix: string, typed: string): string =>
  parse(phonePrefix, typed)?.number ?? `+${phonePrefix}${digitsAfter(phonePrefix, typed)}`;

/** Formats a number for people: "+44 7700 900123", "+44 20 7946 0123", "+33 6 12 34 56 78". */
export const readablePhone = (phonePrefix: string, typed: string): string =>
  parse(phonePrefix, typed)?.formatInternational() ?? `+${phonePrefix} ${digitsAfter(phonePrefix, typed)}`;

export const readableNumber = (number: string): string => readablePhone(DEFAULT_PREFIX, number);

/** Matches Ofcom's numbers for fiction, which the library refuses because no network has them. */
const FOR_FICTION = /^\+44(7700900|1632960)\d{3}$/;

const isTelephoneNumber = (number: string): boolean => isValidPhoneNumber(number) || FOR_FICTION.test(number);

/** Returns whether the text has only a number's characters. A letter is a typing error, never dropped silently. */
export const isWrittenAsNumber = (typed: string): boolean => /^\(?\+?[\p{N} ()]*$/u.test(plainNumber(typed));

/** Returns whether the text beside a choice of country is a telephone number of any country (FORM-3). */
export function isPhoneNumber(chosenPrefix: string, typed: string): boolean {
  if (!isWrittenAsNumber(typed)) return false;
  const { phonePrefix, phone } = understoodPhone(chosenPrefix, typed);
  return isTelephoneNumber(`+${phonePrefix}${phone}`);
}
