import { aMove, anItem } from '@/lib/testing/moves';
import { fromPounds } from '../money';
import { cheaperPlan } from './cheaper-plan';
import { VolumeTooLarge } from './load-limits';

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
    expect(cheaperPlan(move)).toEqual({ movingSpace: better, saving: fromPounds(pounds) });
  });

  it.each([
    ['custom', 335],
    ['one_bedroom', 360],
    ['mini', 210],
    ['two_bedroom', 677],
    ['two_bedroom', 1344],
  ] as const)('a %s move of %d cu ft is the best already', (movingSpace, cubicFeet) => {
    expect(cheaperPlan(aMove({ movingSpace, furnitureItems: [anItem(cubicFeet)] }))).toBeNull();
  });

  it('says nothing about an empty list', () => {
    expect(cheaperPlan(aMove({ movingSpace: 'three_bedroom' }))).toBeNull();
  });

  it('refuses more than two vans', () => {
    expect(() => cheaperPlan(aMove({ furnitureItems: [anItem(1401)] }))).toThrow(VolumeTooLarge);
  });
});
