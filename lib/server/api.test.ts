import { startApi } from '@/lib/testing/api-server';
import { api } from './api';

/** How often the file of the price list cannot be read. */
let mockFailures = 1;
jest.mock<object>('@/lib/server/modules/quotes/open-price-list-route', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('EMFILE: too many open files');
  return jest.requireActual('@/lib/server/modules/quotes/open-price-list-route');
});

it('loads the handler of a link again after a failure, and once after that', async () => {
  const { origin } = await startApi({
    '/api/prices.json': (request, response) =>
      api(Object.assign(request, { query: { path: ['prices.json'] } }), response).catch(() => {
        response.writeHead(500).end();
      }),
  });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await fetch(`${origin}/api/prices.json`)).status);
  expect(statuses).toEqual([500, 200, 200]);
});
