import { anItem } from '@/lib/testing/moves';
import { fullReturnAnswers } from '@/lib/testing/services';
import { localQuote } from './price';
import { whatOptions } from './what';

const labels = (changes: Parameters<typeof fullReturnAnswers>[0] = {}) =>
  whatOptions(fullReturnAnswers(changes), null).map(({ label }) => label);

describe('what can come back', () => {
  it('is named things or everything in a unit, each with the whole price', () => {
    expect(labels()).toEqual([
      'Only what I name, from £49',
      'Everything in my 3 × 3 ft unit, £61',
      'Everything in my 3 × 5 ft unit, £71.20',
      'Everything in my 6 × 4 ft unit, £86.20',
      'Everything in my 6 × 6 ft unit, £106.30',
      'Everything in my 8 × 6 ft unit, £126.40',
      'Everything in my 9 × 8 ft unit, £166.90',
      'Everything in my 12 × 8 ft unit, £207.10',
      'Everything in my 15 × 10 ft unit, £298',
      'Everything in my 20 × 10 ft unit, £382',
      'Everything in my custom unit, from £208.90',
    ]);
  });

  it('says the price of the list as it stands, and of the area that was typed', () => {
    const [named] = labels({ furnitureItems: [anItem(110)] });
    expect(named).toBe('Only what I name, £79');
    expect(labels({ storageSpace: 'custom', squareFeet: 120 }).at(-1)).toBe('Everything in my custom unit, £247.60');
    expect(labels({ storageSpace: 'custom', squareFeet: 500 }).at(-1)).toBe('Everything in my custom unit, by request');
    expect(labels({ furnitureItems: [anItem(1_500)] })[0]).toBe('Only what I name, by request');
  });

  it('STO-4: of a known store is what is in it, and costs the same whole as ticked one by one', () => {
    const store = { storageSpace: 'Plan 9x8', storedItems: [anItem(47, { quantity: 6 }), anItem(46.3)] } as const;
    expect(labels(store)).toEqual(['Only what I tick, from £49', 'Everything, 7 items, £144.49']);
    expect(labels({ ...store, furnitureItems: store.storedItems })).toEqual([
      'Only what I tick, £144.49',
      'Everything, 7 items, £144.49',
    ]);
    // A smaller unit cannot return more than the 192 cu ft that it holds, whatever its list says.
    const overfull = { ...store, storageSpace: 'Plan 6x4', furnitureItems: store.storedItems } as const;
    expect(labels(overfull)).toEqual(['Only what I tick, £103.60', 'Everything, 7 items, £103.60']);
  });

  it('counts everything else that was answered', () => {
    const answers = { addOns: ['UNPACKING'] as const, isStudent: true };
    const total = localQuote(fullReturnAnswers(answers), null)?.totalWithDiscount;
    expect(total).toBe(16_668);
    expect(labels(answers)).toContain('Everything in my 6 × 4 ft unit, £166.68');
  });
});
