import {
  getCountries,
  getCountryCallingCode,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { DEFAULT_PREFIX, DIALLING_CODES } from './dialling-codes';

type Phone = { readonly phonePrefix: string; readonly phone: string };

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Of what is no number: the digits that stand there, the prefix beside it left out. */
const digitsAfter = (phonePrefix: string, typed: string) => digitsOf(typed.replace(`+${phonePrefix}`, ''));

const CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * The number that somebody means who writes it beside a prefix; undefined for what is none. "00" is dialled for "+". The
 * library throws for a prefix that is no country's.
 */
const parse = (phonePrefix: string, typed: string) =>
  parsePhoneNumberFromString(
    typed.replace(/^[^\d+]*00/, '+'),
    CODES.has(phonePrefix) ? { defaultCallingCode: phonePrefix } : {},
  );

/**
 * What stands in a field beside a choice of country, as prefix and digits after it: as people write it, with spaces,
 * hyphens and brackets, with the trunk 0, with "+44", "0044" or "(0)" although the prefix stands beside it (FORM-3). A
 * number that is written with another country's code is of that country, whatever is chosen beside it. A code that we do
 * not offer stays with the digits, and the number fails its check.
 */
export function understoodPhone(phonePrefix: string, typed: string): Phone {
  const number = parse(phonePrefix, typed);
  if (!number) return { phonePrefix, phone: digitsAfter(phonePrefix, typed) };
  const { countryCallingCode: code, nationalNumber } = number;
  const isKnown = code === phonePrefix || DIALLING_CODES.some((offered) => offered.code === code);
  return isKnown ? { phonePrefix: code, phone: nationalNumber } : { phonePrefix, phone: digitsOf(number.number) };
}

/** The same where the number says its code itself ("+33 6 …", "0033…", "447700…"), for the field to show; null elsewhere. */
export function writtenWithCode(chosenPrefix: string, typed: string): Phone | null {
  const understood = understoodPhone(chosenPrefix, typed);
  const digits = digitsOf(typed).replace(/^00/, '');
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
export const isTelephoneNumber = (number: string): boolean => isValidPhoneNumber(number) || FOR_FICTION.test(number);

/** Whether what stands beside a choice of country is a telephone number of a country that is offered (FORM-3). */
export function isPhoneNumber(chosenPrefix: string, typed: string): boolean {
  const { phonePrefix, phone } = understoodPhone(chosenPrefix, typed);
  return isTelephoneNumber(`+${phonePrefix}${phone}`);
}
