import type { DeskRequest } from '@/lib/contracts/desk';
import { ASKED_ITEMS_LENGTH, itemForms } from '@/lib/contracts/desk-items';
import { orderForms } from '@/lib/contracts/desk-orders';
import { answeredCover } from '@/lib/domain/answers/cover';
import { formatCubicFeet, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { LocalDate } from '@/lib/domain/london-time';
import { startOf } from '@/lib/domain/order/appointments';
import { coverFact } from '@/lib/domain/order/cover';
import { MOVE_REASON_LABELS, type MoveReason } from '@/lib/domain/order/desk-move';
import { movedAddresses } from '@/lib/domain/order/elsewhere';
import { nextState, type OrderEvent } from '@/lib/domain/order/state';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { startKey } from '@/lib/domain/slots/slot-key';
import { hashOf, madeBefore, makeChange, type Confirmation } from '@/lib/server/modules/changes/make';
import { planAddresses, planDeskEdit, planDeskMove } from '@/lib/server/modules/changes/plan-change';
import { issueInvoiceByHand } from '@/lib/server/modules/invoices/issue';
import { endSessions, endShares } from '@/lib/server/modules/ledger/end-payments';
import { confirmOrder as confirm } from '@/lib/server/modules/order-lifecycle/confirm';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockOrder, moveOrder } from '@/lib/server/modules/orders/repo';
import { askForReview } from '@/lib/server/modules/reviews/service';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { finishVisits } from '@/lib/server/modules/visits/sync';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { recordAudit, type AuditEntry, type AuditFacts } from '@/lib/server/platform/desk/audit';
import { askedFields, deskActions, fieldText, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { address } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { addressesIn } from './desk-address';
import { contentsIn } from './desk-items';
import { planCancellation, promisedMoney, type DeskChange, type PlannedChange } from './plan-change';

type Step = Pick<AuditEntry, 'action'> & {
  readonly event: OrderEvent;
  readonly work: (trx: Trx, row: OrderRow) => Promise<unknown>;
};

/** Takes an order to its next state with the order's row locked. Throws Problem order_changed. */
async function step(deps: Deps, operator: Operator, reference: string, { action, event, work }: Step) {
  const { id } = await findForDesk(deps, reference);
  await transact(deps.db, async (trx) => {
    const row = await lockOrder(trx, id);
    const to = nextState(row.state, event);
    if (to === null) throw new Problem('order_changed');
    await work(trx, row);
    const states = { before: { state: row.state }, after: { state: to } };
    await recordAudit(trx, operator, deps.now(), { action, subject: reference, ...states });
  });
  wakeOutbox();
}

/** Confirms an order that was paid by phone or by hand, and closes its payment page. Throws Problem order_changed. */
export const confirmByHand = (deps: Deps, operator: Operator, { reference }: DeskRequest<'confirmOrder'>) =>
  step(deps, operator, reference, {
    action: 'order.confirmed',
    event: 'paid',
    work: async (trx, row) => {
      await confirm(trx, row.id, 'operator', deps);
      await endSessions(trx, { orderId: row.id, changeId: null, at: deps.now() });
      // The whole price was paid in another way, so the paid shares are refunded.
      await endShares(trx, row.id, 'paid_twice', deps.now());
      await issueInvoiceByHand(trx, row, deps.now());
    },
  });

/** Marks an order as done. Throws Problem order_changed unless it is booked, slot_unavailable before it begins. */
export const complete = (deps: Deps, operator: Operator, { reference }: DeskRequest<'completeOrder'>) =>
  step(deps, operator, reference, {
    action: 'order.completed',
    event: 'completed',
    work: async (trx, row) => {
      const at = deps.now();
      if (at < startOf(appointmentOf(row))) throw new Problem('slot_unavailable');
      await moveOrder(trx, row.id, 'completed', { at });
      await finishVisits(trx, row.id, at);
      await insertEvent(trx, row.id, { type: 'completed', cause: 'operator', at });
      await askForReview(trx, row.id, at);
    },
  });

type Change = { readonly kind: string; readonly entry: (row: OrderRow, planned: PlannedChange) => AuditEntry };

/** Makes a planned change, once for each form. */
async function makeForDesk(
  deps: Deps,
  operator: Operator,
  request: Confirmation & { readonly reference: string },
  { kind, entry }: Change,
  plan: (row: OrderRow) => PlannedChange | Promise<PlannedChange>,
): Promise<void> {
  const row = await findForDesk(deps, request.reference);
  const requestHash = hashOf(`desk ${kind}`, { ...request, id: row.id });
  if (await madeBefore(deps, request.idempotencyKey, requestHash)) return;
  const planned = await promisedMoney(deps, await plan(row));
  const record = (trx: Trx) => recordAudit(trx, operator, deps.now(), entry(row, planned));
  await makeChange(deps, { ...planned, actor: { cause: 'operator', record } }, request, requestHash);
}

/** Cancels an order. Throws Problem as planCancellation and makeChange do. */
export function cancelForDesk(deps: Deps, operator: Operator, request: DeskRequest<'cancelOrder'>) {
  const refund = request.refund === 'all' ? 'all' : 'terms';
  const entry: Change['entry'] = (row, { money }) => ({
    action: 'order.cancelled',
    subject: row.reference,
    before: { state: row.state },
    after: {
      state: 'cancelled',
      refund: formatPence(money.refund),
      chosen: refund === 'all' ? 'full refund' : 'by the terms',
    },
  });
  return makeForDesk(deps, operator, request, { kind: 'cancel', entry }, (row) => planCancellation(deps, row, refund));
}

export const moneyOf = ({ toPay, refund }: PlannedChange['money']): AuditFacts => ({
  ...(toPay > 0 && { 'to pay first': formatPence(toPay) }),
  ...(refund > 0 && { refund: formatPence(refund) }),
});

type Override = { readonly why: string; readonly reason: string };

/** Returns the reason for overriding a rule for the log. */
const reasonOf = ({ why, reason }: Override): AuditFacts => ({
  ...(why && { reason: MOVE_REASON_LABELS[why as MoveReason] }),
  ...(reason && { note: reason }),
});

/** Returns the planned change. Throws Problem validation_failed without a reason to override a rule. */
function withReason({ planned, rules }: DeskChange, { why }: Override): PlannedChange {
  if (rules.length > 0 && why === '') throw wrongField('why', 'A reason is needed');
  return planned;
}

export function slotFrom(date: LocalDate, start: string) {
  const end = SLOT_TIMES.find(([time]) => time === start)?.[1] ?? start;
  return { date, start, end };
}

/** Throws Problem as planDeskMove and makeChange do, validation_failed without a reason to override a rule. */
export function rescheduleForDesk(deps: Deps, operator: Operator, request: DeskRequest<'rescheduleOrder'>) {
  const slot = slotFrom(request.date, request.start);
  const entry: Change['entry'] = (row, { money, over }) => {
    const own = appointmentOf(row);
    return {
      action: 'order.rescheduled',
      subject: row.reference,
      before: { slot: startKey({ date: own.date, start: own.slot[0] }) },
      after: {
        slot: startKey(slot),
        ...(over !== undefined && { places: 'one more than the slot has' }),
        ...moneyOf(money),
        ...reasonOf(request),
      },
    };
  };
  return makeForDesk(deps, operator, request, { kind: 'reschedule', entry }, async (row) =>
    withReason(await planDeskMove(deps, row, slot), request),
  );
}

/** Changes the addresses of an order. The log names which ones changed, not where they are. */
function changeAddressesForDesk(deps: Deps, operator: Operator, request: DeskRequest<'changeAddresses'>) {
  const query = Object.fromEntries(new URLSearchParams(request.asked));
  const entry: Change['entry'] = (row, { money, changed }) => {
    const { addresses } = orderOf(row);
    const moved = movedAddresses(addresses, changed?.order.addresses ?? addresses);
    return {
      action: 'order.moved',
      subject: row.reference,
      before: {},
      after: { stop: moved.map(({ label }) => label).join(', '), ...moneyOf(money) },
    };
  };
  return makeForDesk(deps, operator, request, { kind: 'address', entry }, async (row) =>
    planAddresses(deps, row, await addressesIn(orderOf(row).addresses, query)),
  );
}

export const orderActions = deskActions(orderForms, {
  confirmOrder: {
    run: confirmByHand,
    done: 'The order is booked. We are emailing the customer.',
    page: orderPage,
  },
  completeOrder: { run: complete, done: 'The order is marked as done.', page: orderPage },
  cancelOrder: {
    run: cancelForDesk,
    done: 'The order is cancelled. We are emailing the customer.',
    page: orderPage,
    refusedPage: pageOfOrder('cancel'),
  },
  rescheduleOrder: {
    run: rescheduleForDesk,
    done: 'The new slot is booked, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
    page: orderPage,
    refusedPage: (fields, code) => {
      const [date, start] = [fieldText(fields, 'date'), fieldText(fields, 'start')];
      // A slot that is gone is not selected again.
      const picked = code === 'slot_taken' || code === 'slot_unavailable' ? {} : { date, start };
      return address(pageOfOrder('reschedule')(fields), { from: date, ...picked });
    },
    kept: ['date', 'start', 'wantsStartWithin14Days', 'why', 'reason'],
  },
  changeAddresses: {
    run: changeAddressesForDesk,
    done: 'The address is changed, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
    page: orderPage,
    refusedPage: (fields) => address(pageOfOrder('address')(fields), askedFields(fields, 4000)),
    kept: ['wantsStartWithin14Days'],
  },
});

const sizeOf = (items: readonly FurnitureItem[]): string => {
  const { pieces, cubicFeet } = inventoryTotals(items);
  return `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`;
};

/** Throws Problem as contentsIn, planDeskEdit, makeChange and withReason do. */
function changeItemsForDesk(deps: Deps, operator: Operator, request: DeskRequest<'changeItems'>) {
  const query = Object.fromEntries(new URLSearchParams(request.asked));
  const entry: Change['entry'] = (row, { money, changed }) => {
    const { furnitureItems: before, cover } = orderOf(row);
    const after = changed?.order ?? orderOf(row);
    const isOtherCover = answeredCover(after.cover).step !== answeredCover(cover).step;
    return {
      action: 'order.items',
      subject: row.reference,
      before: { items: sizeOf(before), ...(isOtherCover && { cover: coverFact(cover) }) },
      after: {
        items: sizeOf(after.furnitureItems),
        ...(isOtherCover && { cover: coverFact(after.cover) }),
        ...moneyOf(money),
        ...reasonOf(request),
      },
    };
  };
  return makeForDesk(deps, operator, request, { kind: 'edit', entry }, async (row) =>
    withReason(await planDeskEdit(deps, row, await contentsIn(row, query)), request),
  );
}

export const itemActions = deskActions(itemForms, {
  changeItems: {
    run: changeItemsForDesk,
    done: 'The items are changed, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
    page: orderPage,
    refusedPage: (fields) => address(pageOfOrder('items')(fields), askedFields(fields, ASKED_ITEMS_LENGTH)),
    kept: ['wantsStartWithin14Days', 'why', 'reason'],
  },
});
