import { ACCOUNT_ORDERS } from '@/lib/account-routes';
import { openSession, requestSignIn, signOut, signOutEverywhere, whoAmI } from '@/lib/contracts/accounts';
import { OPERATOR_IDLE_HOURS, SESSION_DAYS, SESSION_IDLE_DAYS, SIGN_IN_LINK_MINUTES } from '@/lib/domain/account';
import { ROUTES } from '@/lib/routes';
import { createServices, replaceServices } from '@/lib/server/container';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postJson, send } from '@/lib/testing/api-client';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { fullStorageAnswers } from '@/lib/testing/services';
import { signIn } from '@/lib/testing/sessions';
import { newestLink } from '@/lib/testing/sign-in-links';

const ADA = 'ada@example.com';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.parse('2026-11-24T09:00:00.000Z');

describeWithDatabase('signing in', (database) => {
  const clock = fixedClock();
  const after = (ms: number) => clock.set(new Date(START + ms).toISOString());
  const depsOf = (env: Readonly<Record<string, string>> = {}) => testDeps(database().db, clock.now, env);
  let api: ApiServer;

  const use = (env: Readonly<Record<string, string>> = {}) => replaceServices(depsOf(env));
  beforeEach(async () => {
    after(0);
    use();
    api = await startApi();
  });

  const ask = (email: string, next = '') => postJson(api.origin, requestSignIn.path, { email, next });
  const open = (link: string, headers = {}) =>
    postJson<{ readonly next: string | null }>(api.origin, openSession.path, { link }, headers);
  const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const me = async (Cookie: string) => (await send(api.origin, whoAmI.path, { headers: { Cookie } })).status;
  const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(api.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  async function signedIn(): Promise<string> {
    await ask(ADA);
    return cookieOf((await open(await newestLink(depsOf(), ADA))).headers);
  }

  it('exchanges a mailed link for a session, once', async () => {
    await ask('Ada@Example.COM ', '/account/orders');
    const link = await newestLink(depsOf(), ADA);
    const first = await open(link);
    expect([first.status, first.body.next]).toEqual([200, '/account/orders']);
    expect(await me(cookieOf(first.headers))).toBe(200);
    const second = await open(link);
    expect([second.status, second.headers.get('set-cookie')]).toEqual([401, null]);
  });

  it('lands a customer without storage at the only booked order, else at all orders', async () => {
    const landing = async (next: string) => {
      await ask(ADA, next);
      return (await open(await newestLink(depsOf(), ADA))).body.next;
    };
    const { reference } = await placePaidOrder(depsOf(), { email: ADA });
    expect(await landing(ROUTES.account)).toBe(`/orders/${reference}`);
    await placePaidOrder(depsOf(), { email: ADA });
    expect(await landing('')).toBe(ACCOUNT_ORDERS);
    await placePaidOrderOf(depsOf(), 'storage', fullStorageAnswers({ email: ADA }));
    expect(await landing(ROUTES.account)).toBe(ROUTES.account);
  });

  itOnBoth('gives one session to two who press the button at once', async () => {
    await ask(ADA);
    const link = await newestLink(depsOf(), ADA);
    const answers = await Promise.all([open(link), open(link), open(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await database().db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  itOnBoth(`ends a link after ${SIGN_IN_LINK_MINUTES} minutes, and the sweep forgets it`, async () => {
    await ask(ADA);
    const link = await newestLink(depsOf(), ADA);
    const { accounts } = createServices(depsOf());
    expect(await accounts.addressee(link)).toBe(ADA);
    after(SIGN_IN_LINK_MINUTES * MINUTE_MS);
    expect(await accounts.addressee(link)).toBeNull();
    expect((await open(link)).status).toBe(401);
    await runRetentionJobs(depsOf());
    expect(await database().db.selectFrom('sign_in_links').select('id').execute()).toEqual([]);
  });

  it.each(['', 'x', 'a.b', '../x', "' or 1=1 --"])('opens nothing with the made-up link %j', async (link) => {
    expect([401, 422]).toContain((await open(link)).status);
  });

  it('opens nothing with a right id and a wrong key', async () => {
    await ask(ADA);
    const [id] = (await newestLink(depsOf(), ADA)).split('.');
    expect((await open(`${id}.${'A'.repeat(43)}`)).status).toBe(401);
  });

  itOnBoth('keeps no key: neither link nor session can be opened with what the database holds', async () => {
    const cookie = await signedIn();
    await ask(ADA);
    const keys = [cookie.split('.')[1], (await newestLink(depsOf(), ADA)).split('.')[1]];
    const { db } = database();
    const rows = await Promise.all([
      db.selectFrom('sessions').selectAll().execute(),
      db.selectFrom('sign_in_links').selectAll().execute(),
      db.selectFrom('outbox').selectAll().execute(),
    ]);
    for (const key of keys) expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('answers alike for an address with orders and one without, and stops at the fifth in a quarter of an hour', async () => {
    const answers = [];
    // One mailbox, however its address is written.
    for (const [name, dotted] of [
      ['ada', 'A.d.a'],
      ['nobody', 'no.body'],
    ]) {
      for (let times = 0; times < 5; times += 1) {
        answers.push(await ask(`${times % 2 ? name : dotted}+${times}@example.com`));
      }
    }
    const seen = answers.map(({ status, body }) => [status, body]);
    expect(seen.slice(0, 5)).toEqual(seen.slice(5));
    expect(seen.map(([status]) => status).slice(0, 5)).toEqual([200, 200, 200, 200, 429]);
    after(15 * MINUTE_MS);
    expect((await ask(ADA)).status).toBe(200);
  });

  it('sets a cookie that scripts, other sites and plain connections do not get', async () => {
    await ask(ADA);
    use({ NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.com' });
    const { headers } = await open(await newestLink(depsOf(), ADA));
    const [pair, ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect(pair).toMatch(/^__Host-session=[\w-]{36}\.[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('begins a new session at every sign-in, and the one before it is over', async () => {
    const before = await signedIn();
    await ask(ADA);
    const { headers } = await open(await newestLink(depsOf(), ADA), { Cookie: before });
    expect(cookieOf(headers)).not.toBe(before);
    expect([await me(before), await me(cookieOf(headers))]).toEqual([401, 200]);
  });

  itOnBoth('exchanges a key that is a day old; the old one opens for a minute more', async () => {
    const { sessions } = createServices(depsOf());
    const { cookie } = await signIn(depsOf(), ADA);
    const request = { headers: { cookie } };
    const written: string[] = [];
    const response = { appendHeader: (_name: string, value: string) => written.push(value) } as never;
    await sessions.refresh(request, response);
    expect(written).toEqual([]);
    after(DAY_MS);
    expect(await sessions.refresh(request, response)).toMatchObject({ email: ADA });
    const rotated = written[0]?.split(';')[0] ?? '';
    expect(rotated).not.toBe(cookie);
    expect(await me(cookie)).toBe(200);
    after(DAY_MS + MINUTE_MS);
    expect([await me(cookie), await me(rotated)]).toEqual([401, 200]);
  });

  it(`ends a session ${SESSION_IDLE_DAYS} days after its last use, and any after ${SESSION_DAYS}`, async () => {
    const [idle, used] = [await signIn(depsOf(), ADA), await signIn(depsOf(), ADA)];
    for (let day = 20; day < SESSION_DAYS; day += 20) {
      after(day * DAY_MS);
      expect([day, await me(used.cookie)]).toEqual([day, 200]);
    }
    expect(await me(idle.cookie)).toBe(401);
    after(SESSION_DAYS * DAY_MS);
    expect(await me(used.cookie)).toBe(401);
    await runRetentionJobs(depsOf());
    expect(await database().db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it(`DSK-1: ends an operator’s session after ${OPERATOR_IDLE_HOURS} hours without a request, and no customer’s`, async () => {
    use({ DESK_EMAILS: 'Desk@Example.com' });
    const [operator, customer] = [await signIn(depsOf(), 'desk@example.com'), await signIn(depsOf(), ADA)];
    const hours = (count: number) => count * 60 * MINUTE_MS;
    const idle = hours(OPERATOR_IDLE_HOURS);
    after(MINUTE_MS);
    expect(await me(operator.cookie)).toBe(200);
    // The earlier request counts, not the sign-in.
    after(idle);
    expect(await me(operator.cookie)).toBe(200);
    after(2 * idle - 1);
    expect(await me(operator.cookie)).toBe(200);
    after(3 * idle - 1);
    expect([await me(operator.cookie), await me(customer.cookie)]).toEqual([401, 200]);
    const page = { headers: { cookie: operator.cookie } };
    expect(
      await createServices(depsOf({ DESK_EMAILS: 'desk@example.com' })).sessions.refresh(page, {} as never),
    ).toBeNull();
    // An address that leaves DESK_EMAILS is a customer's again, one that is added is an operator's at once.
    use();
    expect(await me(operator.cookie)).toBe(200);
    use({ DESK_EMAILS: ADA });
    after(4 * idle);
    expect(await me(customer.cookie)).toBe(401);
  });

  itOnBoth('DSK-1: writes down the use of an operator’s session at most once a minute', async () => {
    use({ DESK_EMAILS: 'desk@example.com' });
    const { cookie } = await signIn(depsOf(), 'desk@example.com');
    const seenAt = async () => (await database().db.selectFrom('sessions').select('seen_at').execute())[0]?.seen_at;
    const seen: (string | undefined)[] = [];
    for (const ms of [0, 1, MINUTE_MS - 1, MINUTE_MS, MINUTE_MS + 1, 2 * MINUTE_MS - 1]) {
      after(ms);
      expect(await me(cookie)).toBe(200);
      seen.push(await seenAt());
    }
    expect(new Set(seen).size).toBe(2);
  });

  itOnBoth('signs out here, or on every device', async () => {
    const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
    const out = await postJson(api.origin, signOut.path, {}, { Cookie: here });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect([await me(here), await me(there)]).toEqual([401, 200]);
    expect((await postJson(api.origin, signOutEverywhere.path, {}, { Cookie: there })).status).toBe(200);
    expect([await me(there), await me(elsewhere)]).toEqual([401, 401]);
  });

  it('takes plain forms and leads on: asked, signed in, signed out', async () => {
    const asked = await postForm(requestSignIn.path, { email: ADA, next: '/account/details' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/account/sign-in?state=sent']);
    const opened = await postForm(openSession.path, { link: await newestLink(depsOf(), ADA) });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/account/details']);
    const left = await postForm(signOut.path, {}, { Cookie: cookieOf(opened.headers) });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/account/sign-in?state=signed-out']);
  });

  it('leads plain forms that it refuses back to the form, and never to another site', async () => {
    const places = [];
    for (const fields of [
      { email: 'x', next: '/account/orders' },
      { email: '', next: 'https://evil.example' },
    ]) {
      places.push((await postForm(requestSignIn.path, fields)).headers.get('location'));
    }
    places.push((await postForm(openSession.path, { link: 'x' })).headers.get('location'));
    expect(places).toEqual([
      '/account/sign-in?state=wrong-email&next=%2Faccount%2Forders#email',
      '/account/sign-in?state=wrong-email#email',
      '/account/sign-in?state=link-over',
    ]);
    await ask(ADA, '//evil.example/account');
    expect((await open(await newestLink(depsOf(), ADA))).body.next).toBeNull();
  });

  it('FORM-2: lets the browser keep what was refused, out of the address', async () => {
    const refused = await postForm(requestSignIn.path, { email: 'me@home', next: '/account/orders' });
    expect(refused.headers.get('location')).not.toContain('home');
    const [pair = ''] = refused.headers.getSetCookie().map((set) => set.split(';', 1).join(''));
    expect(JSON.parse(Buffer.from(pair.replace('refused_form=', ''), 'base64url').toString())).toEqual({
      form: 'requestSignIn',
      values: { email: 'me@home' },
      wrong: ['email'],
    });
  });

  it('takes no form of another site', async () => {
    const cookie = await signedIn();
    for (const foreign of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }]) {
      expect((await postForm(signOutEverywhere.path, {}, { Cookie: cookie, ...foreign })).status).toBe(403);
    }
    expect(await me(cookie)).toBe(200);
  });

  it('has nobody for a cookie that means nothing', async () => {
    for (const value of ['', 'session=', 'session=x', 'session=a.b', `session=${'9'.repeat(36)}.${'A'.repeat(43)}`]) {
      expect(await me(value)).toBe(401);
    }
  });
});
