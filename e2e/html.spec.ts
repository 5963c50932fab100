import { randomUUID } from 'node:crypto';
import { htmlProblems } from '@/lib/testing/html-problems';
import { pagesToCheck } from '@/lib/testing/pages-to-check';
import { order, payAsTest, paymentPage, priceOf, moveOf, withSlot } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';

/**
 * Returns the problems of a page's HTML as the server sends it. `npm run html-check` checks the same pages with the
 * W3C's checker.
 */
const problemsAt = async (origin: string, path: string): Promise<readonly string[]> => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  if (answer.status !== 200) return [`${path} answers ${answer.status}`];
  return (await htmlProblems(await answer.text())).map((problem) => `${path} ${problem}`);
};

async function problemsOf(origin: string, paths: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const path of paths) wrong.push(...(await problemsAt(origin, path)));
  return wrong;
}

test('A11Y-1: the HTML of every page of the sitemap, of the forms and of the flows is valid', async ({ backend }) => {
  const paths = await pagesToCheck(backend);
  expect(paths.length).toBeGreaterThan(150);
  expect(await problemsOf(backend, paths)).toEqual([]);
});

test('A11Y-1: the HTML of payment page, order page and its changes is valid', async ({ backend, slot, email }) => {
  const answers = withSlot(moveOf(email), slot);
  const created = await order(backend, answers, randomUUID(), (await priceOf(backend, answers)).totalWithDiscount);
  const pathOf = (address: string) => new URL(address, backend).pathname + new URL(address, backend).search;
  const pay = pathOf(await paymentPage(backend, created));
  expect(await problemsAt(backend, pay)).toEqual([]);
  await payAsTest(backend, created);
  const page = pathOf(created.orderUrl);
  const changes = (['slot', 'items', 'address', 'cancel'] as const).map((kind) => `${page}&change=${kind}`);
  expect(await problemsOf(backend, [page, ...changes])).toEqual([]);
});
