import { apiPrefixes } from '@/lib/contracts/api-prefixes';
import { CALLS } from '@/lib/server/modules/api/calls';
import { SITE } from '@/lib/site';
import { startApi } from '@/lib/testing/api-server';

describe('a request under /api', () => {
  it.each([
    ['/api/health', 200],
    ['/api/unknown', 404],
    ['/auth-api/unknown', 404],
    ['/api/public%2Fv1/website_form', 404],
    ['/api/health/more', 404],
  ])('API-4: gets JSON, for %s with %d', async (at, status) => {
    const { origin } = await startApi();
    const answer = await fetch(origin + at);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
  });

  it('API-1: has one handler for a method and a path, below a prefix that leads here', () => {
    const served = CALLS.map(({ contract }) => `${contract.method} ${contract.path}`);
    expect(new Set(served).size).toBe(served.length);
    const prefixes = ['api', ...apiPrefixes(SITE.product)];
    expect(CALLS.filter(({ contract }) => !prefixes.includes(contract.path.split('/')[1] ?? ''))).toEqual([]);
  });
});
