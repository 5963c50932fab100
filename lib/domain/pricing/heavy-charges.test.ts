import { aMove, anAddress, anItem } from '@/lib/testing/moves';
import { aReturn, aStorage } from '@/lib/testing/services';
import { findFurniture } from '../catalogue/furniture';
import { toPounds } from '../money';
import type { Address, FurnitureItem } from '../order-types';
import { heavyCharges } from './charges';
import { TooHeavy } from './load-limits';
import { priceMove } from './moving';
import type { Quote } from './quote';
import { priceReturn, priceStorage } from './storage';

const some = (id: string, quantity = 1): FurnitureItem => {
  const item = findFurniture(id);
  if (!item) throw new RangeError(id);
  const { title, cubicFeet, kilograms } = item;
  return { id, title, quantity, cubicFeet, kilograms };
};
const STAIRS = anAddress({ floor: 2 });
const LIFT = anAddress({ floor: 2, elevator: true });
const GROUND = anAddress();

const move = (collection: Address, delivery: Address, furnitureItems: readonly FurnitureItem[]) =>
  priceMove(
    aMove({
      furnitureItems,
      addresses: { collection, delivery, additional_collection: [], additional_delivery: [] },
    }),
  );
const heavyLines = ({ lines }: Quote) =>
  lines
    .filter(({ code }) => code === 'extra_mover' || code === 'piano_stairs')
    .map(({ label, detail, amount }) => `${label} ${detail}: ${toPounds(amount)}`);

describe('PRC-6: what heavy things add', () => {
  it.each([
    ['nothing on the ground or with a lift', GROUND, LIFT, [some('piano_upright', 2)], []],
    ['nothing for what two carry', STAIRS, STAIRS, [some('wardrobe_3')], []],
    [
      'one more mover at each address with stairs, however many things',
      STAIRS,
      STAIRS,
      [some('range_cooker'), some('fridge_american')],
      [
        'One more mover, for anything over 100 kg at collection: 40',
        'One more mover, for anything over 100 kg at delivery: 40',
      ],
    ],
    [
      'each floor of each piano beside that',
      GROUND,
      STAIRS,
      [some('piano_upright', 2)],
      ['One more mover, for anything over 100 kg at delivery: 40', '2 pianos on the stairs, 2 floors at delivery: 240'],
    ],
    ['nothing for a digital piano', STAIRS, STAIRS, [some('piano_digital')], []],
    ['nothing for a thing whose weight is a guess', STAIRS, STAIRS, [anItem(90, { kilograms: 288 })], []],
  ])('%s', (_, collection, delivery, items, lines) => {
    expect(heavyLines(move(collection, delivery, items))).toEqual(lines);
  });

  it('the same for a collection into storage and a return', () => {
    const furnitureItems = [some('piano_upright')];
    const piano = (side: string) => [
      `One more mover, for anything over 100 kg at ${side}: 40`,
      `Piano on the stairs, 2 floors at ${side}: 120`,
    ];
    const stored = priceStorage(aStorage({ furnitureItems, addresses: { storage_collection: STAIRS } }));
    expect(heavyLines(stored)).toEqual(piano('collection'));
    expect(heavyLines(priceReturn(aReturn({ furnitureItems, addresses: { delivery: STAIRS } })))).toEqual(
      piano('delivery'),
    );
  });

  it.each([
    ['a grand piano', [some('piano_baby_grand')]],
    ['a pool table', [some('pool_table')]],
    ['more heavy things than a crew carries in a day', [some('piano_upright', 5)]],
  ])('%s is priced by request, even on the ground', (_, furnitureItems) => {
    expect(() => move(GROUND, GROUND, furnitureItems)).toThrow(TooHeavy);
    expect(() => priceStorage(aStorage({ furnitureItems }))).toThrow(TooHeavy);
    expect(() => priceReturn(aReturn({ furnitureItems }))).toThrow(TooHeavy);
  });
});

describe('the lines of one address', () => {
  const piano = some('piano_upright');
  const thing = (kilograms: number) => ({ ...some('bicycle'), kilograms });
  const amounts = (address: Partial<Address>, items: readonly FurnitureItem[]) =>
    heavyCharges(anAddress(address), items, 'collection', 'at collection').map(({ amount }) => amount);

  it.each<readonly [string, Partial<Address>, readonly FurnitureItem[], readonly number[]]>([
    ['nothing to carry', { floor: 3 }, [], []],
    ['100 kg', { floor: 3 }, [thing(100)], []],
    ['a little more', { floor: 3 }, [thing(100.1)], [4_000]],
    ['two of them: still one mover more', { floor: 3 }, [thing(120), thing(150)], [4_000]],
    ['on the ground floor', { floor: 0 }, [thing(120)], []],
    ['on the lower floor', { floor: -1 }, [thing(120)], [4_000]],
    ['with a lift', { floor: 11, elevator: true }, [piano], []],
    ['a piano, one floor', { floor: 1 }, [piano], [4_000, 6_000]],
    ['a piano, one floor down', { floor: -1 }, [piano], [4_000, 6_000]],
    ['a piano, eleven floors', { floor: 11 }, [piano], [4_000, 66_000]],
    ['two pianos, two floors', { floor: 2 }, [{ ...piano, quantity: 2 }], [4_000, 24_000]],
  ])('%s', (_, address, items, pence) => {
    expect(amounts(address, items)).toEqual(pence);
  });

  it('while nobody has told of the floor or the lift: none', () => {
    for (const unknown of [{ floor: null }, { floor: 2, elevator: null }]) {
      expect(heavyCharges({ ...anAddress(), ...unknown }, [piano], 'collection', 'at collection')).toEqual([]);
    }
  });
});
