import { anItem } from '@/lib/testing/moves';
import { planFit } from './fit';

const sofa = (quantity = 1) => anItem(50, { id: 'sofa_3', title: 'Sofa, 3 seats', quantity, kilograms: 55 });
const box = (quantity: number) => anItem(2.4, { id: 'box_m', title: 'Medium box', quantity, kilograms: 14 });

describe('planFit', () => {
  it('is empty for an empty list', () => {
    expect(planFit('one_bedroom', [])).toEqual({
      pieces: 0,
      cubicFeet: 0,
      kilograms: 0,
      capacityCubicFeet: 360,
      percentFull: 0,
      overCubicFeet: 0,
      leftOver: [],
      vans: 1,
      loads: 1,
    });
  });

  it('tells volume, weight and how full the plan is', () => {
    expect(planFit('mini', [sofa(2), box(10)])).toMatchObject({
      pieces: 12,
      cubicFeet: 124,
      kilograms: 250,
      percentFull: 60,
      overCubicFeet: 0,
      leftOver: [],
    });
  });

  it('fits to the last cubic foot', () => {
    expect(planFit('one_bedroom', [box(150)])).toMatchObject({ percentFull: 100, overCubicFeet: 0, leftOver: [] });
    expect(planFit('one_bedroom', [box(151)])).toMatchObject({ percentFull: 101, overCubicFeet: 2.4 });
  });

  it('names the pieces that do not fit, and still loads what does', () => {
    const { leftOver, overCubicFeet } = planFit('mini', [sofa(6), box(3)]);
    expect(leftOver.map(({ id, quantity }) => [id, quantity])).toEqual([['sofa_3', 2]]);
    expect(overCubicFeet).toBeCloseTo(97.2);
  });

  it.each([
    ['custom', 700, 1],
    ['custom', 700.1, 2],
    ['two_bedroom', 677, 1],
    ['two_bedroom', 701, 2],
    ['three_bedroom', 100, 2],
  ] as const)('a %s move of %d cu ft comes with %d vans', (space, cubicFeet, vans) => {
    expect(planFit(space, [anItem(cubicFeet)]).vans).toBe(vans);
  });

  it('counts the loads that the weight needs, beside the vans', () => {
    expect(planFit('two_bedroom', [anItem(677, { kilograms: 1000 })])).toMatchObject({ vans: 1, loads: 1 });
    expect(planFit('two_bedroom', [anItem(677, { kilograms: 1750 })])).toMatchObject({ vans: 1, loads: 2 });
  });

  it('measures a custom move against the vans that it needs', () => {
    expect(planFit('custom', [anItem(335)])).toMatchObject({ capacityCubicFeet: 700, percentFull: 48 });
    expect(planFit('custom', [anItem(900)])).toMatchObject({ capacityCubicFeet: 1400, percentFull: 65, leftOver: [] });
  });
});
