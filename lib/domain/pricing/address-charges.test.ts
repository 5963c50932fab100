import { addressesWith, anAddress, anItem } from '@/lib/testing/moves';
import type { DraftAddress, FurnitureItem } from '../order-types';
import { accessCharges, addressCharges } from './charges';
import { sum } from '../money';

const access = (changes: Partial<DraftAddress>, items: readonly FurnitureItem[] = []) =>
  accessCharges('collection', { ...anAddress(), ...changes }, items, 'collection', 'at collection');
const amounts = (...args: Parameters<typeof access>) =>
  access(...args).map(({ code, amount }): readonly [string, number] => [code, amount]);

describe('what an address adds', () => {
  it.each<readonly [string, Partial<DraftAddress>, readonly (readonly [string, number])[]]>([
    ['the ground floor', { floor: 0, elevator: false }, []],
    ['the lower floor', { floor: -1, elevator: false }, [['floors_collection', 1_000]]],
    ['the first floor', { floor: 1, elevator: false }, [['floors_collection', 1_000]]],
    ['the 22nd floor', { floor: 22, elevator: false }, [['floors_collection', 22_000]]],
    ['a floor with a lift', { floor: 22, elevator: true }, []],
    ['a floor whose lift nobody has told of', { floor: 3, elevator: null }, []],
    ['no floor yet', { floor: null, elevator: false }, []],
    ['no parking', { parking: false }, [['parking_collection', 1_500]]],
    ['parking that nobody has told of', { parking: null }, []],
    [
      'stairs and no parking',
      { floor: 2, elevator: false, parking: false },
      [
        ['floors_collection', 2_000],
        ['parking_collection', 1_500],
      ],
    ],
  ])('%s', (_, changes, lines) => {
    expect(amounts(changes)).toEqual(lines);
  });

  it('a mover more for what is heavy, on stairs only', () => {
    const safe = [anItem(20, { id: 'safe', kilograms: 101 })];
    expect(amounts({ floor: 1, elevator: false }, safe)).toEqual([
      ['floors_collection', 1_000],
      ['extra_mover', 4_000],
    ]);
    expect(amounts({ floor: 1, elevator: true }, safe)).toEqual([]);
  });

  it('says which floor, and where', () => {
    expect(access({ floor: -1, elevator: false })).toEqual([
      expect.objectContaining({ label: 'Lower floor, no lift', detail: 'at collection', key: 'floors_collection' }),
    ]);
  });
});

describe('all addresses of a move', () => {
  const upstairs = anAddress({ floor: 1 });

  it('come in the order of the trip, each stop at £25 and with its own stairs, no two lines of one key', () => {
    const lines = addressCharges(
      addressesWith({
        collection: upstairs,
        additional_collection: [anAddress(), upstairs],
        additional_delivery: [upstairs],
        delivery: anAddress({ parking: false }),
      }),
      { out: [], into: [] },
    );
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['floors_collection', 1_000],
      ['additional_collection_1', 2_500],
      ['additional_collection_2', 2_500],
      ['floors_additional_collection_2', 1_000],
      ['additional_delivery_1', 2_500],
      ['floors_additional_delivery_1', 1_000],
      ['parking_delivery', 1_500],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    expect(lines.map(({ label, detail }) => detail ?? label)).toEqual([
      'at collection',
      'Additional collection',
      'Additional collection 2',
      'at additional collection 2',
      'Additional delivery',
      'at additional delivery',
      'at delivery',
    ]);
  });

  it('cost nothing while nothing is answered', () => {
    expect(sum(addressCharges(addressesWith({}), { out: [], into: [] }).map(({ amount }) => amount))).toBe(0);
  });
});
