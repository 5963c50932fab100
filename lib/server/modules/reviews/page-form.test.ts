import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ReviewPageState } from '@/lib/contracts/reviews';
import { replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { doneOrder } from '@/lib/testing/done-order';
import { pageRequest } from '@/lib/testing/page-request';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { visitReview } from './page-form';

type Guest = { readonly reference: string; readonly token: string };
type Fields = Readonly<Record<string, string>>;

const REVIEW = { version: '0', stars: '1', text: 'Late,\r\nand the lamp is broken.', name: 'Ada', area: 'Hackney' };

/** Returns a browser's post of one of the page's forms; a GET request for null. */
function requestOf(fields: Fields | null, headers: Fields = {}): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: fields ? 'POST' : 'GET' });
  request.headers = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  request.push(fields && new URLSearchParams(fields).toString());
  if (fields) request.push(null);
  return request;
}

describeWithDatabase('the page of a review', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
  });

  async function visit(guest: Guest, fields: Fields | null = null, headers: Fields = {}, done?: string) {
    const request = requestOf(fields, headers);
    const response = new ServerResponse(request);
    const state = await visitReview(pageRequest(guest, request, response, { done }));
    return state && { state, status: response.statusCode };
  }
  const open = async (...visited: Parameters<typeof visit>): Promise<Extract<ReviewPageState, { kind: 'open' }>> => {
    const state = (await visit(...visited))?.state;
    if (typeof state !== 'object' || state.kind !== 'open') throw new Error(`Not open: ${JSON.stringify(state)}`);
    return state;
  };
  const rows = () => deps.db.selectFrom('reviews').selectAll().execute();

  it('RVW-1: takes a plain form, shows its receipt, and what was written to be changed', async () => {
    const order = await doneOrder(deps, clock);
    expect(await open(order)).toMatchObject({ review: null, values: { stars: '', text: '', name: 'Ada', area: '' } });
    expect((await visit(order, REVIEW))?.state).toBe('saved');
    expect(await open(order, null, {}, 'saved')).toMatchObject({
      review: { state: 'waiting', version: 1, stars: 1, text: 'Late,\nand the lamp is broken.' },
      values: { stars: '1', text: 'Late,\nand the lamp is broken.', name: 'Ada', area: 'Hackney' },
      done: 'saved',
    });
  });

  it('RVW-1: says what is wrong at its fields and keeps what was typed', async () => {
    const order = await doneOrder(deps, clock);
    const { stars: _, ...unrated } = REVIEW;
    const visited = await visit(order, { ...unrated, text: 'Too short.', name: '' });
    expect(visited).toMatchObject({
      status: 422,
      state: {
        errors: { stars: 'Choose 1 to 5 stars', text: 'Write at least 20 characters', name: 'Enter the name to show' },
        values: { stars: '', text: 'Too short.', name: '', area: 'Hackney' },
        trouble: null,
      },
    });
    expect(await rows()).toEqual([]);
  });

  it('RVW-1: over an older version nothing is lost: what was typed stays, and it says so', async () => {
    const order = await doneOrder(deps, clock);
    await visit(order, REVIEW);
    const other = { ...REVIEW, text: 'Something else altogether, written elsewhere.' };
    for (const version of ['0', 'x', '-1', '']) {
      const { trouble, values } = await open(order, { ...other, version });
      expect([trouble, values.text]).toEqual(['changed', other.text]);
    }
    expect((await rows())[0]?.version).toBe(1);
  });

  itOnBoth('RVW-1: a press takes it back, another ends the mails', async () => {
    const order = await doneOrder(deps, clock);
    expect((await visit(order, { do: 'stop' }))?.state).toBe('stopped');
    expect(
      await deps.db.selectFrom('outbox').select('id').where('topic', '=', 'review.asked.customer').execute(),
    ).toEqual([]);
    await visit(order, REVIEW);
    expect((await visit(order, { do: 'withdraw' }))?.state).toBe('withdrawn');
    expect(await open(order)).toMatchObject({
      review: { state: 'withdrawn', text: '' },
      values: { stars: '', text: '' },
    });
    expect(await open(order, { do: 'withdraw' })).toMatchObject({ trouble: 'refused' });
  });

  it('RVW-1: is closed before the job is done, and says why', async () => {
    const [unpaid, booked] = [await placeOrder(deps), await placePaidOrder(deps)];
    expect((await visit(unpaid))?.state).toEqual({ kind: 'closed', reason: 'order_unpaid' });
    expect((await visit(booked, REVIEW))?.state).toEqual({ kind: 'closed', reason: 'change_not_offered' });
    await guestOf(deps, booked).cancel();
    expect((await visit(booked, REVIEW))?.state).toEqual({ kind: 'closed', reason: 'order_cancelled' });
    expect(await visit({ ...booked, token: 'x'.repeat(43) })).toBeNull();
  });

  it.each([
    ['another site’s form', REVIEW, { 'sec-fetch-site': 'cross-site' }],
    ['JSON', REVIEW, { 'content-type': 'application/json' }],
    ['far too much', { ...REVIEW, text: 'x'.repeat(20_000) }, {}],
  ])('RVW-1: %s changes nothing', async (_what, fields, headers) => {
    const order = await doneOrder(deps, clock);
    await open(order, fields, headers);
    expect(await rows()).toEqual([]);
  });
});
