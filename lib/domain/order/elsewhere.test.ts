import { anAddress } from '@/lib/testing/moves';
import type { Addresses } from '../order-types';
import { withNewAddresses, movedAddresses, type WantedAddresses } from './elsewhere';

const N1 = anAddress({ postcode: 'N1 2TX' });
const SE15 = anAddress({ postcode: 'SE15 4QL' });
const E1 = anAddress({ postcode: 'E1 6AN', floor: 2 });
const MOVE: Addresses = { collection: N1, delivery: SE15, additional_collection: [], additional_delivery: [] };
const CLEANED: Addresses = { collection: N1, delivery: SE15, cleaning: N1, additional_delivery: [SE15] };
const BOTH = { collection: N1, delivery: SE15 };

describe('an order elsewhere', () => {
  it.each<readonly [string, Addresses, WantedAddresses, Addresses]>([
    ['another delivery', MOVE, { ...BOTH, delivery: E1 }, { ...MOVE, delivery: E1 }],
    ['a postcode as it is typed', MOVE, { ...BOTH, delivery: { ...E1, postcode: 'e16an' } }, { ...MOVE, delivery: E1 }],
    [
      'a lift is not asked for on the ground',
      MOVE,
      { ...BOTH, collection: { ...N1, postcode: 'E1 6AN', elevator: null } },
      { ...MOVE, collection: { ...N1, postcode: 'E1 6AN' } },
    ],
    [
      'the home that is left is the one that is cleaned',
      CLEANED,
      { ...BOTH, collection: E1, additional_delivery: [N1] },
      { ...CLEANED, collection: E1, cleaning: E1, additional_delivery: [N1] },
    ],
    ['the home of a clean', { cleaning: N1 }, { cleaning: E1 }, { cleaning: E1 }],
    ['a collection into storage', { storage_collection: N1 }, { storage_collection: E1 }, { storage_collection: E1 }],
  ])('%s', (_, booked, wanted, after) => {
    expect(JSON.stringify(withNewAddresses(booked, wanted))).toBe(JSON.stringify(after));
  });

  it.each<readonly [string, Addresses, WantedAddresses]>([
    ['a stop is missing', MOVE, { collection: N1 }],
    ['a stop is added', MOVE, { ...BOTH, additional_delivery: [E1] }],
    ['a stop of a list is taken away', CLEANED, { ...BOTH, additional_delivery: [] }],
    ['the cleaned home of a move is named apart', CLEANED, { ...BOTH, cleaning: E1, additional_delivery: [SE15] }],
    ['it is another service’s', { cleaning: N1 }, { delivery: E1 }],
  ])('is none where %s', (_, booked, wanted) => {
    expect(withNewAddresses(booked, wanted)).toBeNull();
  });

  it('says what has moved: another postcode apart from another floor', () => {
    const after = { ...MOVE, collection: { ...N1, floor: 1, elevator: true }, delivery: E1 };
    expect(movedAddresses(MOVE, after)).toEqual([
      {
        stop: 'collection',
        label: 'Collection',
        was: 'N1 2TX, Ground floor, parking at the door',
        now: 'N1 2TX, 1st floor, lift, parking at the door',
        isElsewhere: false,
      },
      expect.objectContaining({
        label: 'Delivery',
        now: 'E1 6AN, 2nd floor, no lift, parking at the door',
        isElsewhere: true,
      }),
    ]);
    expect(movedAddresses(MOVE, MOVE)).toEqual([]);
  });

  it('names each of several stops of a kind', () => {
    const before: Addresses = { ...MOVE, additional_delivery: [N1, SE15] };
    const after: Addresses = { ...MOVE, additional_delivery: [N1, E1] };
    expect(movedAddresses(before, after).map(({ stop }) => stop)).toEqual(['additional_delivery_2']);
  });
});
