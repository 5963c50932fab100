import { aMove } from '../../testing';
import { cheaperSize } from './cheaper-size';
import { effectOfOneMore } from './effect';

const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', cubicFeet: 50, kilograms: 55 };

describe('what one more item does to the price', () => {
  it('is in the plan while the plan holds it, and costs its volume beyond', () => {
    expect(effectOfOneMore(aMove())(sofa)).toBe('in your plan');
    const full = aMove({ furnitureItems: [{ ...sofa, quantity: 7 }] });
    expect(effectOfOneMore(full)(sofa)).toBe('adds £24');
  });

  it('costs its volume in a custom move', () => {
    const custom = aMove({ movingSpace: 'custom', furnitureItems: [{ ...sofa, quantity: 1 }] });
    expect(effectOfOneMore(custom)(sofa)).toBe('adds £30');
    const first = aMove({ movingSpace: 'custom' });
    expect(effectOfOneMore(first)({ ...sofa, cubicFeet: 5 })).toBe('included');
  });

  it('is refused beyond two vans', () => {
    const huge = aMove({ furnitureItems: [{ ...sofa, quantity: 28 }] });
    expect(effectOfOneMore(huge)(sofa)).toBe('more than two vans hold');
  });
});

describe('cheaperSize', () => {
  it('names the size that moves the same list for less', () => {
    const little = aMove({ furnitureItems: [{ ...sofa, quantity: 1 }] });
    expect(cheaperSize(little, 7)?.movingSpace).toBe('custom');
  });
  it('is silent without a list and beyond two vans', () => {
    expect(cheaperSize(aMove(), 7)).toBeNull();
    expect(cheaperSize(aMove({ furnitureItems: [{ ...sofa, quantity: 40 }] }), 7)).toBeNull();
  });
});
