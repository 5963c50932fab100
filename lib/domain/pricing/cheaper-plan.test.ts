import { aMove, anItem } from '@/lib/testing/moves';
import { fromPounds, pence } from '../money';
import { cheaperPlan } from './cheaper-plan';
import { priceMove, type MoveToPrice } from './moving';
import { priceOrNull } from './no-price';

const cheaper = (move: MoveToPrice) =>
  cheaperPlan(move.movingSpace, move.furnitureItems, (movingSpace) =>
    priceOrNull(() => priceMove({ ...move, movingSpace }).totalWithDiscount),
  );

describe('cheaperPlan', () => {
  it.each([
    ['one_bedroom', 335, 'custom', 15],
    ['two_bedroom', 300, 'custom', 226],
    ['three_bedroom', 100, 'custom', 746],
    ['one_bedroom', 1344, 'two_bedroom', 0.2],
    ['custom', 677, 'two_bedroom', 0.2],
    ['two_bedroom', 210, 'mini', 280],
    ['two_bedroom', 360, 'one_bedroom', 190],
  ] as const)('a %s move of %d cu ft costs less as %s', (movingSpace, cubicFeet, better, pounds) => {
    const move = aMove({ movingSpace, furnitureItems: [anItem(cubicFeet)] });
    const saving = fromPounds(pounds);
    expect(cheaper(move)).toEqual({
      movingSpace: better,
      saving,
      total: pence(priceMove(move).totalWithDiscount - saving),
    });
  });

  it.each([
    ['custom', 335],
    ['one_bedroom', 360],
    ['mini', 210],
    ['two_bedroom', 677],
    ['two_bedroom', 1344],
  ] as const)('a %s move of %d cu ft is the best already', (movingSpace, cubicFeet) => {
    expect(cheaper(aMove({ movingSpace, furnitureItems: [anItem(cubicFeet)] }))).toBeNull();
  });

  it('says nothing about an empty list', () => {
    expect(cheaper(aMove({ movingSpace: 'three_bedroom' }))).toBeNull();
  });

  it('says nothing about more than two vans hold', () => {
    expect(cheaper(aMove({ furnitureItems: [anItem(1401)] }))).toBeNull();
  });
});
