import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { pence } from '@/lib/domain/money';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { atTheDesk, openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { askExtra } from './service';
import { extraLink } from './page-form';
import { extrasOf } from './repo';
import { answerExtra } from './steps';

const ASKED_AT = '2026-12-15T10:22:00.000Z';

/** An extra of £20 that the customer agreed to on the day, and its payments and refunds. */
describeWithDatabase('the money of an extra', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let order: CreatedOrderDto;
  let mails: MailMessage[];
  beforeEach(async () => {
    ({ deps } = await openDesk(database().db, clock));
    order = await placePaidOrder(deps);
    mails = [];
    await goTo(ASKED_AT);
    await transact(deps.db, async (trx) => {
      const [id, at, expected] = [randomUUID(), clock.now(), pence(2_000)];
      const facts = { kind: 'waiting', minutes: 50 } as const;
      await askExtra(trx, {
        id,
        orderId: order.orderId,
        facts,
        reason: '',
        expected,
        asker: { by: 'desk', name: OPERATOR },
        at,
      });
      await answerExtra(trx, { orderId: order.orderId, extraId: id, answer: 'yes', expected, at });
    });
  });

  /** Signs in again after setting the clock, because a session at the desk does not last for days. */
  async function goTo(instant: string) {
    clock.set(instant);
    desk = await atTheDesk(deps);
  }
  const extra = async () => (await extrasOf(deps.db, order.orderId))[0]!;
  const page = () => `/desk/orders/${order.reference}/extra`;
  const press = async (way = 'cash', reason = '') =>
    desk.call('pay_extra', { reference: order.reference, extra: (await extra()).id, expected: 2_000, way, reason });
  const withdraw = async () => desk.call('withdraw_extra', { reference: order.reference, extra: (await extra()).id });
  const openPage = async () => {
    const [row, payments] = [await findOrder(deps.db, order.orderId), withPayments(deps)];
    const url = new URL(await extraLink(payments, { order: row!, token: order.token, extraId: (await extra()).id }));
    const [id, key] = [url.pathname.split('/').at(-1) ?? '', url.searchParams.get('token') ?? ''];
    return { pay: () => actOnTestPayment(payments, id, key, 'pay') };
  };
  const deliver = async () => {
    const mailer = {
      send: (mail: MailMessage) => {
        mails.push(mail);
        return Promise.resolve({ outcome: 'sent' } as const);
      },
    };
    await deliverAll(deps, { mailer });
  };
  const about = (topic: string) => mails.filter((mail) => mail.topic === topic);
  const reminders = () => about('order.extra_unpaid.customer').length;
  const documents = async () =>
    (await deps.db.selectFrom('invoices').selectAll().orderBy('number').execute()).map(
      ({ number, gross_pence, corrects }) => [number, gross_pence, corrects],
    );
  const payments = async () =>
    (
      await deps.db
        .selectFrom('payments')
        .select('provider')
        .where('extra_id', 'is not', null)
        .where('state', '=', 'paid')
        .execute()
    ).map(({ provider }) => provider);
  const refunds = async () =>
    (await deps.db.selectFrom('refunds').select(['reason', 'amount_pence', 'state']).execute()).map(
      (row) => `${row.reason} ${row.amount_pence} ${row.state}`,
    );

  it('XTR-1: its payment is receipted by mail, with the VAT of its invoice and the way to it', async () => {
    await (await openPage()).pay();
    await deliver();
    const [receipt, ...more] = about('order.extra_paid.customer');
    expect([receipt?.subject, more]).toEqual([`Receipt: £20 for an extra (${order.reference})`, []]);
    expect(receipt?.text).toMatch(/Total without VAT\W+£16\.67\s+VAT at 20%\W+£3\.33\s+Total with VAT\W+£20/);
    expect(receipt?.text).toContain('Waiting, 50 minutes (2 quarter-hours charged) £20');
    expect(receipt?.text).toMatch(/15 December 2026, online/);
    expect(receipt?.text).toMatch(
      new RegExp(`/orders/${order.reference}/invoices/INV-2026-000002\\?token=${order.token}`),
    );
  });

  it('XTR-1: while it is unpaid it is asked for the day after, on day 3 and on day 7, and stands in the list of what is unpaid', async () => {
    const text = async () => (await desk.view('unpaid', '/desk/unpaid')).owed.map((line) => line.text);
    expect(await text()).toEqual(['Extra: Waiting, agreed today, next reminder tomorrow']);
    const days: readonly (readonly [string, number])[] = [
      ['2026-12-16T09:59:59.000Z', 0],
      ['2026-12-16T10:00:00.000Z', 1],
      ['2026-12-17T10:00:00.000Z', 1],
      ['2026-12-18T10:00:00.000Z', 2],
      ['2026-12-22T10:00:00.000Z', 3],
      ['2027-01-22T10:00:00.000Z', 3],
    ];
    for (const [instant, sent] of days) {
      await goTo(instant);
      await deliver();
      expect([instant, reminders()]).toEqual([instant, sent]);
    }
    expect(about('order.extra_unpaid.customer')[0]?.text).toMatch(/On 15 December 2026 you agreed to £20 more/);
    expect(await text()).toEqual(['Extra: Waiting, agreed 38 days ago, all reminders sent']);
  });

  itOnBoth('XTR-1: a reminder whose day is over is dropped, so that no two come at once', async () => {
    await goTo('2026-12-18T12:00:00.000Z');
    await deliver();
    expect(reminders()).toBe(1);
    const { last_error: why } = await deps.db
      .selectFrom('outbox')
      .select('last_error')
      .where('state', '=', 'skipped')
      .where('topic', '=', 'order.extra_unpaid.customer')
      .executeTakeFirstOrThrow();
    expect(why).toBe('The day of this reminder is over');
  });

  it.each([
    ['paid', async () => (await openPage()).pay()],
    ['paid at the desk', () => press()],
    ['withdrawn', () => withdraw()],
    ['cancelled with its order', async () => guestOf(deps, order).cancel()],
  ])('XTR-1: nobody is reminded of what is %s', async (_what, end) => {
    if (_what.startsWith('cancelled')) {
      // A week before the work, as if the customer had agreed then: on the day an order cannot be cancelled online.
      clock.set('2026-12-08T10:00:00.000Z');
    }
    await end();
    for (const day of ['16', '18', '22']) {
      await goTo(`2026-12-${day}T10:00:00.000Z`);
      await deliver();
    }
    expect(reminders()).toBe(0);
    expect((await desk.view('unpaid', '/desk/unpaid')).owed).toEqual([]);
  });

  it('XTR-1: the desk mails the way to pay it, and the log says so', async () => {
    const [line] = (await desk.view('unpaid', '/desk/unpaid')).owed;
    expect(line?.href).toBe(page());
    const { location } = await desk.call('ask_for_payment', line?.ask?.fields);
    expect(location).toBe('/desk/unpaid?done=deskAskForPayment');
    await deliver();
    expect(reminders()).toBe(1);
    await press();
    const { location: late } = await desk.call('ask_for_payment', {
      ...line?.ask?.fields,
      idempotencyKey: randomUUID(),
    });
    expect(late).toBe('/desk/unpaid?problem=order_not_payable');
  });

  it('INV-1, XTR-1: cash is written down with an invoice and a receipt, and the log says how and by whom', async () => {
    expect((await press('cash', 'Paid to Sam at the door.')).location).toBe(`${page()}?done=deskPayExtra`);
    expect(await documents()).toEqual([
      ['INV-2026-000001', 25_900, null],
      ['INV-2026-000002', 2_000, null],
    ]);
    await deliver();
    expect(about('order.extra_paid.customer').map(({ text }) => text)).toEqual([
      expect.stringMatching(/15 December 2026, cash/),
    ]);
    const { timeline, money } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(timeline).toContainEqual(
      expect.objectContaining({
        what: 'Extra paid by hand',
        who: OPERATOR,
        detail: 'extra: Waiting, amount: £20, way: cash, note: Paid to Sam at the door.',
      }),
    );
    expect(money.map(({ what }) => what)).toContain('Payment for an extra, cash');
  });

  itOnBoth('INV-1, XTR-1: fifty presses at once pay once, with one number and no gap', async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, (_, index) => press(index % 2 ? 'cash' : 'transfer')));
    expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([`${page()}?done=deskPayExtra`]));
    expect(await payments()).toHaveLength(1);
    expect((await documents()).map(([number]) => number)).toEqual(['INV-2026-000001', 'INV-2026-000002']);
    await deliver();
    expect(about('order.extra_paid.customer')).toHaveLength(1);
  });

  itOnBoth(
    'INV-1, XTR-1: a card payment in the same moment is paid once; what is too much goes back by itself, and says why',
    async () => {
      const { pay } = await openPage();
      const [, ...sent] = await Promise.all([pay(), ...Array.from({ length: 10 }, () => press())]);
      const isCardFirst = (await payments()).length === 1;
      expect(new Set(sent.map(({ location }) => location))).toEqual(
        new Set([`${page()}?${isCardFirst ? 'problem=order_not_payable' : 'done=deskPayExtra'}`]),
      );
      await deliver();
      expect(await refunds()).toEqual(isCardFirst ? [] : ['paid_twice 2000 done']);
      expect((await extra()).state).toBe('paid');
      expect(
        (await documents()).reduce(
          (total, [, gross, corrects]) => total + (corrects ? -Number(gross) : Number(gross)),
          0,
        ),
      ).toBe(27_900);
    },
  );

  it('INV-1, XTR-1: a card payment after the cash goes back as paid twice', async () => {
    const { pay } = await openPage();
    await press();
    await pay();
    await deliver();
    expect(await refunds()).toEqual(['paid_twice 2000 done']);
    expect((await documents()).slice(-2)).toEqual([
      ['INV-2026-000002', 2_000, null],
      ['INV-2026-000003', 2_000, null],
    ]);
    expect(about('order.extra_refunded.customer').map(({ text }) => text)).toEqual([
      expect.stringContaining('It had already been paid, so this was a second payment.'),
    ]);
  });

  it('INV-1, XTR-1: a payment after it was withdrawn goes back with that reason, on the credit note and in the mail', async () => {
    const { pay } = await openPage();
    await withdraw();
    await pay();
    await deliver();
    expect(await refunds()).toEqual(['extra_withdrawn 2000 done']);
    const [note] = await deps.db.selectFrom('invoices').selectAll().where('kind', '=', 'credit_note').execute();
    expect(note?.document_json).toContain('"label":"Withdrawn before it was paid"');
    expect(about('order.extra_refunded.customer').map(({ text }) => text)).toEqual([
      expect.stringContaining('It had been withdrawn before you paid it'),
    ]);
    expect(about('order.extra_withdrawn.customer').map(({ subject }) => subject)).toEqual([
      `Nothing to pay: we have withdrawn the extra of £20 (${order.reference})`,
    ]);
    expect((await press()).location).toBe(`${page()}?problem=nothing_to_change`);
    expect((await desk.view('order', `/desk/orders/${order.reference}`)).money.map(({ what }) => what)).toContain(
      'Refund, extra withdrawn before it was paid',
    );
  });

  it('INV-1: what was taken in cash can be given back, by hand and with a credit note of its own invoice', async () => {
    await press();
    const row = async () => (await findOrder(deps.db, order.orderId))!;
    expect(await moneyOf(deps.db, await row())).toMatchObject({ paid: 27_900, left: 27_900 });
    const view = await desk.view('refund', `/desk/orders/${order.reference}/refund`);
    const { version, left, idempotencyKey } = view;
    await desk.call('refund_part', {
      reference: order.reference,
      version,
      expectedLeft: left,
      idempotencyKey,
      back: 269,
      why: 'our_mistake',
    });
    await deliver();
    expect(await refunds()).toEqual(['our_mistake 25900 done']);
    expect((await documents()).filter(([, , corrects]) => corrects).toSorted()).toEqual([
      ['CN-2026-000001', 1_000, 'INV-2026-000002'],
      ['CN-2026-000002', 25_900, 'INV-2026-000001'],
    ]);
    expect(await moneyOf(deps.db, await row())).toMatchObject({ goneBack: 26_900, left: 1_000 });
  });

  it.each([
    [{ way: 'gold' }, 'problem=validation_failed&field=way'],
    [{ expected: 1_900 }, 'problem=price_changed'],
    [{ extra: 'another-extra-of-nobody' }, 'problem=not_found'],
  ])('XTR-1: %j is refused', async (wrong, problem) => {
    const fields = { reference: order.reference, extra: (await extra()).id, expected: 2_000, way: 'cash' };
    expect((await desk.call('pay_extra', { ...fields, ...wrong })).location).toContain(problem);
    expect(await payments()).toEqual([]);
  });
});
