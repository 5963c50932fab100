import { aMove } from '@/lib/testing/quotes';
import { cheaperSize } from './FitNotes';

const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', cubicFeet: 50, kilograms: 55 };

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
