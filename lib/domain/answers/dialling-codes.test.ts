import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { DIALLING_CODES } from './dialling-codes';

const REGIONS = new Intl.DisplayNames('en-GB', { type: 'region' });
/** Countries for which Unicode has another name than the one people look for. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Hong Kong': 'Hong Kong SAR China',
  Turkey: 'Türkiye',
  'United States and Canada': 'United States',
};

describe('the dialling codes', () => {
  const [first, ...others] = DIALLING_CODES;

  it('begin with the United Kingdom, which a phone has unless told otherwise', () => {
    expect(first).toEqual({ code: '44', country: 'United Kingdom' });
  });

  it('then follow the alphabet, for people look for their country', () => {
    const names = others.map(({ country }) => country);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('are digits without a plus, each once', () => {
    expect(DIALLING_CODES.filter(({ code }) => !/^[1-9]\d{0,2}$/.test(code))).toEqual([]);
    expect(new Set(DIALLING_CODES.map(({ code }) => code)).size).toBe(DIALLING_CODES.length);
  });

  it('are those of their countries, as the library of telephone numbers knows them', () => {
    const codes = new Map(getCountries().map((id) => [REGIONS.of(id), getCountryCallingCode(id)]));
    const wrong = DIALLING_CODES.filter(({ code, country }) => codes.get(OTHER_NAMES[country] ?? country) !== code);
    expect(wrong).toEqual([]);
  });

  it('RDT-1: are all that the library knows, each under the country that has most of its numbers', () => {
    const known = new Set(getCountries().map((country) => getCountryCallingCode(country)));
    expect(new Set(DIALLING_CODES.map(({ code }) => code))).toEqual(known);
  });

  it('none is the beginning of another: a number has one reading', () => {
    const codes = DIALLING_CODES.map(({ code }) => code);
    const doubtful = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
    expect(doubtful).toEqual([]);
  });
});
