import { setTexts } from '@/lib/contracts/order-settings';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { TWILIO_ENV } from '@/lib/testing/twilio/server';

type Guest = { readonly reference: string; readonly token: string };

describeWithDatabase('texts as the order page sets them', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, TWILIO_ENV);
    replaceServices(deps);
    api = await startApi();
  });
  const post = (fields: Readonly<Record<string, string>>) =>
    fetch(api.origin + setTexts.path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const shown = async ({ reference, token }: Guest, of = deps) =>
    (await createServices(of).orders.view(reference, token))?.texts;

  it('DAY-3: a press stops texts to its number, another begins them again, and each leads back to the page', async () => {
    const { reference, token } = await placePaidOrder(deps);
    const other = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    expect(await shown(other)).toEqual({ number: '+44 7700 900123', wanted: true });
    for (const texts of ['off', 'off', 'on', 'off']) {
      const answer = await post({ reference, token, texts });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/orders/${reference}?token=${token}#texts`,
      ]);
      expect(await shown(other)).toMatchObject({ wanted: texts === 'on' });
    }
  });

  it('DAY-3: a stranger changes nothing', async () => {
    const { reference, token } = await placePaidOrder(deps);
    await post({ reference, token: 'x'.repeat(43), texts: 'off' });
    await post({ reference, token, texts: 'never' });
    for (const odd of ['a\r\nX: y', '💥', '../../evil', '//evil.example'])
      expect((await post({ reference: odd, token: odd, texts: 'off' })).headers.get('location')).toMatch(
        /^\/orders\/[\w.%-]+\?token=[\w.%-]+#texts$/,
      );
    expect((await post({})).headers.get('location')).toBe('/');
    expect(await shown({ reference, token })).toMatchObject({ wanted: true });
    const json = await fetch(api.origin + setTexts.path, {
      method: 'POST',
      body: JSON.stringify({ reference, token: 'x'.repeat(43), texts: 'off' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(json.status).toBe(404);
  });

  it('DAY-3: none are spoken of where none go', async () => {
    const unpaid = await placeOrder(deps, { timeSlot: { movingDate: ['08:00', '10:00'] } });
    expect(await shown(unpaid)).toBeNull();
    const landline = await placePaidOrder(deps, { phone: '020 7946 0123' });
    expect(await shown(landline)).toBeNull();
    const { reference, token } = landline;
    expect((await post({ reference, token, texts: 'off' })).status).toBe(303);
    const order = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    expect(await shown(order, testDeps(database().db, clock.now))).toBeNull();
    await guestOf(deps, order).cancel();
    expect(await shown(order)).toBeNull();
    expect(await deps.db.selectFrom('sms_opt_outs').selectAll().execute()).toEqual([]);
  });
});
