import { priceOrNull } from './no-price';
import { StorageByRequest } from './storage-by-request';

it('an area without a price has none online, and a report that names it', () => {
  const area = new StorageByRequest('250 sq ft');
  expect(String(area)).toBe('StorageByRequest: 250 sq ft');
  expect(
    priceOrNull(() => {
      throw area;
    }),
  ).toBeNull();
});
