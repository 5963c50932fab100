import { quantityOf, withQuantity } from './inventory-lines';

const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', cubicFeet: 50, kilograms: 55 };
const box = { id: 'box_m', title: 'Medium box', cubicFeet: 2.4, kilograms: 12 };

describe('withQuantity', () => {
  it('adds a line at the end, changes it in its place, and takes it away at nothing', () => {
    const one = withQuantity(withQuantity([], sofa, 1), box, 10);
    expect(one.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['sofa_3', 1],
      ['box_m', 10],
    ]);
    const two = withQuantity(one, sofa, 2);
    expect(two[0]).toEqual({ ...sofa, quantity: 2 });
    expect(quantityOf(two, 'sofa_3')).toBe(2);
    expect(withQuantity(two, sofa, 0).map(({ id }) => id)).toEqual(['box_m']);
  });

  it('keeps nothing of the catalogue but what an order holds', () => {
    expect(withQuantity([], { ...sofa, room: 'Living room' } as typeof sofa, 1)).toEqual([{ ...sofa, quantity: 1 }]);
  });
});
