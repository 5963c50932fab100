import { aMove } from '@/lib/testing/quotes';
import { conditionsOf, localQuote, moveToPrice } from './price';

describe('the price of the moving flow', () => {
  it('is there at once, with everything unavoidable in it', () => {
    expect(localQuote(aMove(), 7)?.totalWithDiscount).toBe(27900);
  });

  it('is none before a size is chosen, and none beyond two vans', () => {
    expect(localQuote(aMove({ movingSpace: '' }), null)).toBeNull();
    const piano = { id: 'custom_1', title: 'Container', quantity: 4, cubicFeet: 500, kilograms: 1 };
    expect(localQuote(aMove({ furnitureItems: [piano] }), null)).toBeNull();
  });

  it('asks the server with whole postcodes only', () => {
    const { addresses } = aMove();
    const typing = { ...addresses, delivery: { ...addresses.delivery, postcode: 'SE15 4' } };
    expect(moveToPrice(aMove({ addresses: typing })).addresses.delivery.postcode).toBe('');
    const typed = { ...addresses, delivery: { ...addresses.delivery, postcode: 'se154ql' } };
    expect(moveToPrice(aMove({ addresses: typed })).addresses.delivery.postcode).toBe('SE15 4QL');
  });

  it('LAW-1: says what may still change it, with unit prices', () => {
    const texts = conditionsOf(aMove(), 7).map(({ text, price }) => `${text} (${price})`);
    expect(texts).toContain('there are stairs and no lift (£10 a floor)');
    expect(conditionsOf(aMove({ movingSpace: '' }), null)).toEqual([]);
  });
});
