import { anAddress } from '@/lib/testing/moves';
import { compact, fold, hasMoreTerms, searchTerms, searchWords, searchedOrder } from './search-words';

it.each([
  ['José Muñoz', 'jose munoz'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Jo\u0301se', 'jose'],
  ['SØREN Æbelø', 'soren aebelo'],
  ['Weiß', 'weiss'],
  ['İpek Yılmaz', 'ipek yilmaz'],
  ['Nguyễn Đức', 'nguyen duc'],
  ['Ｎ１', 'n1'],
  ['МАРИЯ', 'мария'],
])('DSK-1: %s is looked for as %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

it('leaves letters and digits of a compact text', () =>
  expect(compact("o'brien-smith 2 мария")).toBe('obriensmith2мария'));

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

const NOBODY = { names: [], email: null, phone: null, codes: [] };

it('DSK-1: an order has a word for each name, its mailbox, its number from both ends, and its codes', () => {
  const order = {
    details: {
      firstName: 'Zoë',
      lastName: 'O’Brien',
      email: 'Zoe.B@Example.com',
      phone: '7700900123',
      phonePrefix: '44',
    },
    addresses: {
      collection: anAddress({ postcode: 'N1 2TX' }),
      additional_delivery: [anAddress({ postcode: 'SE15 4QL' })],
    },
  };
  expect(searchWords(searchedOrder('SM-7K4Q-2XPD', order))).toEqual([
    ...['sm7k4q2xpd', '7k4q2xpd', '2xpd', 'n12tx', '2tx', 'se154ql', '4ql'],
    ...['+447700900123', '~321009007744'],
    ...['zoe.b@example.com', 'examplecom', 'zoeb', 'zoe', 'b'],
    ...['obrien', 'o', 'brien'],
  ]);
});

it('an enquiry has what there is of it', () => {
  expect(searchWords(NOBODY)).toEqual([]);
  expect(searchWords({ ...NOBODY, names: [' '], phone: '+33612345678' })).toEqual(['+33612345678', '~87654321633']);
});

it('what anybody types is neither too long nor too much for an index', () => {
  const words = searchWords({
    ...NOBODY,
    names: ['x'.repeat(5_000), 'a b c d e f g h i j k l m n '.repeat(1), '1 2 3 4'],
  });
  expect(Math.max(...words.map((word) => word.length))).toBe(80);
  expect(searchWords({ ...NOBODY, names: Array.from({ length: 999 }, (_no, at) => `name${at}`) })).toHaveLength(400);
});

it('RDT-1: the last word of names and an address as long as a form takes them is kept', () => {
  const name = (last: string) =>
    Array.from({ length: 24 }, (_no, at) => at.toString(36))
      .join(' ')
      .concat(` ${last}`);
  const email = `${Array.from({ length: 60 }, (_no, at) => at.toString(36)).join('.')}.zz@example.com`;
  const words = searchWords({ ...NOBODY, email, names: [name('yy'), name('xx')] });
  expect(words).toEqual(expect.arrayContaining(['zz', 'yy', 'xx']));
});
