import {
  ASKED_ITEMS_LENGTH,
  itemForms,
  orderForms,
  type AddressChangeView,
  type CancelView,
  type RescheduleView,
} from '@/lib/contracts/desk-orders';
import type { Addresses, DraftAddress, FurnitureItem } from '@/lib/domain/order-types';
import { withAddressName } from '@/lib/domain/order/address-names';
import { addressesOfOrder, startOf, type OrderPlace } from '@/lib/domain/order/appointments';
import { addressesOf, movedAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { readNumber } from '@/lib/domain/typed-number';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference, insertEvent, lockOrder, moveOrder } from '@/lib/server/modules/orders/repo';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { findForDesk, headOf } from '@/lib/server/platform/desk/order-head';
import { address, queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';
import { addressesSchema } from '@/lib/validation/order-change';
import { pickedMoney, refusalOf } from './desk-picked-change';
import {
  assertInTime,
  type DeskChange,
  planAddresses,
  planCancellation,
  planDeskEdit,
  planDeskMove,
  type PlannedChange,
  type PromisedChange,
  promisedMoney,
} from './plan-change';
import type { DeskRequest } from '@/lib/contracts/desk';
import { answeredCover } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { formatPence, formatPounds, type Pence } from '@/lib/domain/money';
import { addDays, formatDay, formatShortDay, formatSlot, isLocalDate, type LocalDate } from '@/lib/domain/london-time';
import { coverFact } from '@/lib/domain/order/cover';
import {
  MOVE_REASON_LABELS,
  MOVE_REASON_OPTIONS,
  MOVE_WARNINGS,
  deskDays,
  type MoveReason,
} from '@/lib/domain/order/desk-move';
import { nextState, type OrderEvent } from '@/lib/domain/order/state';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { startKey } from '@/lib/domain/slots/slot-key';
import { hashOf, madeBefore, makeChange, type Confirmation } from './make';
import { issueInvoiceByHand } from '@/lib/server/modules/invoices/issue';
import { endSessions, endShares } from '@/lib/server/modules/ledger/end-payments';
import { confirmOrder as confirm } from './confirm';
import { askForReview } from '@/lib/server/modules/reviews/service';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { finishVisits } from '@/lib/server/modules/visits/sync';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit, type AuditEntry, type AuditFacts } from '@/lib/server/platform/desk/audit';
import { askedFields, deskActions, fieldText, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { contentsIn } from './desk-items';
import { randomUUID } from 'node:crypto';
import { deskPath } from '@/lib/routes';
import { slotsForDesk } from './service';
import { assertBooked } from '@/lib/server/modules/orders/change-target';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';

const refusal = (error: unknown, addresses: Addresses): string =>
  refusalOf(error, (path, sentence) => withAddressName(path, sentence, { addresses }));

/** Returns the form for an order's addresses, and the money of the submitted ones. Null for an unknown reference. */
export async function addressPage(deps: Deps, reference: string, query: Query): Promise<AddressChangeView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const { addresses } = orderOf(row);
  const wasSent = isSent(addresses, query);
  const stops = addressesOfOrder(addresses).map((place) => {
    const { stop, label, address } = place;
    return { stop, label, ...(wasSent ? typedAt(query, place) : address) };
  });
  const view = { kind: 'address', head: headOf(row), stops, picked: null, refusal: '' } as const;
  try {
    assertInTime(row, deps.now());
  } catch (error) {
    return { ...view, stops: [], refusal: refusal(error, addresses) };
  }
  if (!wasSent) return view;
  return picked(deps, row, query).then(
    (found) => ({ ...view, picked: found }),
    (error: unknown) => ({ ...view, refusal: refusal(error, addresses) }),
  );
}

async function picked(deps: Deps, row: OrderRow, query: Query): Promise<AddressChangeView['picked']> {
  const { addresses } = orderOf(row);
  const planned = await promisedMoney(deps, await planAddresses(deps, row, await addressesIn(addresses, query)));
  const moved = movedAddresses(addresses, planned.changed?.order.addresses ?? addresses);
  const { facts, ...money } = pickedMoney(deps, planned);
  return {
    ...money,
    asked: askedText(addresses, query),
    facts: [...moved.map(({ label, now }) => ({ label, text: now })), ...facts],
  };
}

const QUESTIONS = ['postcode', 'floor', 'elevator', 'parking'] as const;

/** Returns a field's name: "delivery.floor". */
const fieldOf = (stop: string, question: (typeof QUESTIONS)[number]): string => `${stop}.${question}`;

const isSent = (addresses: Addresses, query: Query): boolean =>
  addressesOfOrder(addresses).some(({ stop }) => query[fieldOf(stop, 'postcode')] !== undefined);

/** Returns the submitted answers about one address; null for each question without an answer. */
function typedAt(query: Query, { stop }: Pick<OrderPlace, 'stop'>): DraftAddress {
  const said = (question: (typeof QUESTIONS)[number]) => queryParam(query, fieldOf(stop, question)).trim();
  const yesNo = (text: string) => (text === 'yes' ? true : text === 'no' ? false : null);
  const floor = said('floor');
  return {
    postcode: said('postcode'),
    floor: floor === '' ? null : (readNumber(floor) ?? Number.NaN),
    elevator: yesNo(said('elevator')),
    parking: yesNo(said('parking')),
  };
}

/** Returns the submitted addresses. Throws Problem validation_failed by the rules of the customer's form. */
export async function addressesIn(booked: Addresses, query: Query): Promise<WantedAddresses> {
  const stops = addressesOfOrder(booked).map((place) => ({ kind: place.kind, address: typedAt(query, place) }));
  return (await validate(addressesSchema, { addresses: addressesOf(stops) })).addresses;
}

