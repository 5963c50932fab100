import { anAddress } from '@/lib/testing/moves';
import { searchedOrder, searchWords } from './search-words';

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
