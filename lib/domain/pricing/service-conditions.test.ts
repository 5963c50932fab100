import { cleaningConditions, returnConditions, storageConditions } from './service-conditions';

const keys = (conditions: readonly { readonly key: string }[]) => conditions.map(({ key }) => key);
const nothing = { addOns: [], addOnVariant: 1, distanceMiles: null } as const;

describe('what may still change a price', () => {
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
    ]);
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
    ]);
  });

  it('PRC-2: a return says what each add-on costs in the active variant', () => {
    const delivery = { ...nothing, returnKind: 'items', storedItems: [], deliveryDate: '' } as const;
    const prices = (addOnVariant: 1 | 2) =>
      returnConditions({ ...delivery, addOnVariant })
        .filter(({ key }) => key === 'UNPACKING' || key === 'ASSEMBLING')
        .map(({ price }) => price);
    expect([prices(1), prices(2)]).toEqual([
      ['£99', '£49'],
      ['£49', '£49'],
    ]);
  });

  it('cleaning: size, day and add-ons', () => {
    expect(keys(cleaningConditions({ ...nothing, cleaningDate: '' }))).toEqual([
      'size',
      'busy_day',
      'PACKING',
      'PACKING_MATERIALS',
    ]);
  });
});
