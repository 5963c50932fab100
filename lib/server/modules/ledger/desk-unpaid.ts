import { randomUUID } from 'node:crypto';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { BEGIN_BOOKING_PATH, BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import type { TodayLine } from '@/lib/contracts/desk-today';
import { paymentForms, type UnpaidLine, type UnpaidView } from '@/lib/contracts/desk-unpaid';
import type { ErrorCode } from '@/lib/contracts/errors';
import { DAY_MS } from '@/lib/domain/durations';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { ageInWords } from '@/lib/domain/extras/state';
import { formatPence, sum, type Pence } from '@/lib/domain/money';
import { rents } from '@/lib/domain/services/flows';
import { isBookable } from '@/lib/domain/slots/calendar';
import { deskPath } from '@/lib/routes';
import { findExtra } from '@/lib/server/modules/extras/repo';
import { isQueued } from '@/lib/server/modules/notifications/desk-outbox-repo';
import { endHold } from '@/lib/server/modules/order-lifecycle/expire';
import { holdAgain, type NotHeld } from '@/lib/server/modules/order-lifecycle/take-again';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { appointmentOf, needsOf, orderOf } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { unitsOverview } from '@/lib/server/modules/units/overview';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { AuditEntry } from '@/lib/server/platform/desk/audit';
import { deskActions, fieldText, orderPage } from '@/lib/server/platform/desk/define-action';
import { changeOrder, contactOf, whenOf } from '@/lib/server/platform/desk/order-head';
import { moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { changesToPay, chargesToPay, extrasToPay, lapsedSince, ordersToPay } from './desk-unpaid-repo';

/** Returns what lapsed orders have lost, in words by order id. Only the button's action decides. */
async function goneOf(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const days = orders.flatMap((order) => needsOf(order).map(({ date }) => date)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const [{ stateFor, isClosed }, sizes] = await Promise.all([
    readAvailability(deps, first, last),
    unitsOverview(deps.db, deps.now(), deps.config),
  ]);
  const lost = (order: OrderRow): string => {
    const needs = needsOf(order);
    if (stateFor(needs) === 'full' || needs.some(({ date }) => isClosed(date))) return 'Its slot has gone.';
    const ordered = orderOf(order);
    const space = rents(order.flow, ordered) ? ordered.storageSpace : null;
    const size = sizes.find((one) => one.space === space);
    return size?.free === 0 ? 'No unit of its size is free.' : '';
  };
  return new Map(orders.map((order) => [order.id, lost(order)]));
}

type Ports = Pick<Deps, 'db' | 'now'>;
type Lapsed = Pick<Deps, 'db' | 'now' | 'config'>;
type Owed = {
  readonly order: OrderRow;
  readonly key: string;
  readonly text: string;
  readonly amount: Pence;
  readonly isStorage?: boolean;
  readonly extraId?: string;
};

/** Days for which a lapsed order stays in the list, and the most of them (assumptions). */
const LAPSED_DAYS = 14;
const MOST_LAPSED = 100;

/** Returns what is owed: orders and changes with the next to lapse first, then the oldest storage and extras. */
async function owedNow({ db, now }: Ports): Promise<readonly Owed[]> {
  const [orders, changes, charges, extras] = await Promise.all([
    ordersToPay(db, now()),
    changesToPay(db, now()),
    chargesToPay(db),
    extrasToPay(db),
  ]);
  return [
    ...orders.map((order) => ({
      order,
      key: order.id,
      amount: order.total_pence,
      text: `Order, held until ${moment(order.hold_expires_at)}`,
    })),
    ...changes.map(({ order, row }) => ({
      order,
      key: row.id,
      amount: row.to_pay_pence,
      text: `Change of the order, held until ${moment(row.hold_expires_at ?? row.updated_at)}`,
    })),
    ...charges.map(({ order, row }) => ({
      order,
      key: row.id,
      amount: row.pence,
      isStorage: true,
      text: `Storage, due since ${tableDay(row.period_from)}`,
    })),
    ...extras.map(({ order, row }) => ({
      order,
      key: row.id,
      amount: row.pence,
      text: `Extra: ${EXTRA_LABELS[row.kind]}, ${ageInWords(new Date(row.answered_at ?? row.asked_at), now())}`,
      extraId: row.id,
    })),
  ];
}

const totalOf = (owed: readonly Owed[]): string => formatPence(sum(owed.map(({ amount }) => amount)));

export async function unpaidNow(
  ports: Ports,
): Promise<{ readonly total: string; readonly lines: readonly TodayLine[] }> {
  const owed = await owedNow(ports);
  return { total: totalOf(owed), lines: owed.map(lineOf) };
}

export async function unpaidView(deps: Lapsed): Promise<UnpaidView> {
  const { db, now } = deps;
  const at = now();
  const [owed, lapsed] = await Promise.all([
    owedNow({ db, now }),
    lapsedSince(db, new Date(at.getTime() - LAPSED_DAYS * DAY_MS), MOST_LAPSED),
  ]);
  const again = lapsed.filter((order) =>
    readable(order.reference, () => needsOf(order).length > 0 && isBookable(appointmentOf(order).date, at), false),
  );
  const gone = await goneOf(deps, again);
  return {
    kind: 'unpaid',
    total: totalOf(owed),
    owed: owed.map((one) => ({ ...lineOf(one), ask: askOf(one, 'Send payment link') })),
    lapsed: again.map((order) => {
      const lost = gone.get(order.id);
      const text = `${whenOf(order)}, not paid by ${moment(order.hold_expires_at)}${lost ? `. ${lost}` : ''}`;
      const one = { order, key: order.id, text, amount: order.total_pence };
      return { ...lineOf(one), ask: lost ? bookAnother(order) : askOf(one, 'Hold again, send payment link') };
    }),
    lapsedDays: LAPSED_DAYS,
  };
}

/** Returns the button that books a lapsed order again on another day. */
function bookAnother({ reference, flow }: OrderRow): UnpaidLine['ask'] {
  if (!BOOKED_AT_THE_DESK.some((booked) => booked === flow)) return null;
  return {
    action: BEGIN_BOOKING_PATH,
    label: 'Book another slot',
    fields: { flow, reference, what: 'order' },
  };
}

const lineOf = ({ order, key, text, amount, extraId }: Owed): TodayLine => ({
  key,
  text,
  amount: formatPence(amount),
  reference: order.reference,
  href: deskPath('orders', order.reference, ...(extraId === undefined ? [] : ['extra'])),
  ...contactOf(order),
});

/** Returns the button that asks for payment. For a rental, the mail lists every open charge. */
function askOf({ order: { reference }, isStorage = false, extraId }: Owed, label: string): UnpaidLine['ask'] {
  if (isStorage) return { action: deskFormPath('askForStorage'), label, fields: { reference } };
  const about = extraId === undefined ? {} : { extra: extraId };
  const fields = { reference, idempotencyKey: randomUUID(), page: 'unpaid', ...about };
  return { action: deskFormPath('askForPayment'), label, fields };
}

const REFUSALS: Readonly<Record<NotHeld, ErrorCode>> = {
  unchanged: 'order_not_payable',
  superseded: 'order_not_payable',
  gone: 'slot_taken',
};

type Asked = Pick<AuditEntry, 'action' | 'after'>;

async function askForExtra(
  trx: Trx,
  { id: orderId }: OrderRow,
  extraId: string,
  options: EnqueueOptions,
): Promise<Asked> {
  const extra = await findExtra(trx, extraId);
  if (extra?.order_id !== orderId || extra.state !== 'agreed') throw new Problem('order_not_payable');
  await enqueue(trx, 'order.extra_unpaid.customer', { orderId, extraId, on: '' }, options);
  const after = { extra: EXTRA_LABELS[extra.kind], 'to pay': formatPence(extra.pence) };
  return { action: 'order.payment_asked', after };
}

async function ask(trx: Trx, deps: Deps, order: OrderRow, options: EnqueueOptions): Promise<Asked> {
  const { now } = options;
  const change = await waitingChange(trx, order.id);
  if (change && isPayableChange(change, now)) {
    await enqueue(trx, 'order.change_to_pay.customer', { changeId: change.id }, options);
    return { action: 'order.payment_asked', after: { 'to pay': formatPence(change.to_pay_pence) } };
  }
  const isHeld = awaitsOrderPayment(order, now);
  const { total_pence, hold_expires_at } = isHeld ? order : await heldAnew(trx, deps, order);
  await enqueue(trx, 'order.received.customer', { orderId: order.id }, options);
  return {
    action: isHeld ? 'order.payment_asked' : 'order.held_again',
    after: { 'to pay': formatPence(total_pence), 'held until': moment(hold_expires_at) },
  };
}

async function heldAnew(trx: Trx, deps: Deps, order: OrderRow): Promise<OrderRow> {
  const now = deps.now();
  // The hold has ended, but the lapse is not recorded yet.
  const hasLapsed = await endHold(trx, order.id, 'sweep', now);
  const held = await holdAgain(trx, hasLapsed ? await lockOrder(trx, order.id) : order, deps);
  if (typeof held === 'string') throw new Problem(REFUSALS[held]);
  return held;
}

export const paymentActions = deskActions(paymentForms, {
  askForPayment: {
    /**
     * Mails the customer a link to pay what is open, once for each form. Holds an order that lapsed unpaid again first.
     * Throws Problem not_found, order_not_payable when nothing is to be paid, slot_taken when the lapsed place is gone.
     */
    run: (deps, operator, { reference, idempotencyKey, extra }) =>
      changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
        const options = { dedupeKey: `payment_link:${idempotencyKey}`, now: at };
        if (await isQueued(trx, options.dedupeKey)) return;
        const asking = extra ? askForExtra(trx, order, extra, options) : ask(trx, deps, order, options);
        const { action, after } = await asking;
        await log(action, after);
      }),
    done: 'We are emailing the customer how to pay, and until when.',
    page: (fields) => (fieldText(fields, 'page') === 'unpaid' ? deskPath('unpaid') : orderPage(fields)),
  },
});
