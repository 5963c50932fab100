import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { whoAmI } from '@/lib/contracts/accounts';
import { sendClaimPhoto } from '@/lib/contracts/claims';
import { withdrawReview } from '@/lib/contracts/reviews';
import { replaceServices } from '@/lib/server/container';
import { SITE } from '@/lib/site';
import { startApi } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { listen } from '@/lib/testing/listen';
import { aPicture } from '@/lib/testing/picture';
import { testDeps } from '@/lib/testing/place-order';
import { callForPage, postForPage } from './call-for-page';

type Seen = {
  readonly method?: string;
  readonly url?: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
};

describeWithDatabase('API-3: a request that is passed on to the configured backend', (database) => {
  let seen: Seen[];
  let site: string;
  let answer: { status: number; headers: Record<string, string | string[]>; body: string };
  beforeEach(async () => {
    seen = [];
    answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"done":true}' };
    const backend = await listen((request, response) => {
      void text(request).then((body) => {
        const { method, url, headers } = request;
        seen.push({ ...(method && { method }), ...(url && { url }), body, headers });
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
    jest.replaceProperty(SITE, 'apiOrigin', backend.origin);
    replaceServices(testDeps(database().db, fixedClock().now, { TRUST_PROXY: '1' }));
    site = (await startApi()).origin;
  });

  it('keeps its path, query, cookies and body, and names its visitor', async () => {
    const headers = { cookie: 'session=abc', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    const { status } = await fetch(`${site}/api/crew/photo?crewDay=d&note=a%20b`, {
      method: 'POST',
      headers,
      body: '{"a":1}',
    });
    expect(status).toBe(200);
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/crew/photo?crewDay=d&note=a+b', body: '{"a":1}' }]);
    expect(seen[0]?.headers).toMatchObject({
      cookie: 'session=abc',
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
    });
    await fetch(`${site}/api/orders/SM-1%2F2/pay?token=t`, { redirect: 'manual' });
    expect(seen[1]?.url).toBe('/api/orders/SM-1%2F2/pay?token=t');
  });

  it('comes back with its status, its cookies and where it leads', async () => {
    answer = { status: 303, headers: { location: '/account', 'set-cookie': ['a=1; Path=/', 'b=2'] }, body: '' };
    const back = await fetch(`${site}/auth-api/session`, { method: 'POST', redirect: 'manual' });
    expect([back.status, back.headers.get('location'), back.headers.getSetCookie()]).toEqual([
      303,
      '/account',
      ['a=1; Path=/', 'b=2'],
    ]);
  });

  it('is refused here when a page of another site makes it', async () => {
    const back = await fetch(`${site}/auth-api/sign_out`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([back.status, seen.length]).toEqual([403, 0]);
  });

  it('of a page that renders is refused with null, and a fault is thrown', async () => {
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    const exchange = {
      req: Object.assign(new IncomingMessage(new Socket()), { headers: { cookie: 'session=abc' } }),
      res,
    };
    answer = { ...answer, headers: { 'set-cookie': 'session=def' }, body: '{"id":"a","email":"a@example.com"}' };
    await expect(callForPage(whoAmI, {}, exchange)).resolves.toEqual({ id: 'a', email: 'a@example.com' });
    expect([res.getHeader('set-cookie'), seen[0]?.headers.cookie]).toEqual(['session=def', 'session=abc']);
    answer = { ...answer, status: 401, body: '{"error":{"code":"unauthenticated","message":"No"}}' };
    await expect(callForPage(whoAmI, {}, exchange)).resolves.toBeNull();
    answer = { ...answer, status: 502, body: '<html>' };
    await expect(callForPage(whoAmI, {}, exchange)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('of a form of a page carries its photo, made small, and brings back what is wrong', async () => {
    const exchange = {
      req: Object.assign(new IncomingMessage(new Socket()), { headers: {} }),
      res: new ServerResponse(new IncomingMessage(new Socket())),
    };
    const asked = { reference: 'SM-1', token: 't', claim: null };
    await postForPage(sendClaimPhoto, asked, exchange, () => aPicture(7, 2400, 1200));
    expect(seen).toMatchObject([{ method: 'POST', url: `${sendClaimPhoto.path}?reference=SM-1&token=t` }]);
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(Number(seen[0]?.headers['content-length'])).toBeLessThan(sendClaimPhoto.maxBytes);
    const fields = { claim: 'Say which' };
    answer = { ...answer, status: 422, body: JSON.stringify({ error: { code: 'validation_failed', fields } }) };
    await expect(postForPage(withdrawReview, asked, exchange)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields },
    });
  });

  it('gets 503 while the backend does not answer', async () => {
    jest.replaceProperty(SITE, 'apiOrigin', 'http://127.0.0.1:9');
    jest.mocked(console.error).mockImplementationOnce(() => undefined);
    const back = await fetch(`${site}/auth-api/users/me`);
    expect([back.status, back.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
