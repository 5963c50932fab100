import path from 'node:path';
import type { GetServerSideProps } from 'next';
import { setSharedList } from '@/lib/contracts/shared-list';
import { itemsOfCounts } from '@/lib/domain/catalogue/shared-items';
import { createServices, replaceServices } from '@/lib/server/container';
import type { ApiHandler } from '@/lib/server/platform/http/api-handler';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const ROOT = path.resolve(__dirname, '../../../..');
type Page = { readonly getServerSideProps: GetServerSideProps };
type Body = Readonly<Record<string, unknown>>;

/** Returns a page as a handler that answers with its serialised props, or 404. */
const page =
  (file: string): ApiHandler =>
  async (req, res) => {
    const { getServerSideProps } = (await import(path.join(ROOT, 'pages/shared-list', file))) as Page;
    const request = Object.assign(req, { cookies: {} });
    const answer = await getServerSideProps({ req: request, res, query: req.query, resolvedUrl: req.url ?? '' });
    if ('notFound' in answer) res.writeHead(404).end('{}');
    else res.end(JSON.stringify('props' in answer ? await answer.props : {}));
  };

const PAGES = {
  '/shared-list/join': page('join.tsx'),
  '/shared-list/part': page('part.tsx'),
  '/shared-list/shares': page('shares.tsx'),
  '/shared-list/pay': page('pay.tsx'),
};

