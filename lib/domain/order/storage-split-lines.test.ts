import { anItem } from '@/lib/testing/moves';
import { listedLine, whereTo } from './storage-split-lines';

const items = [anItem(40, { id: 'sofa_3', title: 'Sofa', quantity: 3 })];
const said = (stored: number, away: number) => [{ id: 'sofa_3', stored, away }];

describe('a line of a parted list', () => {
  it.each([
    [0, 0, '', '3 × Sofa'],
    [3, 0, 'into storage', '3 × Sofa (into storage)'],
    [0, 3, 'for disposal', '3 × Sofa (for disposal)'],
    [2, 1, '2 into storage, 1 for disposal', '3 × Sofa (2 into storage, 1 for disposal)'],
    [0, 1, '1 for disposal', '3 × Sofa (1 for disposal)'],
  ])('PLN-1 of three, %i stored and %i disposed of: %s', (stored, away, where, line) => {
    const [sofa] = items;
    expect([sofa && whereTo(sofa, said(stored, away)), sofa && listedLine(sofa, said(stored, away))]).toEqual([
      where,
      line,
    ]);
  });
});
