import { holdForms, type HoldReleaseLine } from '@/lib/contracts/desk-orders';
import { holdGroupsOf } from '@/lib/domain/order/hold';
import { deskPath } from '@/lib/routes';
import { endHold } from '@/lib/server/modules/order-lifecycle/expire';
import { findOrderByReference, lockOrder } from '@/lib/server/modules/orders/repo';
import { sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit, type AuditEntry } from '@/lib/server/platform/desk/audit';
import { deskActions, fieldText, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { moment, queryParam, tableDay, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { changesToPay, chargesToPay, extrasToPay, heldOrders, lapsedSince, ordersToPay } from './desk-unpaid-repo';
import { hash, randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import {
  paymentForms,
  refundForms,
  type RefundView,
  type UnpaidLine,
  type UnpaidView,
} from '@/lib/contracts/desk-money';
import { formatPence, pence, sum, type Pence } from '@/lib/domain/money';
import {
  CHOSEN_REFUND_REASONS,
  PART_REFUND_LABELS,
  canRefundPart,
  isPartRefundReason,
  partOf,
} from '@/lib/domain/order/part-refund';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { findPartRefund, moneyOf, onlineLeft } from '@/lib/server/modules/ledger/refund-repo';
import { givePartBack } from '@/lib/server/modules/ledger/refunds';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { changeOrder, contactOf, headOf, whenOf } from '@/lib/server/platform/desk/order-head';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { BEGIN_BOOKING_PATH, BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import type { TodayLine } from '@/lib/contracts/desk-today';
import type { ErrorCode } from '@/lib/contracts/errors';
import { DAY_MS } from '@/lib/domain/london-time';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { ageInWords } from '@/lib/domain/extras/state';
import { rents } from '@/lib/domain/services/flows';
import { isBookable } from '@/lib/domain/slots/calendar';
import { findExtra } from '@/lib/server/modules/extras/repo';
import { isQueued } from '@/lib/server/modules/notifications/desk-outbox-repo';
import { holdAgain, type NotHeld } from '@/lib/server/modules/order-lifecycle/confirm';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { appointmentOf, needsOf, orderOf } from '@/lib/server/modules/orders/documents';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { unitsOverview } from '@/lib/server/modules/units/overview';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';

export async function holdReleaseLines({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly HoldReleaseLine[]> {
  const at = now();
  const held = (await heldOrders(db, at)).map((row) => ({
    address: row.address_key,
    orderedAt: new Date(row.created_at),
  }));
  return holdGroupsOf(held).map(({ address, orders, since }) => ({
    text: `${orders} unpaid orders ${address === null ? 'in all' : 'from one internet connection'} are holding slots, the first since ${moment(since.toISOString())}.`,
    button: `Release these ${orders}`,
    release: { address: address ?? '', orderedBy: at.toISOString() },
  }));
}

export const holdActions = deskActions(holdForms, {
  releaseHolds: {
    /**
     * Frees the places of unpaid orders that the desk saw, except telephone bookings and part-paid orders. A customer
     * who pays all the same gets the slot while it is free (BOOK-3). Throws Problem nothing_to_change.
     */
    run: async ({ db, now }, operator, { address, orderedBy }) => {
      const at = now();
      await transact(db, async (trx) => {
        const held = await heldOrders(trx, at, new Date(orderedBy));
        let released = 0;
        for (const { id } of held.filter((row) => address === '' || row.address_key === address)) {
          await lockOrder(trx, id);
          if ((await sharesOf(trx, id)).some(({ state }) => state === 'paid')) continue; // Paid since the list was read.
          if (await endHold(trx, id, 'operator', at)) released += 1;
        }
        if (released === 0) throw new Problem('nothing_to_change');
        await recordAudit(trx, operator, at, {
          action: 'holds.released',
          subject: address === '' ? 'All unpaid orders' : 'One internet connection',
          before: { 'unpaid orders': held.length },
          after: { 'unpaid orders': held.length - released },
        });
      });
    },
    done: 'The slots are open again. If one of these customers still pays, they get their slot as long as nobody else has taken it.',
    page: () => deskPath('orders'),
  },
});

/** Null for an unknown reference. */
export async function refundPage(deps: Deps, reference: string, query: Query): Promise<RefundView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const [money, online] = await Promise.all([moneyOf(deps.db, row), onlineLeft(deps.db, row.id)]);
  const [back, why] = [queryParam(query, 'back'), queryParam(query, 'why')];
  return {
    kind: 'refund',
    head: headOf(row),
    version: row.calendar_sequence,
    idempotencyKey: randomUUID(),
    facts: [
      { label: 'Paid', text: formatPence(money.paid) },
      { label: 'Refunded so far', text: formatPence(money.goneBack) },
      { label: 'Left to refund', text: formatPence(money.left) },
    ],
    left: money.left,
    reasons: CHOSEN_REFUND_REASONS.map((value) => ({ value, label: PART_REFUND_LABELS[value] })),
    back: /^\d{1,6}(?:\.\d{1,2})?$/.test(back) ? back : '',
    why: isPartRefundReason(why) ? why : '',
    byHand: byHandText(money.left, online),
    refusal: canRefundPart(row.state, money) ? '' : 'Nothing that was paid for this order is left to refund.',
  };
}

function byHandText(left: Pence, online: Pence): string {
  if (online >= left) return '';
  if (online === 0) return 'Nothing that was paid online is left: pay the refund back in another way.';
  return `Up to ${formatPence(online)} goes back online. Pay what is above it back in another way.`;
}

type Request = DeskRequest<'refundPart'>;

const hashOf = (request: Request, orderId: string): string =>
  hash('sha256', JSON.stringify([orderId, request]), 'base64url');

/**
 * Refunds a part of an order once for each form. Throws Problem not_found, order_changed, refund_changed when another
 * amount is left than the form showed, validation_failed for more than is left.
 */
export const refundPartForDesk = (deps: Deps, operator: Operator, request: Request): Promise<void> =>
  changeOrder(deps, operator, request.reference, async (trx, { order, at, log }) => {
    const { idempotencyKey: id, why, reason: note } = request;
    const requestHash = hashOf(request, order.id);
    const known = await findPartRefund(trx, id);
    if (known?.request_hash === requestHash) return;
    if (known) throw wrongField('idempotencyKey', 'This key has been used for another refund');
    if (order.calendar_sequence !== request.version) throw new Problem('order_changed');
    const { left } = await moneyOf(trx, order);
    if (!canRefundPart(order.state, { left }) || request.expectedLeft !== left) throw new Problem('refund_changed');
    const amount = partOf(request.back, left);
    if (amount === null) throw wrongField('back', 'This is more than is left, or no whole number of pence');
    const byHand = await givePartBack(trx, { id, orderId: order.id, requestHash, reason: why, amount, at });
    const after = {
      left: formatPence(pence(left - amount)),
      refund: formatPence(amount),
      reason: PART_REFUND_LABELS[why],
      ...(note !== '' && { note }),
      ...(byHand > 0 && { 'of which by hand': formatPence(byHand) }),
    };
    await log('order.refunded', after, { left: formatPence(left) });
    await issueCreditNoteByHand(trx, { order, changeId: id, reason: why, amount: byHand }, at);
  });

export const refundActions = deskActions(refundForms, {
  refundPart: {
    run: refundPartForDesk,
    done: 'The refund is recorded. We are emailing the customer.',
    page: orderPage,
    refusedPage: pageOfOrder('refund'),
    kept: ['back', 'why', 'reason'],
    wrong: { back: 'Enter an amount in pounds, no more than is left to refund.' },
  },
});

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
    return size?.free === 0 ? 'No unit of its size is available.' : '';
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
