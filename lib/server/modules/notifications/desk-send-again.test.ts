import { replaceServices } from '@/lib/server/container';
import type { OutboxRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { canSendAgain } from './desk-outbox';

it.each([
  ['order.confirmed.customer', 'sent', true],
  ['order.confirmed.customer', 'logged', true],
  ['storage.receipt.customer', 'sent', true],
  ['order.confirmed.customer', 'due', false],
  ['order.confirmed.customer', 'dead', false],
  ['order.confirmed.customer', 'skipped', false],
  ['order.confirmed.operator', 'sent', false],
  ['order.confirmed.slack', 'sent', false],
  ['order.day_before.text', 'sent', false],
  ['order.day_before.customer', 'sent', false],
  ['visit.late.customer', 'sent', false],
  ['order.extra_asked.customer', 'sent', true],
  ['crew.link.lead', 'sent', false],
  ['payment.refund', 'sent', false],
  ['payment.end_session', 'sent', false],
  ['conversion.meta', 'sent', false],
  ['helper.invited.customer', 'sent', false],
  ['account.sign_in.customer', 'sent', false],
  // These go to whoever pays a share, not to the customer.
  ['order.share_paid.customer', 'sent', false],
  ['order.share_refunded.customer', 'sent', false],
  ['order.shares.customer', 'sent', true],
  ['return.link.customer', 'sent', false],
  ['review.asked.customer', 'sent', false],
] as const)('DSK-1: %s, %s: can be sent again: %s', (topic, state, expected) => {
  expect(canSendAgain({ topic, state })).toBe(expected);
});

describeWithDatabase('a mail sent once more', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let reference: string;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    desk = await atTheDesk(deps);
    ({ reference } = await placePaidOrder(deps));
  });
  const path = () => `/desk/orders/${reference}`;
  const rows = (topic = 'order.confirmed.customer') =>
    deps.db.selectFrom('outbox').selectAll().where('topic', '=', topic).orderBy('created_at').execute();
  const delivered = (state: OutboxRow['state'] = 'sent') =>
    deps.db.updateTable('outbox').set({ state, finished_at: clock.now().toISOString() }).execute();
  const messages = async () => (await desk.view('order', path())).messages;
  const confirmation = async () => (await messages()).find(({ what }) => what === 'Order confirmed, to the customer');

  it('DSK-1: one press mails it again as a message of its own; pressed twice it is one', async () => {
    expect((await messages()).some(({ again }) => again !== undefined)).toBe(false);
    await delivered();
    const shown = await confirmation();
    const form = { reference, message: shown?.id ?? '', idempotencyKey: shown?.again ?? '' };
    clock.advanceMinutes(5);
    for (const _ of [1, 2]) {
      expect((await desk.call('send_again', form)).location).toBe(`${path()}?done=deskSendAgain`);
    }
    const [first, second, ...more] = await rows();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ id: form.message, state: 'sent' });
    expect(second).toMatchObject({ state: 'due', attempts: 0, payload: first?.payload });
    const { timeline } = await desk.view('order', path());
    expect(timeline.filter(({ what }) => what === 'Message sent again')).toMatchObject([
      { who: OPERATOR, detail: 'message: Order confirmed, to the customer' },
    ]);
    const next = (await confirmation())?.again ?? '';
    await desk.call('send_again', { ...form, idempotencyKey: next });
    expect(await rows()).toHaveLength(3);
  });

  itOnBoth(
    'DSK-1: sends nothing of another order, nothing to the operator, nothing that is still to be sent',
    async () => {
      const key = 'key-key-key-key-key';
      const [mail] = await rows();
      const [toUs] = await rows('order.confirmed.operator');
      const another = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
      const refused = async (of: string, message = '') => {
        const { location } = await desk.call('send_again', { reference: of, message, idempotencyKey: key });
        expect(location).toContain('problem=not_found');
      };
      await refused(reference, mail?.id);
      await delivered();
      await refused(another.reference, mail?.id);
      await refused(reference, toUs?.id);
      await refused(reference, 'nothing');
      expect(await deps.db.selectFrom('desk_audit').selectAll().execute()).toEqual([]);
    },
  );
});
