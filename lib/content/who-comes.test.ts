import { SERVICES } from '@/lib/domain/services/all';
import { aMove, anItem, fullAnswers } from '@/lib/testing/moves';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { whoComes } from './who-comes';

const orderOf = (changes: Partial<MovingAnswers>) =>
  SERVICES.moving.toOrderLike(fullAnswers(changes), priceMove(aMove()));

describe('whoComes', () => {
  it.each([
    ['a flat', { movingSpace: 'one_bedroom' }, 'Two movers come with a van.'],
    ['a house', { movingSpace: 'three_bedroom' }, 'Four movers come with two vans.'],
    ['a custom move', { movingSpace: 'custom', furnitureItems: [anItem(100)] }, 'Two movers come with a van.'],
    ['a large one', { movingSpace: 'custom', furnitureItems: [anItem(900)] }, 'Four movers come with two vans.'],
    [
      'a heavy one',
      { movingSpace: 'custom', furnitureItems: [anItem(100, { kilograms: 1500 })] },
      'Two movers come with two vans.',
    ],
  ] as const)('names the crew of %s', (_, changes, expected) => {
    expect(whoComes(orderOf(changes), ['MOVING'])).toBe(expected);
  });

  it('names the cleaners that come after the movers, and not a second time those of a clean', () => {
    const order = orderOf({ movingSpace: 'mini' });
    expect(whoComes(order, ['MOVING', 'CLEANING'])).toBe('Two movers come with a van. The cleaners come after them.');
    expect(whoComes(order, ['CLEANING'])).toBe('Our cleaners bring products, cloths, a vacuum cleaner and steps.');
  });
});
