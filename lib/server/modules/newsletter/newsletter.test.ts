import PostalMime, { type Email } from 'postal-mime';
import type { ErrorBody } from '@/lib/contracts/errors';
import { confirmNews, subscribeToNews, unsubscribeFromNews, HONEYPOT } from '@/lib/contracts/forms';
import { replaceServices } from '@/lib/server/container';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken } from '@/lib/server/platform/installation/token';
import { postJson, send, type Answer } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';
import { askForNews } from './service';

const EMAIL = 'Reader@example.com';

describeWithDatabase('the newsletter', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let smtp: TestSmtp;
  let deps: Deps;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.com', TRUST_PROXY: '1' };
    deps = testDeps(database().db, clock.now, env);
    replaceServices(deps);
    api = await startApi();
  });

  let visitor = 0;
  const post = (path: string, body: object): Promise<Answer<ErrorBody>> => {
    visitor += 1;
    return postJson(api.origin, path, body, { 'X-Forwarded-For': `203.0.113.${visitor % 250}` });
  };
  const subscribe = (email = EMAIL, extra: object = {}) => post(subscribeToNews.path, { email, ...extra });
  const rows = () => database().db.selectFrom('newsletter_subscribers').selectAll().execute();
  const states = async () => (await rows()).map(({ state }) => state);

  /** The mails since the last look, delivered by a real SMTP server. */
  let seen = 0;
  beforeEach(() => {
    seen = 0;
  });
  async function mails(): Promise<readonly Email[]> {
    await deliverAll(deps);
    const fresh = smtp.mails.slice(seen);
    seen = smtp.mails.length;
    return Promise.all(fresh.map(({ raw }) => PostalMime.parse(raw)));
  }
  const header = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  const tokenIn = (mail: Email | undefined, page: string) =>
    new RegExp(`https://www\\.example\\.com/forms/${page}\\?token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const oneClick = (mail: Email | undefined) =>
    /^<https:\/\/www\.example\.com([^>]+)>$/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';

  async function confirmed(): Promise<Email | undefined> {
    await subscribe();
    const [ask] = await mails();
    await post(confirmNews.path, { token: tokenIn(ask, 'newsletter-confirm') });
    const [welcome] = await mails();
    return welcome;
  }

  it('NWS-1: begins only when the link in the mail has been followed and its button pressed', async () => {
    expect(await subscribe()).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await states()).toEqual(['pending']);
    const [ask, ...more] = await mails();
    expect(more).toEqual([]);
    expect(smtp.mails[0]?.to).toEqual(['reader@example.com']);
    expect(ask).toMatchObject({
      subject: 'Confirm your newsletter subscription',
      to: [{ address: 'reader@example.com' }],
    });
    expect(ask?.text).toContain('If it was not you, do nothing.');
    expect(ask?.text).toContain('Tuesday 1 December 2026, 09:00');

    const token = tokenIn(ask, 'newsletter-confirm');
    expect((await rows())[0]?.confirm_hash).toBe(hashToken(token));
    expect(JSON.stringify(await database().db.selectFrom('outbox').selectAll().execute())).not.toContain(token);

    clock.advanceMinutes(30);
    expect(await post(confirmNews.path, { token })).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(await post(confirmNews.path, { token })).toMatchObject({ status: 200 });
    expect(await states()).toEqual(['confirmed']);
    const welcomes = await mails();
    expect(welcomes.map(({ subject }) => subject)).toEqual(['You are on the list']);
  });

  it('LAW-12: every mail can be unsubscribed by one POST of a mail program, without a page', async () => {
    const welcome = await confirmed();
    expect(header(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = oneClick(welcome);
    const look = await fetch(api.origin + path, { redirect: 'manual' });
    expect([look.status, look.headers.get('Location')]).toEqual([
      303,
      `/forms/newsletter-unsubscribe?token=${tokenIn(welcome, 'newsletter-unsubscribe')}`,
    ]);
    expect(await states()).toEqual(['confirmed']);

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(await send(api.origin, path, { method: 'POST', body, headers })).toMatchObject({ status: 200 });
    expect(await states()).toEqual(['unsubscribed']);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect(await send(api.origin, path, { method: 'POST', body: form })).toMatchObject({ status: 200 });
  });

  itOnBoth('LAW-12: the page’s button ends it, also before it was confirmed', async () => {
    await subscribe();
    const [ask] = await mails();
    const token = new URLSearchParams(oneClick(ask).split('?')[1]).get('token');
    expect(await post(unsubscribeFromNews.path, { token })).toMatchObject({
      status: 200,
      body: { unsubscribed: true },
    });
    expect(await states()).toEqual(['unsubscribed']);
    const late = await post(confirmNews.path, { token: tokenIn(ask, 'newsletter-confirm') });
    expect([late.status, late.body.error.code]).toEqual([404, 'not_found']);
    expect(await states()).toEqual(['unsubscribed']);
  });

  it('NWS-1: asked again within ten minutes no second mail goes out; later one does, with a new link', async () => {
    await subscribe();
    clock.advanceMinutes(9);
    await subscribe('reader@EXAMPLE.com');
    expect(await mails()).toHaveLength(1);
    clock.advanceMinutes(1);
    await subscribe();
    expect(await mails()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  itOnBoth('NWS-1: five sign-ups at once are one row and one mail', async () => {
    const all = Array.from({ length: 5 }, () => postJson(api.origin, subscribeToNews.path, { email: EMAIL }));
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('NWS-1: those that ask in the same millisecond never meet as a fault', async () => {
    const addresses = Array.from({ length: 20 }, (_, n) => `reader-${n}@example.com`);
    const asked = addresses.flatMap((address) =>
      Array.from({ length: 6 }, () => transact(deps.db, (trx) => askForNews(trx, deps, address, 'form'))),
    );
    await Promise.all(asked);
    expect((await rows()).length).toBe(addresses.length);
  });

  it('NWS-1: nobody learns whether an address is on the list', async () => {
    await confirmed();
    clock.advanceMinutes(60);
    const [known, unknown] = [await subscribe(), await subscribe('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual(['nobody@example.com']);
  });

  it('NWS-1: the link works for seven days', async () => {
    await subscribe();
    const [ask] = await mails();
    const token = tokenIn(ask, 'newsletter-confirm');
    clock.advanceMinutes(7 * 24 * 60);
    expect((await post(confirmNews.path, { token })).status).toBe(404);
    expect(await states()).toEqual(['pending']);
  });

  it('NWS-1: who has unsubscribed may come back, and is asked again', async () => {
    const welcome = await confirmed();
    await send(api.origin, oneClick(welcome), { method: 'POST', body: new URLSearchParams() });
    clock.advanceMinutes(11);
    await subscribe();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Confirm your newsletter subscription']);
    expect(await states()).toEqual(['pending']);
  });

  it('NWS-1: one mailbox is not filled through us', async () => {
    for (let n = 0; n < 5; n += 1) {
      await subscribe();
      clock.advanceMinutes(11);
    }
    const { status, headers } = await subscribe();
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await mails()).toHaveLength(1);
  });

  it('NWS-1: one mailbox is not filled through us by other ways of writing its address', async () => {
    const ways = Array.from({ length: 6 }, (_, n) => `${n % 2 ? 'z.oe' : 'Zoe'}+${n}@example.org`);
    const statuses = [];
    for (const way of ways) statuses.push((await subscribe(way)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('NWS-1: a machine that fills the trap is thanked, and nobody is written to', async () => {
    expect(await subscribe(EMAIL, { [HONEYPOT]: 'x' })).toMatchObject({ status: 200, body: { accepted: true } });
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  it.each([confirmNews, unsubscribeFromNews])('API-4: $name knows no token but ours', async ({ path }) => {
    expect((await post(path, { token: `${'0'.repeat(36)}.${'x'.repeat(43)}` })).status).toBe(404);
    expect((await post(path, { token: 'short' })).status).toBe(422);
  });

  it('LAW-12: the tick beside an order asks the address once the order is booked', async () => {
    for (const signForNews of [true, false]) {
      const order = await placeOrder(deps, { signForNews, email: `${signForNews}@example.com` });
      expect((await rows()).filter(({ email }) => email === `${signForNews}@example.com`)).toEqual([]);
      await deps.db.transaction().execute((trx) => confirmOrder(trx, order.orderId, 'payment', deps));
    }
    expect((await rows()).map(({ email, state, source }) => [email, state, source])).toEqual([
      ['true@example.com', 'pending', 'order'],
    ]);
    const toReader = (await mails()).filter(({ to }) => to?.[0]?.address === 'true@example.com');
    expect(toReader.map(({ subject }) => subject)).toContain('Confirm your newsletter subscription');
    expect(toReader.some(({ text }) => text?.includes('another email asks you to confirm your address'))).toBe(true);
  });
});
