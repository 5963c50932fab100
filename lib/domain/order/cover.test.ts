import { formatPence } from '../money';
import { COVER, COVER_INCLUDED, COVER_PROMISE, COVER_SUM, coverFact } from './cover';

it('no thing is covered for more than its whole job', () => {
  expect(COVER.item).toBeGreaterThan(0);
  expect(COVER.job).toBeGreaterThanOrEqual(COVER.item);
});

it.each([COVER_SUM, COVER_INCLUDED, coverFact(undefined), COVER_PROMISE])('tells both sums: %s', (words) => {
  expect(words).toContain(`${formatPence(COVER.item)} an item and ${formatPence(COVER.job)} a job`);
});
