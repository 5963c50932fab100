import { anAddress } from '@/lib/testing/moves';
import { searchForms, searchWords } from './search-words';

const words = searchWords('SM-7K4Q-2XPD', {
  details: { firstName: 'Ada', lastName: 'Sample', email: 'Ada@Example.com', phone: '7700900123', phonePrefix: '44' },
  addresses: {
    collection: anAddress({ postcode: 'N1 2TX' }),
    additional_delivery: [anAddress({ postcode: 'SE15 4QL' })],
  },
});
const finds = (text: string): boolean => searchForms(text).some((form) => words.includes(form));

it.each([
  ['the reference', 'SM-7K4Q-2XPD'],
  ['a part of the reference, typed without dashes', 'sm7k4q'],
  ['the whole name', 'ada  SAMPLE'],
  ['the email address in other letters', 'ADA@example.COM'],
  ['the phone with blanks', '07700 900 123'],
  ['the phone with the country code', '+44 (7700) 900-123'],
  ['a postcode without its blank', 'n12tx'],
  ['the postcode of an additional address', 'SE15 4QL'],
])('an order is found by %s', (_what, text) => expect(finds(text)).toBe(true));

it.each([
  ['another name', 'Grace'],
  ['a text of blanks and signs only, which would find everything', ' -() '],
])('and not by %s', (_what, text) => expect(finds(text)).toBe(false));
