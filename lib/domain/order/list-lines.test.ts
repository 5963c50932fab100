import { anItem } from '@/lib/testing/moves';
import { COVER_STEPS } from '../order-types';
import { coverLine, listDestinations } from './list-lines';

const items = [anItem(40, { id: 'sofa_3', title: 'Sofa', quantity: 3 })];
const said = (stored: number, away: number) => [{ id: 'sofa_3', stored, away }];

it.each([
  [0, 0, 'Everything goes to your new home'],
  [2, 0, '2 items into storage, the rest to your new home'],
  [1, 1, '1 item into storage, 1 item for disposal, the rest to your new home'],
  [2, 1, '2 items into storage, 1 item for disposal'],
])('PLN-1 a list of three, %i stored and %i disposed of, in one line: %s', (stored, away, text) => {
  expect(listDestinations(items, said(stored, away))).toBe(text);
});

it('PLN-3 says the chosen cover in one line', () => {
  expect(COVER_STEPS.map(coverLine).slice(0, 2)).toEqual([
    'Cover: £100 an item, included',
    'Cover: £500 an item, +£19',
  ]);
});
