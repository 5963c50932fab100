import { CleaningByRequest } from './cleaning-by-request';
import { priceOrNull } from './no-price';

it('a larger home has no price online, and a report that names it', () => {
  const larger = new CleaningByRequest('Larger homes are cleaned by request');
  expect(String(larger)).toBe('CleaningByRequest: Larger homes are cleaned by request');
  expect(
    priceOrNull(() => {
      throw larger;
    }),
  ).toBeNull();
});
