import { aMove } from '@/lib/testing/moves';
import { effectOfOneMore } from './one-more';

const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', cubicFeet: 50, kilograms: 55 };
const moveWith = (quantity: number, movingSpace: 'one_bedroom' | 'custom' = 'one_bedroom') =>
  aMove({ movingSpace, furnitureItems: quantity > 0 ? [{ ...sofa, quantity }] : [] });

describe('what one more item does to the price', () => {
  it.each([
    ['nothing while the plan holds it', moveWith(0), sofa, ''],
    ['its volume beyond the plan', moveWith(7), sofa, 'adds £24'],
    ['its volume in a custom move', moveWith(1, 'custom'), sofa, 'adds £30'],
    ['nothing within the first 10 cubic feet', moveWith(0, 'custom'), { ...sofa, cubicFeet: 5 }, ''],
    ['by request what is very heavy', moveWith(0), { ...sofa, id: 'pool_table', kilograms: 285 }, 'priced by request'],
    ['refused beyond two vans', moveWith(28), sofa, 'more than two vans hold'],
  ] as const)('%s', (_, move, piece, effect) => {
    expect(effectOfOneMore(move)(piece)).toBe(effect);
  });
});
