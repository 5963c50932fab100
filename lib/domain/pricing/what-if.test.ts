import { addressesWith, anAddress } from '@/lib/testing/moves';
import { withCondition, type WhatIfJob } from './what-if';

const around = { dateKey: 'movingDate', from: '2026-12-07' } as const;
const collection = anAddress({ postcode: 'N1 2TX', floor: 0, parking: true, elevator: false });
const move = (changes: Partial<WhatIfJob> = {}): WhatIfJob => ({
  addOns: [],
  addresses: addressesWith({ collection }),
  dates: { movingDate: '' },
  ...changes,
});
const at = (changes: Partial<typeof collection>) =>
  move({ addresses: addressesWith({ collection: { ...collection, ...changes } }) });
const end = (asked: WhatIfJob | null) => asked?.addresses?.collection;

describe('a condition of a price that is tried', () => {
  it.each<readonly [string, WhatIfJob, object | null]>([
    ['the ground floor becomes the first', move(), { floor: 1, elevator: false }],
    ['a lift that is gone leaves its floor', at({ floor: 3, elevator: true }), { floor: 3, elevator: false }],
    ['without a lift it is one more', at({ floor: 3, elevator: false }), { floor: 4, elevator: false }],
    ['below ground one deeper', at({ floor: -1, elevator: false }), { floor: -2, elevator: false }],
  ])('floors: %s', (_, asked, expected) => {
    expect(end(withCondition(asked, 'floors', around))).toMatchObject(expected ?? {});
  });

  it('parking, an address more, a busy day and an add-on', () => {
    expect(end(withCondition(move(), 'parking', around))).toMatchObject({ parking: false });
    expect(withCondition(move(), 'addresses', around)?.addresses?.additional_collection).toEqual([
      { postcode: 'N1 2TX', floor: 0, parking: true, elevator: null },
    ]);
    expect(withCondition(move(), 'busy_day', around)?.dates).toEqual({ movingDate: '2026-12-11' });
    expect(withCondition(move(), 'PACKING', around)?.addOns).toEqual(['PACKING']);
  });

  it.each<readonly [string, WhatIfJob]>([
    ['parking', at({ parking: false })],
    ['PACKING', move({ addOns: ['PACKING'] })],
    ['busy_day', move({ dates: { movingDate: '2026-12-15' } })],
    ['floors', { addOns: [], dates: {} }],
    ['addresses', { addOns: [], dates: {}, addresses: { delivery: collection } }],
    ['volume', move()],
    ['constructor', move()],
    ['', move()],
  ])('%s cannot be tried where it is so already, or nothing is known of it', (key, asked) => {
    expect(withCondition(asked, key, around)).toBeNull();
  });
});
