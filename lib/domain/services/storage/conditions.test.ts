import { storageConditions } from './conditions';

const keys = (conditions: readonly { readonly key: string }[]) => conditions.map(({ key }) => key);
const nothing = { addOns: [], addOnVariant: 1, distanceMiles: null } as const;

describe('what may still change the first payment for storage', () => {
  it('LAW-1: storage: unit, list, distance, access, day and add-ons', () => {
    const storage = { ...nothing, storageTerm: '3_months', storageCollectionDate: '' } as const;
    expect(keys(storageConditions(storage))).toEqual([
      'unit',
      'volume',
      'distance',
      'floors',
      'extra_mover',
      'piano',
      'parking',
      'busy_day',
      'PACKING',
      'PACKING_MATERIALS',
      'ASSEMBLING',
      'cover',
    ]);
  });

  it('STO-3: more for a unit that is rented already does not ask for the unit, and pays for its volume on every term', () => {
    const storage = { ...nothing, isTopUp: true, storageTerm: '6_months', storageCollectionDate: '' } as const;
    expect(keys(storageConditions(storage)).slice(0, 2)).toEqual(['volume', 'distance']);
    expect(keys(storageConditions(storage))).not.toContain('cover');
  });

  it('a free collection does not ask for the volume, an answered day and distance are not asked again', () => {
    const storage = { storageTerm: '6_months', storageCollectionDate: '2026-12-15', distanceMiles: 7 } as const;
    const all = ['PACKING', 'PACKING_MATERIALS', 'ASSEMBLING'] as const;
    expect(keys(storageConditions({ ...storage, addOns: all, addOnVariant: 1 }))).toEqual([
      'unit',
      'floors',
      'extra_mover',
      'piano',
      'parking',
      'cover',
    ]);
  });

  it('PLN-3 says nothing of more cover once it is chosen', () => {
    const storage = {
      ...nothing,
      storageTerm: '3_months',
      storageCollectionDate: '',
      cover: { step: 'high' },
    } as const;
    expect(keys(storageConditions(storage))).not.toContain('cover');
  });
});