const askedText = (booked: Addresses, query: Query): string =>
  new URLSearchParams(
    addressesOfOrder(booked).flatMap(({ stop }) =>
      QUESTIONS.map((question) => [fieldOf(stop, question), queryParam(query, fieldOf(stop, question))]),
    ),
  ).toString();

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

/** Returns the sentence of a refusal. Throws any other error again. */
function refusalText(error: unknown): string {
  if (error instanceof Problem) return error.message;
  throw error;
}

/** Returns the page that cancels an order, with its refunds. Null for an unknown reference. */
export async function cancelPage(deps: Deps, reference: string): Promise<CancelView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const base = {
    kind: 'cancel',
    head: headOf(row),
    version: row.calendar_sequence,
    idempotencyKey: randomUUID(),
    total: formatPence(row.total_pence),
  } as const;
  try {
    const terms = await promisedMoney(deps, planCancellation(deps, row));
    const all = await promisedMoney(deps, planCancellation(deps, row, 'all'));
    const isAll = terms.money.refund === all.money.refund;
    return { ...base, choices: [choice('terms', terms), ...(isAll ? [] : [choice('all', all)])], refusal: '' };
  } catch (error) {
    return { ...base, choices: [], refusal: refusalText(error) };
  }
}

const CHOICES = {
  terms: { label: 'By the terms', hint: 'What the customer would get by cancelling online now.' },
  all: { label: 'Full refund', hint: 'When it was our mistake, or as goodwill.' },
} as const;

const choice = (value: keyof typeof CHOICES, { money }: PromisedChange): CancelView['choices'][number] => ({
  value,
  label: CHOICES[value].label,
  hint: CHOICES[value].hint + before(money.goneBefore),
  refund: money.refund,
  refundText: formatPence(money.refund),
});

/** Returns why the refund is less than the price. */
const before = (goneBefore: Pence): string =>
  goneBefore === 0 ? '' : ` ${formatPence(goneBefore)} has already been refunded, so this is all that is left.`;

const DAYS = 14;

/** Returns the free slots of two weeks, and the money of the selected one. Null for an unknown reference. */
export async function reschedulePage(deps: Deps, reference: string, query: Query): Promise<RescheduleView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const now = deps.now();
  const { first, last } = deskDays(now);
  const wanted = queryParam(query, 'from');
  const from = isLocalDate(wanted) && wanted > first && wanted <= last ? wanted : first;
  const to = [addDays(from, DAYS - 1), last].toSorted()[0] ?? last;
  const page = deskPath('orders', reference, 'reschedule');
  const around = {
    earlier: from > first ? address(page, { from: [addDays(from, -DAYS), first].toSorted()[1] ?? first }) : null,
    later: to < last ? address(page, { from: addDays(to, 1) }) : null,
  };
  const typed = { date: queryParam(query, 'date'), start: queryParam(query, 'start') };
  const head = { kind: 'reschedule', head: headOf(row), typed } as const;
  try {
    assertBooked(row);
    const atWork = await refusedNow(deps.db, row, { kind: 'reschedule', isOurs: true });
    if (atWork) throw new Problem(atWork);
    const days = await slotsForDesk(deps, row, { from, to });
    const open = days.map((day) => dayOf(day, { page, from, now })).filter(({ slots }) => slots.length > 0);
    const base = { ...head, starts: STARTS, days: open, ...around };
    // A slot that has gone leaves the others to choose from.
    return await pickedSlot(deps, row, query).then(
      (picked) => ({ ...base, picked, refusal: '' }),
      (error: unknown) => ({ ...base, picked: null, refusal: refusalText(error) }),
    );
  } catch (error) {
    const nothing = { starts: [], days: [], earlier: null, later: null, picked: null };
    return { ...head, ...nothing, refusal: refusalText(error) };
  }
}

const STARTS = SLOT_TIMES.map((slot) => ({ value: slot[0], label: formatSlot(slot) }));

type Day = Awaited<ReturnType<typeof slotsForDesk>>[number];
type Around = { readonly page: string; readonly from: string; readonly now: Date };

const dayOf = ({ date, total, slots }: Day, { page, from, now }: Around): RescheduleView['days'][number] => ({
  date,
  label: formatShortDay(date),
  price: total === null ? '' : formatPounds(total),
  slots: slots
    .filter(({ state, start, end }) => state !== 'full' && startOf({ date, slot: [start, end] }) > now)
    .map(({ start, end, state }) => ({
      start,
      label: formatSlot([start, end]),
      href: `${address(page, { from, date, start })}#picked`,
      isLast: state === 'last',
    })),
});

async function pickedSlot(deps: Deps, row: OrderRow, query: Query): Promise<RescheduleView['picked']> {
  const [date, start] = [queryParam(query, 'date'), queryParam(query, 'start')];
  const isSlot = SLOT_TIMES.some(([time]) => time === start);
  if (!isLocalDate(date) || !isSlot) return null;
  const slot = slotFrom(date, start);
  const { planned, rules } = await planDeskMove(deps, row, slot);
  return {
    date,
    start,
    when: `${formatDay(date)}, ${formatSlot([slot.start, slot.end])}`,
    warnings: rules.map((rule) => MOVE_WARNINGS[rule]),
    reasons: MOVE_REASON_OPTIONS,
    isOver: rules.includes('full'),
    ...pickedMoney(deps, await promisedMoney(deps, planned)),
  };
}
