import { addressesWith, aMove, anAddress } from '@/lib/testing/moves';
import { formatPence, pence } from '../money';
import { keepPrices, linesToKeep, withMoreKept } from './kept-prices';
import { priceMove, type MoveToPrice } from './moving';
import type { KeptLine, Quote } from './quote';

const FRIDAY = '2026-12-11';
const upstairs = addressesWith({ collection: anAddress({ floor: 2, elevator: false }) });
const move = (changes: Partial<MoveToPrice> = {}) => priceMove(aMove({ distanceMiles: 7, ...changes }));

/** Returns the kept lines of a quote at earlier, lower prices. `amounts`: pence by key. */
const cheaper = (quote: Quote, amounts: Readonly<Record<string, number>>): readonly KeptLine[] =>
  linesToKeep(quote).map((line) => ({ ...line, amount: pence(amounts[line.key] ?? line.amount) }));
const pricesOf = ({ lines, totalWithDiscount }: Quote) => [
  ...lines.filter(({ amount }) => amount !== 0).map(({ key, amount }) => `${key} ${formatPence(amount)}`),
  formatPence(totalWithDiscount),
];

describe('prices that are kept', () => {
  it.each<readonly [string, Quote, readonly KeptLine[], readonly string[]]>([
    ['nothing was quoted', move(), [], ['moving_plan £259', '£259']],
    ['the plan was cheaper', move(), cheaper(move(), { moving_plan: 23_900 }), ['moving_plan £239', '£239']],
    ['the plan was dearer', move(), cheaper(move(), { moving_plan: 29_900 }), ['moving_plan £259', '£259']],
    [
      'stairs are new: they cost what they cost today',
      move({ addresses: upstairs }),
      cheaper(move(), { moving_plan: 23_900 }),
      ['moving_plan £239', 'floors_collection £20', '£259'],
    ],
    [
      'stairs were quoted and are gone',
      move(),
      cheaper(move({ addresses: upstairs }), { moving_plan: 23_900, floors_collection: 1_000 }),
      ['moving_plan £239', '£239'],
    ],
    [
      'another size is new',
      move({ movingSpace: 'two_bedroom' }),
      cheaper(move(), { moving_plan: 23_900 }),
      pricesOf(move({ movingSpace: 'two_bedroom' })),
    ],
    [
      'a busy day is ten per cent of what is kept',
      move({ movingDate: FRIDAY, addOns: ['PACKING'] }),
      cheaper(move({ addOns: ['PACKING'] }), { moving_plan: 23_900, packing: 8_900 }),
      ['moving_plan £239', 'busy_day £23.90', 'packing £89', '£351.90'],
    ],
    [
      'the discounts are of what is kept',
      move({ isStudent: true, promo: { code: 'TEN', kind: 'fixed', amount: 1_000 } }),
      cheaper(move(), { moving_plan: 20_000 }),
      ['moving_plan £200', 'student_discount −£20', 'promo_discount −£10', '£170'],
    ],
  ])('%s', (_, quote, kept, prices) => {
    expect(pricesOf(keepPrices(quote, kept))).toEqual(prices);
  });

  it('says the rate at which a number of things was quoted', () => {
    const far = move({ distanceMiles: 30 });
    const kept = linesToKeep(far).map((line) =>
      line.key === 'distance' ? { ...line, detail: '5 beyond the first 25, at £1', amount: pence(500) } : line,
    );
    const line = keepPrices(far, kept).lines.find(({ key }) => key === 'distance');
    expect([line?.label, line?.detail, line?.amount]).toEqual(['30 miles', '5 beyond the first 25, at £1', 500]);
  });

  it('grow by what is quoted later, and stay as they were first', () => {
    const first = cheaper(move(), { moving_plan: 23_900 });
    const later = withMoreKept(first, linesToKeep(move({ addresses: upstairs })), 100);
    expect(later.map(({ key, amount }) => `${key} ${amount}`)).toEqual([
      'moving_plan 23900',
      'distance 0',
      'road_charges 0',
      'floors_collection 2000',
    ]);
    expect(withMoreKept(first, linesToKeep(move({ addresses: upstairs })), 3)).toEqual(first);
  });
});
