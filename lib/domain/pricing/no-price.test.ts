import { CleaningByRequest, StorageByRequest } from './by-request';
import { TooHeavy, VolumeTooLarge } from './load-limits';
import { priceOrNull } from './no-price';

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
