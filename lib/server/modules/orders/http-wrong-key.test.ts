import { replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { listen } from '@/lib/testing/listen';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { answerWrongKey } from './http-wrong-key';

const US = { 'X-Forwarded-For': '2001:db8:1:1::1' };

describeWithDatabase('keys of orders that open nothing', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;

  beforeEach(async () => {
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    api = await startApi();
  });

  const statusOf = async (path: string, headers: Readonly<Record<string, string>> = US) =>
    (await fetch(api.origin + path, { redirect: 'manual', headers })).status;

  it('are 20 a minute from one address, with all links together; the right one always opens', async () => {
    const { reference, token } = await placeOrder(deps);
    const link = (what: string, key: string) => `/api/orders/${reference}/${what}?token=${key}`;
    for (let n = 0; n < 10; n += 1) {
      expect([await statusOf(link('pay', `a${n}`)), await statusOf(link('calendar', `b${n}`))]).toEqual([404, 404]);
    }
    expect([await statusOf(link('pay', 'one-more')), await statusOf(link('calendar', 'one-more'))]).toEqual([429, 429]);
    expect([await statusOf(link('pay', token)), await statusOf(link('calendar', token))]).toEqual([303, 200]);
    expect(await statusOf(link('pay', 'other'), { 'X-Forwarded-For': '2001:db8:1:2::1' })).toBe(404);
  });

  it('make a page say so, with the time after which it may be tried again', async () => {
    const answers: unknown[] = [];
    const page = await listen((request, response) => {
      void answerWrongKey(deps, request, response).then((answer) => {
        answers.push(answer);
        if (!response.writableEnded) response.end('drawn by Next.js');
      });
    });
    for (let n = 0; n < 20; n += 1) await fetch(page.origin, { headers: US });
    expect(answers).toEqual(Array(20).fill({ notFound: true }));
    const refused = await fetch(page.origin, { headers: US });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.text()).toContain('Too many requests. Try again in a moment.');
  });
});
