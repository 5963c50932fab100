import { anItem } from '@/lib/testing/moves';
import { disposalText, storedText } from './storage-split-words';

const items = [anItem(40, { id: 'sofa_3', title: 'Sofa', quantity: 3 })];
const said = (stored: number, away: number) => [{ id: 'sofa_3', stored, away }];

describe('where things go, in words', () => {
  it('PLN-1 says the unit of what is stored and how long, and nothing of nothing', () => {
    const split = { lines: said(2, 1), storageSpace: 'Plan 6x4', storageTerm: 'monthly' } as const;
    expect(storedText(items, split)).toBe('2 items, 80 cu ft, in a 6 × 4 ft unit, monthly');
    expect(storedText(items, { ...split, lines: [] })).toBe('');
    expect([disposalText(items, said(0, 1)), disposalText(items, [])]).toEqual([
      '1 item, 40 cu ft, to a licensed site',
      '',
    ]);
  });
});
