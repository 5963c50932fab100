import { CleaningByRequest, StorageByRequest } from './by-request';
import { priceOrNull } from './no-price';

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
