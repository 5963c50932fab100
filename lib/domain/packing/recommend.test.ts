import { anItem } from '@/lib/testing/moves';
import { typicalContents } from '../catalogue/presets';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { fromPounds, pence } from '../money';
import { VAN_INSIDE, storageUnit } from './containers';
import { piecesOf } from './pieces';
import { advised, cheapestUnit, recommend, unitByVolume, type Candidate, type UnitOnOffer } from './recommend';

const unit = (key: string, width: number, depth: number, pounds: number): Candidate<string> => ({
  key,
  price: fromPounds(pounds),
  spaces: [storageUnit(width, depth)],
});
/** Invented prices: only their order matters. */
const UNITS = [unit('3x3', 3, 3, 10), unit('6x4', 6, 4, 16), unit('6x6', 6, 6, 22), unit('9x8', 9, 8, 35)];
const boxes = (quantity: number, kilograms = 14) =>
  piecesOf([{ id: 'box_m', title: 'Medium box', quantity, cubicFeet: 2.4, kilograms }]);

describe('a recommendation', () => {
  it.each([
    [1, '3x3', null],
    [20, '3x3', null],
    [60, '6x4', '3x3'],
    [90, '6x6', '6x4'],
    [200, '9x8', '6x6'],
  ])('for %i medium boxes is the %s', (quantity, key, smaller) => {
    const { fits, nextSmaller } = recommend(boxes(quantity), UNITS);
    expect(fits?.candidate.key).toBe(key);
    expect(nextSmaller?.candidate.key ?? null).toBe(smaller);
    expect(fits?.outside).toEqual([]);
    expect(fits?.freeCubicFeet).toBeGreaterThan(0);
  });

  it('says what would stay outside the next smaller one', () => {
    const { nextSmaller } = recommend(boxes(90), UNITS);
    expect(nextSmaller?.outside.length).toBeGreaterThan(0);
    expect(nextSmaller?.outside.every(({ itemId }) => itemId === 'box_m')).toBe(true);
  });

  it('is the cheapest that fits, not the smallest', () => {
    const { fits } = recommend(boxes(5), [...UNITS, unit('12x8 on offer', 12, 8, 8)]);
    expect(fits?.candidate.key).toBe('12x8 on offer');
  });

  it('is the smaller of two at one price', () => {
    expect(recommend(boxes(5), [unit('9x8', 9, 8, 10), unit('6x4', 6, 4, 10)]).fits?.candidate.key).toBe('6x4');
  });

  it('needs measures, not only volume: a wardrobe does not go into a low or narrow space', () => {
    const wardrobe = piecesOf([{ id: 'wardrobe_3', title: '', quantity: 1, cubicFeet: 68, kilograms: 95 }]);
    expect(recommend(wardrobe, UNITS).fits?.candidate.key).toBe('6x4');
  });

  it('checks the payload of a van as well as its volume', () => {
    const van = { key: 'one van', price: fromPounds(259), spaces: [VAN_INSIDE] };
    const two = { key: 'two vans', price: fromPounds(849), spaces: [VAN_INSIDE, VAN_INSIDE] };
    expect(recommend(boxes(60), [van, two]).fits).toMatchObject({ candidate: van, freeKilograms: 160 });
    const heavy = recommend(boxes(60, 20), [van, two]);
    expect(heavy.fits?.candidate.key).toBe('two vans');
    expect(heavy.nextSmaller?.outside).toHaveLength(10);
  });

  it('says when nothing on offer is large enough, and what the largest leaves outside', () => {
    const { fits, nextSmaller } = recommend(piecesOf(typicalContents('three_bedroom')), UNITS);
    expect(fits).toBeNull();
    expect(nextSmaller?.candidate.key).toBe('9x8');
    expect(nextSmaller?.outside.length).toBeGreaterThan(0);
  });
});

describe('the advised candidate', () => {
  const home = piecesOf(typicalContents('one_bedroom'));
  const [small, large] = [unit('8x6', 8, 6, 30), unit('9x8', 9, 8, 45)];

  it('is the next smaller one where it leaves out one thing as small as a television', () => {
    const found = recommend(home, [small, large]);
    expect(found.fits?.candidate).toBe(large);
    expect(advised(found)?.candidate).toBe(small);
    expect(advised(found)?.outside.map(({ itemId }) => itemId)).toEqual(['tv_medium']);
  });

  it('holds everything where more would stay out, or the larger one costs no more', () => {
    expect(advised(recommend(home, [unit('6x6', 6, 6, 25), large]))?.candidate).toBe(large);
    expect(advised(recommend(home, [unit('8x6', 8, 6, 45), large]))?.candidate).toBe(large);
    const chair = piecesOf([...typicalContents('mini')]);
    expect(advised(recommend(chair, [unit('3x3', 3, 3, 9), unit('3x5', 3, 5, 16)]))?.candidate.key).toBe('3x5');
  });

  it('is the largest of all where that leaves out one small thing, and none where it leaves out more', () => {
    expect(advised(recommend(home, [small]))?.candidate).toBe(small);
    expect(advised(recommend(home, [unit('6x4', 6, 4, 16)]))).toBeNull();
  });
});

const ON_OFFER = STORAGE_UNITS.map(({ space, feet, squareFeet }): UnitOnOffer => ({
  space,
  feet,
  price: pence(squareFeet),
}));
const listOfBoxes = (quantity: number) => [anItem(2.4, { id: 'box_m', quantity, kilograms: 14 })];

describe('FIT-1: the cheapest unit for a list', () => {
  it.each([
    [0, 'Plan 3x3', 'packing'],
    [20, 'Plan 3x3', 'packing'],
    [120, 'Plan 6x6', 'packing'],
    [121, 'Plan 9x8', 'volume'],
    [500, null, 'volume'],
  ] as const)('of %i medium boxes is %p, by %s', (quantity, space, measuredBy) => {
    expect(cheapestUnit(ON_OFFER, listOfBoxes(quantity))).toMatchObject({ space, measuredBy });
  });

  it('is that by price, not by size', () => {
    const offer: UnitOnOffer = { space: 'Plan 12x8', feet: [12, 8], price: pence(1) };
    expect(cheapestUnit([...ON_OFFER, offer], listOfBoxes(1)).space).toBe('Plan 12x8');
  });

  it('is none where none is on offer, or none holds the list', () => {
    expect(cheapestUnit([], listOfBoxes(1))).toEqual({ space: null, measuredBy: 'packing', allBut: null });
    expect(cheapestUnit(ON_OFFER.slice(0, 1), listOfBoxes(100)).space).toBeNull();
  });

  it.each([
    [50, 'Plan 3x3'],
    [51, 'Plan 3x5'],
    [1_120, 'Plan 20x10'],
    [1_121, null],
  ])('by volume alone, of %i cubic feet: %p', (cubicFeet, space) => {
    expect(unitByVolume([anItem(cubicFeet)])).toEqual({ space, measuredBy: 'volume', allBut: null });
  });
});
