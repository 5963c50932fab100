import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ErrorBody } from '@/lib/contracts/errors';
import { replaceServices } from '@/lib/server/container';
import { postJson, postOrder, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';

/** The links and forms that a browser follows on the way from an order to a booked move, over HTTP. */
describeWithDatabase('from the order to the calendar', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let order: CreatedOrderDto;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(testDeps(database().db, clock.now));
    api = await startApi();
    order = (await postOrder(api.origin)).body;
  });

  const linkOf = (kind: string, token = order.token) => `/api/orders/${order.reference}/${kind}?token=${token}`;
  const get = (path: string, init: RequestInit = {}) => fetch(api.origin + path, { redirect: 'manual', ...init });

  /** Returns the fields of the test payment page's form, whose address contains the payment and its key. */
  async function paymentForm(): Promise<{ readonly paymentId: string; readonly secret: string }> {
    const url = new URL((await get(linkOf('pay'))).headers.get('location') ?? '');
    return { paymentId: url.pathname.split('/').at(-1) ?? '', secret: url.searchParams.get('token') ?? '' };
  }
  const submit = async (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    get('/api/payments/test', { method: 'POST', body: new URLSearchParams(fields), headers });
  const state = async () => (await database().db.selectFrom('orders').select('state').executeTakeFirstOrThrow()).state;

  describe('paying', () => {
    itOnBoth(
      'FORM-1: a button of the form is answered with 303 to the order, and paying again changes nothing',
      async () => {
        const form = await paymentForm();
        for (const attempt of [1, 2]) {
          const answer = await submit({ ...form, action: 'pay' }, { 'Sec-Fetch-Site': 'same-origin' });
          expect([attempt, answer.status]).toEqual([attempt, 303]);
          expect(answer.headers.get('location')).toBe(`/orders/${order.reference}?token=${order.token}&payment=paid`);
        }
        expect(await state()).toBe('confirmed');
        const events = await database().db.selectFrom('order_events').select('type').execute();
        expect(events.filter(({ type }) => type === 'confirmed')).toHaveLength(1);
      },
    );

    it('takes JSON as well', async () => {
      const answer = await get('/api/payments/test', {
        method: 'POST',
        body: JSON.stringify({ ...(await paymentForm()), action: 'fail' }),
        headers: { 'Content-Type': 'application/json' },
      });
      expect([answer.status, await state()]).toEqual([303, 'awaiting_payment']);
    });

    it('API-4: a key of another is 404, and nothing is paid', async () => {
      const form = await paymentForm();
      for (const wrong of [{ secret: 'x'.repeat(43) }, { paymentId: 'nothing' }]) {
        const answer = await submit({ ...form, ...wrong, action: 'pay' });
        expect([answer.status, ((await answer.json()) as ErrorBody).error.code]).toEqual([404, 'not_found']);
      }
      expect(await state()).toBe('awaiting_payment');
    });

    it('API-4: a wrong action is 422 and names the field', async () => {
      const answer = await submit({ ...(await paymentForm()), action: 'refund' });
      expect(answer.status).toBe(422);
      expect(Object.keys(((await answer.json()) as ErrorBody).error.fields ?? {})).toEqual(['action']);
    });

    it('API-4: another method is 405 and says which is right', async () => {
      const { status, headers } = await send(api.origin, '/api/payments/test');
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    });

    it('a form on another site is 403, and nothing is paid', async () => {
      const form = await paymentForm();
      const foreign = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://elsewhere.example.org' }];
      for (const headers of foreign) {
        expect((await submit({ ...form, action: 'pay' }, headers)).status).toBe(403);
      }
      expect(await state()).toBe('awaiting_payment');
    });

    it('more than a form can hold is 413', async () => {
      expect((await submit({ paymentId: 'x'.repeat(5_000) })).status).toBe(413);
    });
  });

  describe('the pay link', () => {
    it('leads to the order once there is nothing to pay any more', async () => {
      await submit({ ...(await paymentForm()), action: 'pay' });
      const answer = await get(linkOf('pay'));
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `http://localhost:3000/orders/${order.reference}?token=${order.token}`,
      ]);
    });

    it('API-4: a wrong token is 404, another method 405', async () => {
      expect((await get(linkOf('pay', 'wrong'))).status).toBe(404);
      expect((await get(linkOf('pay'), { method: 'POST' })).status).toBe(405);
    });
  });

  describe('the calendar file', () => {
    it('FORM-6: is downloaded under the reference, private, with the move in it', async () => {
      await submit({ ...(await paymentForm()), action: 'pay' });
      const answer = await get(linkOf('calendar'));
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${order.reference}.ics"`,
        'cache-control': 'no-store',
      });
      const file = (await answer.text()).replaceAll('\r\n ', '');
      expect(file).toContain('DTSTART;TZID=Europe/London:20261215T100000\r\n');
      expect(file).toContain('STATUS:CONFIRMED\r\n');
      expect(file).toContain(`/orders/${order.reference}?token=${order.token}\r\n`);
    });

    it('answers HEAD with the headers alone', async () => {
      const answer = await get(linkOf('calendar'), { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    });

    it.each([
      ['a wrong token', '?token=wrong'],
      ['no token', ''],
      ['two tokens', '?token=a&token=b'],
    ])('API-4: %s is 404 and tells nothing', async (_, query) => {
      const { status, body } = await send<ErrorBody>(api.origin, `/api/orders/${order.reference}/calendar${query}`);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    });

    it('API-4: an unknown order is 404, another method 405', async () => {
      const unknown = await get(`/api/orders/SM-0000-0000/calendar?token=${order.token}`);
      const posted = await postJson<ErrorBody>(api.origin, linkOf('calendar'), {});
      expect([unknown.status, posted.status, posted.headers.get('allow')]).toEqual([404, 405, 'GET, HEAD']);
    });
  });
});
