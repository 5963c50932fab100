import { TooHeavy, VolumeTooLarge } from './load-limits';
import { CleaningByRequest, StorageByRequest, priceOrNull } from './no-price';

it('an area without a price has none online, and a report that names it', () => {
  const area = new StorageByRequest('250 sq ft');
  expect(String(area)).toBe('StorageByRequest: 250 sq ft');
  expect(
    priceOrNull(() => {
      throw area;
    }),
  ).toBeNull();
});

it('a larger home has no price online, and a report that names it', () => {
  const larger = new CleaningByRequest('Larger homes are cleaned by request');
  expect(String(larger)).toBe('CleaningByRequest: Larger homes are cleaned by request');
  expect(
    priceOrNull(() => {
      throw larger;
    }),
  ).toBeNull();
});

const failing = (error: Error) => () => {
  throw error;
};

describe('a price, or none online', () => {
  it.each([0, 4_900])('%i is a price', (price) => {
    expect(priceOrNull(() => price)).toBe(price);
  });

  it.each([new VolumeTooLarge(1_401), new TooHeavy(), new StorageByRequest('201 sq ft'), new CleaningByRequest()])(
    '%s: none',
    (error) => {
      expect(priceOrNull(failing(error))).toBeNull();
    },
  );

  it.each([new RangeError('Not a day'), new TypeError('undefined')])('%s is a fault, and no missing price', (error) => {
    expect(() => priceOrNull(failing(error))).toThrow(error);
  });
});
