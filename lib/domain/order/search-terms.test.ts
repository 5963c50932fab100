import { anAddress } from '@/lib/testing/moves';
import { hasMoreTerms, searchTerms } from './search-terms';
import { searchedOrder, searchWords } from './search-words';

const wordsOf = (firstName: string, lastName: string, phone = '7700900123', phonePrefix = '44') =>
  searchWords(
    searchedOrder('SM-7K4Q-2XPD', {
      details: { firstName, lastName, email: 'nadia.h@example.com', phone, phonePrefix },
      addresses: { collection: anAddress({ postcode: 'N1 2TX' }), delivery: anAddress({ postcode: 'SE15 4QL' }) },
    }),
  );
const isFound = (words: readonly string[], text: string): boolean => {
  const terms = searchTerms(text);
  const has = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return terms.length > 0 && terms.every((term) => term.some(has));
};

describe('DSK-1: Nadia Haddad is found by', () => {
  const words = wordsOf('Nadia', 'Haddad');
  it.each([
    ...['Haddad Nadia', 'nadia  HADDAD', 'had nad', 'Haddad 07700 900123', 'nadia n1'],
    ...['SM-7K4Q-2XPD', 'sm7k4q', '7K4Q-2', 'sm 7k4q 2xpd', '2xpd'],
    ...['N1 2TX', 'n12tx', 'SE15', 'se15 4', '4QL'],
    ...['NADIA.H@example.COM', 'nadia.h@ex', 'example.com', '@example.com', 'nadia.h'],
    ...[
      '07700 900 123',
      '07700900123',
      '+44 (7700) 900-123',
      '+44 (0)7700 900123',
      '+4407700900123',
      '0044 7700 900123',
    ],
    ...[
      '447700900123',
      '7700900123',
      '7700.900.123',
      '07700·900·123',
      '900123',
      '0123',
      '07700 9',
      '+44 77',
      '(0)7700 900123',
    ],
  ])('%s', (text) => expect(isFound(words, text)).toBe(true));

  it.each(['Grace', 'Haddad Grace', '07700 900124', '07700 900 12 4', '+33 7700 900123', 'addad', ' -() ', '@', ''])(
    'and not by "%s"',
    (text) => expect(isFound(words, text)).toBe(false),
  );
});

it.each([
  ['José', 'Muñoz', 'Jose Munoz'],
  ['Jose', 'Munoz', 'JOSÉ MUÑOZ'],
  ['Łukasz', 'Wójcik', 'Lukasz wojcik'],
  ['Mary-Jane', 'O’Brien', "maryjane o'brien"],
  ['Mary-Jane', 'O’Brien', 'Jane O Brien'],
])('DSK-1: %s %s is found by %s', (first, last, text) => expect(isFound(wordsOf(first, last), text)).toBe(true));

it.each(['06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '345678'])(
  'DSK-1: a French number is found by %s',
  (text) => expect(isFound(wordsOf('Ada', 'Sample', '612345678', '33'), text)).toBe(true),
);

it('a beginning with its country code is not taken for an end', () => {
  const words = wordsOf('Ada', 'Sample', '7911104477');
  expect(isFound(words, '4477')).toBe(true);
  expect(isFound(words, '04477')).toBe(true);
  expect(isFound(wordsOf('Ada', 'Sample', '2079464477'), '+44 77')).toBe(false);
});

it('RDT-1: more than eight words are not looked for, and it is known', () => {
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
  expect(['a b c d e f g h i', 'a b c d e f g h', 'a b c d e f g 07700 900 123'].map(hasMoreTerms)).toEqual([
    true,
    false,
    false,
  ]);
});
