import { SERVICES } from '@/lib/domain/services/all';
import { aMove, anItem, fullAnswers } from '@/lib/testing/moves';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { FLOW_CONTENT, quoteStartAt, whoComes } from './flow-content';

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

describe('the starts of quotes', () => {
  it.each([
    ['/get-a-quote/moving/packing?plan=mini', '/get-a-quote/moving'],
    ['/get-a-quote/storage/check?quote=x', '/get-a-quote/storage'],
    ['/get-a-quote/storage-return/address', '/get-a-quote/storage-return'],
    ['/get-a-quote', undefined],
    ['/orders/SM-2345-6789', undefined],
  ])('SHELL-3: the image of %s is that of %s', (path, start) => {
    expect(quoteStartAt(path)).toBe(start);
  });

  it('SHELL-3: no two show the same words or the same drawing', () => {
    const starts = Object.values(FLOW_CONTENT).map(({ start }) => start);
    expect(new Set(starts.map(({ title }) => title)).size).toBe(starts.length);
    expect(new Set(starts.map(({ drawing }) => drawing.path)).size).toBe(starts.length);
  });
});