describeWithDatabase('PLN-5 a shared list without a script', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let deps: Deps;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    api = await startApi(PAGES);
  });

  let cookie = '';
  const keep = ({ headers }: Response) => {
    cookie = headers.getSetCookie().map((line) => line.split(';')[0] ?? '')[0] ?? cookie;
  };
  const bodyOf = async (at: string): Promise<Body> => {
    const { pathname, search } = new URL(at, api.origin);
    const response = await fetch(api.origin + pathname + search, { headers: { cookie } });
    keep(response);
    const { body = {} } = (await response.json()) as { readonly body?: Body };
    return { ...body, status: response.status };
  };
  /** Posts a plain form and returns the redirect target. */
  const post = async (to: unknown, fields: Readonly<Record<string, string>>): Promise<string> => {
    const response = await fetch(api.origin + String(to), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    keep(response);
    return response.headers.get('location') ?? '';
  };
  const aQuote = async () => {
    const answers = fullAnswers({ furnitureItems: itemsOfCounts({ sofa_3: 1 }) });
    const { drafts } = createServices(deps);
    const { draftId } = await drafts.save({ draftId: null, flow: 'moving', step: 'items', answers });
    return { draftId, answers };
  };

  it('PLN-5 is made, joined, filled, closed and paid by what its pages say', async () => {
    const { draftId, answers } = await aQuote();
    const opened = await post(setSharedList.path, { draftId, set: 'open' });
    expect(opened).toBe(`/shared-list?quote=${draftId}&said=open`);
    const { link } = await createServices(deps).sharedLists.set({ draftId, set: 'open' });

    const join = await bodyOf(link);
    const refused = await post(join['action'], { list: String(join['list']), name: '' });
    expect(await bodyOf(refused)).toMatchObject({ error: expect.stringMatching(/first name/) as string });
    const begun = await post(join['action'], { list: String(join['list']), name: 'Tom & Co' });
    const part = await bodyOf(begun);
    expect(part).toMatchObject({ name: 'Tom & Co', room: 'Living room', over: '' });

    const key = String(part['partKey']);
    const stepped = await post(part['action'], {
      key,
      at: 'Living room',
      n_armchair: '2',
      n_futon: '',
      step: 'futon+',
    });
    expect(stepped).toMatch(/&said=saved#n_futon$/);
    expect(await bodyOf(stepped)).toMatchObject({
      sum: expect.stringMatching(/^3 items, 70 cu ft\. Your share: £/) as string,
    });
    const room = await post(part['action'], { key, at: 'Living room', n_armchair: '1', room: 'Kitchen' });
    expect(await bodyOf(room)).toMatchObject({ room: 'Kitchen', sum: expect.stringMatching(/^2 items/) as string });
    const found = await post(part['action'], { key, find: 'settee', n_armchair: '2' });
    expect(await bodyOf(found)).toMatchObject({ room: '', find: 'settee' });
    const wrong = await post(part['action'], { key, n_armchair: 'many', n_futon: '9' });
    expect(await bodyOf(wrong)).toMatchObject({ notice: expect.stringMatching(/^That was not saved/) as string });

    const order = await placeOrder(deps, answers, { draftId });
    expect(await bodyOf(begun)).toMatchObject({ over: expect.stringMatching(/being booked/) as string });
    const { reference, token } = order;
    const place = `/shared-list/shares?${new URLSearchParams({ reference, token }).toString()}`;
    const shares = await bodyOf(place);
    expect(shares).toMatchObject({
      canShare: true,
      deadline: expect.stringMatching(
        /^Pay a quarter of the price \(£[\d.]+\) in shares by 09:30 to hold the slot for 24 hours\./,
      ) as string,
    });
    const asked = await bodyOf(await post(shares['action'], { reference, token }));
    const links = (asked['rows'] as readonly { readonly name: string; readonly link: string }[]).map((row) => row.link);
    for (const share of links) {
      const { partKey, pay, action } = await bodyOf(share);
      expect(pay).toMatch(/^Pay £/);
      const leads = await post(action, { key: String(partKey), email: '' });
      const response = await fetch(api.origin + leads, { redirect: 'manual' });
      const session = new URL(response.headers.get('location') ?? '');
      const back = await post('/api/payments/test', {
        paymentId: session.pathname.split('/').at(-1) ?? '',
        secret: session.searchParams.get('token') ?? '',
        action: 'pay',
      });
      expect(await bodyOf(back)).toMatchObject({ pay: null, title: expect.stringMatching(/ is paid$/) as string });
    }
    expect(await bodyOf(place)).toMatchObject({ title: 'Everyone has paid: the move is booked' });
  });

  it('PLN-5 keeps a receipt’s address only when it is one, and then leads on to the payment', async () => {
    const { draftId, answers } = await aQuote();
    const { sharedLists, orderShares } = createServices(deps);
    const { link } = await sharedLists.set({ draftId, set: 'open' });
    const { key } = await sharedLists.join({ list: new URL(link).searchParams.get('list') ?? '', name: 'Tom' });
    await sharedLists.fill({ key, items: [{ id: 'armchair', quantity: 1 }] });
    const { shares } = await orderShares.share(await placeOrder(deps, answers, { draftId }));
    const pay = await bodyOf(shares[1]?.link ?? '');
    const share = String(pay['partKey']);
    const refused = await post(pay['action'], { key: share, email: 'nobody' });
    expect(await bodyOf(refused)).toMatchObject({ isWrong: true, email: 'nobody' });
    expect(await bodyOf(refused)).toMatchObject({ isWrong: true, email: '' });
    const kept = await post(pay['action'], { key: share, email: ' tom@example.com ' });
    expect(kept).toBe(`/api/shares/pay?key=${share}`);
    expect(await bodyOf(shares[1]?.link ?? '')).toMatchObject({ isWrong: false, email: 'tom@example.com' });
  });

  it('PLN-5 is not found by wrong keys', async () => {
    const key = 'A'.repeat(43);
    const wrong = [
      `?quote=${'A'.repeat(24)}`,
      `/join?list=${key}`,
      `/part?key=${key}`,
      `/pay?key=${key}`,
      `/shares?reference=SM-AAAAAA&token=${key}`,
    ];
    for (const at of [...wrong, '/part', '/join', '/pay', '/shares']) {
      expect([at, (await bodyOf(`/shared-list${at}`))['status']]).toEqual([at, 404]);
    }
  });
});
