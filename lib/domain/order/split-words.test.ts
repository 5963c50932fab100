import { anItem } from '@/lib/testing/moves';
import { disposalText, listedLine, splitFacts, storedText, whereTo } from './split-words';

const items = [anItem(40, { id: 'sofa_3', title: 'Sofa', quantity: 3 })];
const said = (stored: number, away: number) => [{ id: 'sofa_3', stored, away }];

describe('where things go, in words', () => {
  it.each([
    [0, 0, '', '3 × Sofa'],
    [3, 0, 'into storage', '3 × Sofa (into storage)'],
    [0, 3, 'taken away', '3 × Sofa (taken away)'],
    [2, 1, '2 into storage, 1 taken away', '3 × Sofa (2 into storage, 1 taken away)'],
    [0, 1, '1 taken away', '3 × Sofa (1 taken away)'],
  ])('PLN-1 of three, %i stored and %i taken away: %s', (stored, away, where, line) => {
    const [sofa] = items;
    expect([sofa && whereTo(sofa, said(stored, away)), sofa && listedLine(sofa, said(stored, away))]).toEqual([
      where,
      line,
    ]);
  });

  it('PLN-1 says the unit of what is stored and how long, and nothing of nothing', () => {
    const split = { lines: said(2, 1), storageSpace: 'Plan 6x4', storageTerm: 'monthly' } as const;
    expect(storedText(items, split)).toBe('2 items, 80 cu ft, in a 6 × 4 ft unit, monthly');
    expect(storedText(items, { ...split, lines: [] })).toBe('');
    expect([disposalText(items, said(0, 1)), disposalText(items, [])]).toEqual([
      '1 item, 40 cu ft, to a licensed site',
      '',
    ]);
  });

  it('PLN-1, LAW-10 gives the customer the number of the waste carrier', () => {
    const order = {
      furnitureItems: items,
      split: said(2, 1),
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
    } as const;
    expect(splitFacts(order, 'CBDU1')).toEqual([
      ['Into storage', '2 items, 80 cu ft, in a 6 × 4 ft unit, 3 months'],
      ['Disposal', '1 item, 40 cu ft, to a licensed site. Our registration as a waste carrier: CBDU1'],
    ]);
    expect(splitFacts({ furnitureItems: items, storageSpace: null, storageTerm: null }, 'CBDU1')).toEqual([]);
  });
});
