import { cleaningConditions } from './conditions';

const keys = (conditions: readonly { readonly key: string }[]) => conditions.map(({ key }) => key);
const nothing = { addOns: [], addOnVariant: 1, distanceMiles: null } as const;

describe('what may still change the price of a clean', () => {
  it('cleaning: size, day and add-ons', () => {
    expect(keys(cleaningConditions({ ...nothing, cleaningDate: '' }))).toEqual([
      'size',
      'busy_day',
      'PACKING',
      'PACKING_MATERIALS',
    ]);
  });
});
