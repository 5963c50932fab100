import { aMove } from '@/lib/testing/moves';
import { movingConditions } from './conditions';

describe('what may still change the price of a move', () => {
  it('lists what may still change the price of a fresh quote, with unit prices', () => {
    expect(movingConditions(aMove()).map(({ text, price }) => `${text}: ${price}`)).toEqual([
      'the trip is longer than 25 miles: £1.50 a mile',
      'your things come to more than 360 cu ft: 60p a cubic foot',
      'there are stairs and no lift: £10 a floor',
      'something over 100 kg goes up or down stairs: £40 an address',
      'a piano goes up or down stairs: £60 a floor more',
      'there is no parking at the door: £15 an address',
      'you add an address: £25 each',
      'you choose a busy day: Friday to Sunday, a bank holiday, or one of the first two or last two days of a month: 10%',
      'part of it goes into storage: £25 and the unit',
      'you want things disposed of: £1.50 a cubic foot',
      'you want us to pack: £99',
      'you want the home cleaned: £229',
      'you want furniture taken apart and put together: £49',
      'you want packing materials delivered: £49',
      'you want more than the included cover: from £19',
    ]);
  });

  it('leaves out what is settled', () => {
    const move = aMove({
      movingDate: '2026-12-15',
      distanceMiles: 7,
      addOns: ['PACKING', 'CLEANING'],
      addOnVariant: 2,
    });
    expect(movingConditions(move).map(({ key }) => key)).toEqual([
      'volume',
      'floors',
      'extra_mover',
      'piano',
      'parking',
      'addresses',
      'stored',
      'away',
      'ASSEMBLING',
      'PACKING_MATERIALS',
      'cover',
    ]);
  });

  it('PLN-3 says nothing of more cover once it is chosen', () => {
    expect(movingConditions(aMove({ cover: { step: 'raised' } })).map(({ key }) => key)).not.toContain('cover');
  });

  it('says how far a custom list can grow', () => {
    const [, volume] = movingConditions(aMove({ movingSpace: 'custom' }));
    expect(volume?.text).toBe('you list more, up to 1,400 cu ft');
  });
});
