import { aMove } from '@/lib/testing/quotes';
import { cheaperMove } from './cheaper-move';
import { localQuote } from './price';

const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', cubicFeet: 50, kilograms: 55 };
const sofas = (quantity: number) => aMove({ furnitureItems: [{ ...sofa, quantity }] });
const offered = (move: ReturnType<typeof aMove>, other?: Parameters<typeof localQuote>[2]) =>
  cheaperMove(move, localQuote(move, 7, other));

describe('cheaperMove', () => {
  it('FLW-1: names the size that moves the list for less, and its total', () => {
    const { values, text, action } = offered(sofas(1)) ?? {};
    const total = localQuote({ ...sofas(1), movingSpace: 'custom' }, 7)?.totalWithDiscount ?? 0;
    expect(values).toEqual({ ...sofas(1), movingSpace: 'custom' });
    expect(text).toBe(`£${String(total / 100)} for your list alone.`);
    expect(action).toBe('Switch to a custom move');
  });

  it('FLW-1: takes off a promo code as the shown price does', () => {
    const promo = { code: 'WELCOME', kind: 'fixed', amount: 1_000 } as const;
    expect(offered(sofas(1), promo)?.text).not.toBe(offered(sofas(1))?.text);
  });

  it.each([
    ['without a list', aMove()],
    ['beyond two vans', sofas(40)],
    ['before a size is chosen', aMove({ movingSpace: '' })],
  ])('says nothing %s', (_, move) => {
    expect(offered(move)).toBeNull();
  });

  it('says nothing about a price with older amounts', () => {
    const quote = localQuote(sofas(1), 7);
    expect(cheaperMove(sofas(1), quote && { ...quote, kept: [] })).toBeNull();
  });
});
