import type { DraftDto } from '@/lib/contracts/checkout';
import { checkoutLead, easyCheckout } from '@/lib/contracts/checkout';
import type { ErrorBody } from '@/lib/contracts/errors';
import { forgetQuote } from '@/lib/contracts/saved-quotes';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { createServices, replaceServices } from '@/lib/server/container';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postJson, postOrder, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { fullStorageAnswers } from '@/lib/testing/services';
import { signIn, type SignedIn } from '@/lib/testing/sessions';

const DAY = 24 * 60;

describeWithDatabase('saved quotes of an account', (database) => {
  const clock = fixedClock();
  const deps = () => testDeps(database().db, clock.now, { CREWS: '9', STORAGE_CREWS: '9' });
  let api: ApiServer;
  let ada: SignedIn;
  let eve: SignedIn;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(deps());
    api = await startApi();
    [ada, eve] = [await signIn(deps(), 'Ada@Example.com'), await signIn(deps(), 'eve@example.com')];
  });

  const as = (who: SignedIn | null): Record<string, string> => (who ? { Cookie: who.cookie } : {});
  const save = async (who: SignedIn | null, draftId: string | null = null, changes: object = {}) => {
    const body = { draftId, flow: 'moving', step: 'items', answers: { ...EMPTY_MOVING_ANSWERS, ...changes } };
    const answer = await postJson<DraftDto & ErrorBody>(api.origin, easyCheckout.path, body, as(who));
    return answer.body.draftId;
  };
  const listed = async (who: SignedIn, most = 11) =>
    (await createServices(deps()).accounts.quotes.list(who, most)).map(({ draftId }) => draftId);
  const forget = (who: SignedIn | null, draftId: unknown) =>
    postJson<ErrorBody>(api.origin, forgetQuote.path, { draftId }, as(who));
  const kept = async (table: 'drafts' | 'leads') =>
    (await database().db.selectFrom(table).select('id').execute()).map(({ id }) => id);

  it('are theirs who saved them signed in, whatever address is typed in them', async () => {
    const mine = await save(ada, null, { email: 'eve@example.com' });
    await save(null, null, { email: 'ada@example.com' });
    expect([await listed(ada), await listed(eve)]).toEqual([[mine], []]);
  });

  it('become theirs who save them signed in while they are nobody’s, and never by being read', async () => {
    const draftId = await save(null);
    await send(api.origin, `${easyCheckout.path}?draftId=${draftId}`, { headers: as(ada) });
    expect(await listed(ada)).toEqual([]);
    await save(ada, draftId);
    expect(await listed(ada)).toEqual([draftId]);
  });

  it('stay theirs when somebody else changes them, signed in or not', async () => {
    const draftId = await save(ada);
    expect(await save(eve, draftId, { firstName: 'Eve' })).toBe(draftId);
    await save(null, draftId);
    expect([await listed(ada), await listed(eve)]).toEqual([[draftId], []]);
  });

  itOnBoth('become one’s of two who save them at once', async () => {
    const draftId = await save(null);
    await Promise.all([save(ada, draftId), save(eve, draftId)]);
    expect([await listed(ada), await listed(eve)].flat()).toEqual([draftId]);
  });

  it('are nobody’s when the session is none', async () => {
    await save({ ...ada, cookie: ada.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) });
    expect(await listed(ada)).toEqual([]);
  });

  it('come the newest change first, as many as are asked for', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push(await save(ada));
      clock.advanceMinutes(1);
    }
    await save(ada, ids[0]);
    expect(await listed(ada)).toEqual([ids[0], ids[2], ids[1]]);
    expect(await listed(ada, 2)).toEqual([ids[0], ids[2]]);
  });

  it('leave the list when they are ordered, and come back when the order lapses unpaid', async () => {
    const draftId = await save(ada, null, fullAnswers());
    expect((await postOrder(api.origin, { draftId })).status).toBe(201);
    expect(await listed(ada)).toEqual([]);
    expect((await forget(ada, draftId)).status).toBe(404);
    clock.advanceMinutes(31);
    expect(await listed(ada)).toEqual([draftId]);
    await runRetentionJobs(deps());
    expect(await listed(ada)).toEqual([draftId]);
  });

  it('are kept 28 days after the last change, and swept', async () => {
    const draftId = await save(ada);
    clock.advanceMinutes(28 * DAY - 1);
    expect(await listed(ada)).toEqual([draftId]);
    clock.advanceMinutes(1);
    expect(await listed(ada)).toEqual([]);
    await runRetentionJobs(deps());
    expect(await kept('drafts')).toEqual([]);
  });

  it('are forgotten at once, with the contact details left in them', async () => {
    const [draftId, other] = [await save(ada), await save(ada)];
    for (const quote of [draftId, other]) {
      const { firstName, lastName, email, phone, phonePrefix } = fullAnswers();
      const contact = { firstName, lastName, email, phone, phonePrefix };
      await postJson(api.origin, checkoutLead.path, { draftId: quote, ...contact });
    }
    expect(await kept('leads')).toHaveLength(2);
    expect((await forget(ada, draftId)).body).toEqual({ forgotten: true });
    expect(await kept('drafts')).toEqual([other]);
    expect(await kept('leads')).toHaveLength(1);
    expect((await forget(ada, draftId)).status).toBe(404);
  });

  it('are forgotten by their owner alone', async () => {
    const [draftId, nobodys] = [await save(ada), await save(null)];
    const statuses = [];
    for (const [who, id] of [
      [null, draftId],
      [eve, draftId],
      [ada, nobodys],
    ] as const) {
      statuses.push((await forget(who, id)).status);
    }
    expect(statuses).toEqual([401, 404, 404]);
    expect((await kept('drafts')).sort()).toEqual([draftId, nobodys].sort());
  });

  itOnBoth.each([null, '', 'x', '%', 'A'.repeat(24), 'A'.repeat(41), "' OR 1=1 --", ['a'], { $ne: null }])(
    'are not forgotten by the id %j',
    async (id) => {
      const draftId = await save(ada);
      expect([404, 422]).toContain((await forget(ada, id)).status);
      expect(await kept('drafts')).toEqual([draftId]);
    },
  );

  it('are what is begun from the account as well', async () => {
    const move = await placePaidOrder(deps(), { email: 'ada@example.com' });
    const rental = await placePaidOrderOf(deps(), 'storage', fullStorageAnswers({ email: 'ADA@example.com' }));
    const { accounts, drafts } = createServices(deps());
    const begin = (orderId: string, what: 'again' | 'unit' | 'collection') =>
      accounts.bookAgain({ orderId, what, draftId: '', things: [] }, ada);
    for (const [orderId, what] of [
      [move.orderId, 'again'],
      [rental.orderId, 'unit'],
      [rental.orderId, 'collection'],
    ] as const) {
      const draftId = new URL((await begin(orderId, what)).path, api.origin).searchParams.get('quote') ?? '';
      expect(await listed(ada)).toContain(draftId);
      expect((await drafts.read(draftId))?.order).toBeNull();
    }
  });

  it('answer a plain form with the page of the orders', async () => {
    const draftId = await save(ada);
    const post = async (who: SignedIn | null) => {
      const body = new URLSearchParams({ draftId });
      const init = { method: 'POST', body, headers: as(who), redirect: 'manual' } as const;
      return (await fetch(api.origin + forgetQuote.path, init)).headers.get('location');
    };
    expect([await post(null), await post(ada), await post(ada)]).toEqual([
      '/account/sign-in?next=%2Faccount%2Forders',
      '/account/orders?quote=forgotten#quotes',
      '/account/orders?quote=gone#quotes',
    ]);
  });
});
