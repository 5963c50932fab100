import { randomUUID } from 'node:crypto';
import { CALL_OUTCOMES, CALL_OUTCOME_IDS, type DeskEntries, type DeskEntry } from '@/lib/contracts/desk-calls';
import type { OrderAction, OrderPageView, OrderVisit } from '@/lib/contracts/desk-orders';
import type { DeskEvent, DeskFact, DeskState } from '@/lib/contracts/desk-parts';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { formatDate, formatShortDay } from '@/lib/domain/london-time';
import { formatLineAmount, formatPence, pence } from '@/lib/domain/money';
import { appointmentsOf, placesOf, startOf } from '@/lib/domain/order/appointments';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import type { OrderMoney } from '@/lib/domain/order/money-back';
import { factsFor } from '@/lib/domain/order/order-facts';
import { canRefundPart } from '@/lib/domain/order/part-refund';
import { holdsSlot, isBooked, nextState } from '@/lib/domain/order/state';
import { isBookable } from '@/lib/domain/slots/calendar';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { personPath } from '@/lib/server/modules/accounts/desk-people';
import { addressFacts } from '@/lib/server/modules/addresses/desk-addresses';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { offersItems } from '@/lib/server/modules/order-lifecycle/plan-change';
import { canBeClaimed, claimFacts } from '@/lib/server/modules/claims/desk-pages';
import { findDelegate } from '@/lib/server/modules/delegation/repo';
import { isAskable } from '@/lib/server/modules/extras/service';
import { deskExtra } from '@/lib/server/modules/extras/desk-extras';
import { extrasOf } from '@/lib/server/modules/extras/repo';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/service';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { orderMessage } from '@/lib/server/modules/notifications/desk-outbox';
import { messagesAbout } from '@/lib/server/modules/notifications/desk-outbox-repo';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { addsToRental } from '@/lib/server/modules/orders/client-spaces';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { eventsOf, findOrder, findOrderByReference, wasSuperseded } from '@/lib/server/modules/orders/repo';
import { awaitsOrderPayment, stateAt } from '@/lib/server/modules/orders/standing';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { contractState } from '@/lib/server/modules/rentals/desk-rental';
import { auditEvent } from '@/lib/server/modules/sessions/desk-audit';
import { closedReason } from '@/lib/server/modules/slots/desk-capacity-repo';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { proofLink, proofOf, visitStateOf } from '@/lib/server/modules/visits/desk-visit';
import { proofsOf } from '@/lib/server/modules/visits/proof';
import { isCrewAtWork } from '@/lib/server/modules/visits/refused-now';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import type {
  Db,
  DeskAuditRow,
  DeskEntryRow,
  ExtraRow,
  OrderEventRow,
  OrderRow,
  PaymentRow,
  RefundRow,
} from '@/lib/server/platform/db/schema';
import { auditOf } from '@/lib/server/platform/desk/audit-repo';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { TEAM_NAMES, address, moment, stateOf, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { orderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { changeIdsOf, entriesOf, paymentsOf, refundsOf, tripsOf } from './desk-entries-repo';
import { causeWords, eventDetail, eventWords, refundWords } from './desk-event-words';

/** An event and its row of the desk's log are some milliseconds apart. */
const SAME_MS = 2_000;

/** Returns the events, the newest first. An action at the desk is one entry with the operator's name. */
function timelineOf(events: readonly OrderEventRow[], audit: readonly DeskAuditRow[]): readonly DeskEvent[] {
  const isOfDesk = ({ cause, at }: OrderEventRow): boolean =>
    cause === 'operator' && audit.some((row) => isSame(row.at, at));
  const happened = events
    .filter((event) => !isOfDesk(event))
    .map((event) => {
      const what = { what: eventWords(event), who: causeWords(event.cause), detail: eventDetail(event) };
      return { at: event.at, entry: { at: moment(event.at), ...what } };
    });
  const done = audit.map((row) => {
    const money = events.filter((event) => isOfDesk(event) && isSame(row.at, event.at)).map(eventDetail);
    const entry = auditEvent(row);
    return { at: row.at, entry: { ...entry, detail: [entry.detail, ...money].filter(Boolean).join('; ') } };
  });
  return [...happened, ...done]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .toReversed()
    .map(({ entry }) => entry);
}

const isSame = (a: string, b: string): boolean => Math.abs(Date.parse(a) - Date.parse(b)) < SAME_MS;

/** Returns the visits with their crews and progress. They are changed in the day's plan. */
async function orderVisits(db: Db, order: OrderRow, now: Date): Promise<readonly OrderVisit[]> {
  const visits = await visitsOf(db, order.id);
  const proofs = await proofsOf(db, visits);
  const ids = visits.map(({ id }) => id);
  const crews = await crewsOf(db, ids);
  return visits
    .toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
    .map((visit) => ({
      id: visit.id,
      service: TEAM_NAMES[visit.service].service,
      crews: crews
        .filter((crew) => crew.visit_id === visit.id)
        .map(({ number }) => `${TEAM_NAMES[visit.service].crew} ${number}`)
        .join(', '),
      when: `${tableDay(visit.date)}, ${visit.start}`,
      href: address(deskPath('day'), { date: visit.date }),
      state: visitStateOf(visit.state),
      ...proofLink(visit, order, proofs(visit), now),
    }));
}

/** Returns how the desk asks for payment. A lapsed order can be held again while its day can be booked. */
async function paymentActions({ db, now }: Pick<Deps, 'db' | 'now'>, row: OrderRow): Promise<readonly OrderAction[]> {
  const at = now();
  if (awaitsOrderPayment(row, at)) return ['payment_link'];
  const change = await waitingChange(db, row.id);
  if (change && isPayableChange(change, at)) return ['payment_link'];
  const isLapsed = nextState(stateAt(row, at), 'held_again') !== null && isBookable(appointmentOf(row).date, at);
  return isLapsed && !(await wasSuperseded(db, row.id)) ? ['hold_again'] : [];
}

/** Returns the warning about a closed day; '' without one. */
async function closedAppointments(db: Db, row: OrderRow): Promise<string> {
  if (!holdsSlot(row.state)) return '';
  const reasons = await Promise.all(
    appointmentsOf(orderOf(row)).map(async ({ date }) => ({ date, reason: await closedReason(db, date) })),
  );
  const closed = reasons.filter(({ reason }) => reason !== null);
  return closed
    .map(({ date, reason }) => `${formatShortDay(date)} is closed${reason ? ` (${reason})` : ''}. Call the customer.`)
    .join(' ');
}

/** The likeliest next step first. Refunds and cancelling come last. */
const LIKELIEST_FIRST: readonly OrderAction[] = [
  ...(['payment_link', 'hold_again', 'complete', 'reschedule', 'address', 'items'] as const),
  ...(['claim', 'extra', 'confirm', 'refund', 'cancel'] as const),
];

/** While a crew is at work, an extra comes first. */
export function byLikelihood(actions: readonly OrderAction[], isAtWork: boolean): readonly OrderAction[] {
  const ahead = isAtWork ? actions.filter((action) => action === 'extra') : [];
  const paid = actions.filter((action) => action === 'payment_link' || action === 'hold_again');
  const first: readonly OrderAction[] = [...paid, ...ahead];
  return [...first, ...LIKELIEST_FIRST.filter((action) => actions.includes(action) && !first.includes(action))];
}

/** Returns the page of one order; null for an unknown reference. */
export async function orderPage(deps: Deps, reference: string): Promise<OrderPageView | null> {
  const { db, now } = deps;
  const row = await findOrderByReference(db, reference);
  if (!row) return null;
  const [events, audit, payments, refunds, changeIds, closed, stored, given, money, documents, entries, ...more] =
    await Promise.all([
      eventsOf(db, row.id),
      auditOf(db, reference),
      paymentsOf(db, row.id),
      refundsOf(db, row.id),
      changeIdsOf(db, row.id),
      closedAppointments(db, row),
      storageFacts(db, row),
      givenAddresses(db, row.id),
      moneyOf(db, row),
      documentFacts(deps, row),
      entriesOf(db, row.id),
      orderVisits(db, row, now()),
      proofOf(db, row.id),
      extrasOf(db, row.id),
      claimFacts(deps, row),
    ]);
  const [visits, proof, extras, claims] = more;
  const refundIds = refunds.map(({ id }) => id);
  const messages = await messagesAbout(db, { orderId: row.id, changeIds, refundIds });
  const facts = orderFacts(row);
  const [payable, askable] = [await paymentActions(deps, row), await isAskable(db, row, now())];
  const isAtWork = await isCrewAtWork(db, row.id);
  return {
    kind: 'order',
    head: headOf(row),
    facts: [...factsOf(row, facts), ...moneyFacts(money), ...stored, ...claims],
    addresses: addressFacts(placesOf(orderOf(row).addresses), given),
    canGiveAddresses: isChangeable(row, now()),
    visits,
    items: facts.items,
    volume: volumeOf(row),
    proof,
    lines: facts.lines.map(({ label, detail, amount }) => ({
      label,
      detail: detail ?? '',
      amount: formatLineAmount(amount),
    })),
    total: formatPence(facts.total),
    money: [...payments.map(paymentLine), ...refunds.map(refundLine)],
    extras: extras.map((extra) => extraFact(extra, reference, now())),
    documents,
    messages: messages.map((message) => orderMessage(message, reference)),
    written: entriesView(entries, now()),
    timeline: timelineOf(events, audit),
    actions: byLikelihood(
      [
        ...payable,
        ...actionsFor(row, now()),
        ...(extras.length > 0 || askable ? (['extra'] as const) : []),
        ...(canRefundPart(row.state, money) ? (['refund'] as const) : []),
      ],
      isAtWork,
    ),
    pressKey: randomUUID(),
    warning: closed,
  };
}

/** "Stairs, £20": "Agreed, to pay". */
function extraFact(row: ExtraRow, reference: string, now: Date): DeskFact {
  const { title, state } = deskExtra(row, now);
  return { label: title, text: state.label, href: deskPath('orders', reference, 'extra') };
}

const moneyFacts = ({ paid, goneBack }: OrderMoney): readonly DeskFact[] =>
  goneBack === 0 ? [] : [{ label: 'Refunded in all', text: `${formatPence(goneBack)} of ${formatPence(paid)} paid` }];

async function documentFacts({ db, config }: Pick<Deps, 'db' | 'config'>, row: OrderRow): Promise<readonly DeskFact[]> {
  const token = orderToken(await readSecret(db, config.secretKey), row.id);
  return (await invoicesOf(db, [row.id])).map((invoice) => {
    const { number, kind, issuedOn, url } = toLink(invoice, row.reference, token);
    const text = `${number}, ${formatDate(issuedOn)}, ${formatPence(invoice.gross_pence)}`;
    return { label: INVOICE_NAMES[kind], text, href: url };
  });
}

/** Returns the storage account, the rental that the order changes, and the orders that change this rental. */
async function storageFacts(db: Db, row: OrderRow): Promise<readonly DeskFact[]> {
  const store = row.store_order_id === null ? undefined : await findOrder(db, row.store_order_id);
  const trips = await tripsOf(db, row.id);
  const fact = (label: string, { reference, state }: OrderRow): DeskFact => ({
    label,
    text: `${reference}, ${stateOf(state).label}`,
    href: deskPath('orders', reference),
  });
  const delegate = row.helper_id === null ? undefined : await findDelegate(db, row.helper_id);
  const by = delegate && {
    label: 'Ordered by',
    text: `${delegate.name}, ${delegate.email}, for the owner of the unit`,
  };
  const account = store ?? row;
  const contract = await findContract(db, account.id);
  const stays = contract && {
    label: 'Storage account',
    text: `${account.reference}, ${contractState(contract.state).label}`,
    href: deskPath('storage', account.reference),
  };
  return [
    ...[by, stays].filter((each) => each !== undefined),
    ...(store ? [fact(addsToRental(row) ? 'Into storage' : 'From storage', store)] : []),
    ...trips.map((trip) => fact(addsToRental(trip) ? 'More collected' : 'Return', trip)),
  ];
}

function factsOf(row: OrderRow, facts: ReturnType<typeof orderFacts>): readonly DeskFact[] {
  const { name, email, phone, source, promo, appointments, follows, startsWithin14Days, payUntil } = facts;
  const optional = (label: string, text: string): readonly DeskFact[] => (text === '' ? [] : [{ label, text }]);
  return [
    { label: 'Customer', text: name, href: personPath(row.reference) },
    { label: 'Phone', text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { label: 'Email', text: email, href: `mailto:${email}` },
    ...factsFor('desk', source).map(({ label, text }) => ({ label, text })),
    ...appointments.map(([label, text]) => ({ label, text })),
    { label: 'Ordered', text: moment(row.created_at) },
    ...optional('Booked by', row.booked_by === null ? '' : `${row.booked_by}, by phone`),
    ...(row.state === 'awaiting_payment' ? [{ label: 'Held until', text: payUntil }] : []),
    ...optional('Promo code', promo),
    ...(holdsSlot(row.state) ? follows.map(([label, text]) => ({ label, text })) : []),
    ...optional(`Start within ${COOLING_OFF_DAYS} days`, startsWithin14Days ? 'Asked for by the customer' : ''),
  ];
}

/** Returns "12 pieces, 340 cu ft, 410 kg"; '' without items. */
export function volumeOf(row: OrderRow): string {
  const { furnitureItems } = orderOf(row);
  if (furnitureItems.length === 0) return '';
  const { cubicFeet, kilograms } = inventoryTotals(furnitureItems);
  const pieces = furnitureItems.reduce((count, { quantity }) => count + quantity, 0);
  return `${countWithNoun(pieces, 'piece')}, ${Math.round(cubicFeet)} cu ft, ${Math.round(kilograms)} kg`;
}

/** Returns the possible actions. An order can be completed once its first appointment has begun. */
function actionsFor(row: OrderRow, now: Date): readonly OrderAction[] {
  const { state } = row;
  const changes: readonly OrderAction[] = isChangeable(row, now)
    ? ['reschedule', 'address', ...(offersItems(row) ? (['items'] as const) : []), 'cancel']
    : isBooked(state)
      ? ['reschedule']
      : [];
  const isBegun = now >= startOf(appointmentOf(row));
  return [
    ...(nextState(state, 'paid') ? (['confirm'] as const) : []),
    ...changes,
    ...(nextState(state, 'completed') && isBegun ? (['complete'] as const) : []),
    ...(canBeClaimed(row) && isBegun ? (['claim'] as const) : []),
  ];
}

const PAYMENT_STATES: Readonly<Record<PaymentRow['state'], DeskState>> = {
  open: { label: 'Not paid', tag: 'plain' },
  failed: { label: 'Failed', tag: 'error' },
  cancelled: { label: 'Not finished', tag: 'plain' },
  paid: { label: 'Paid', tag: 'success' },
  refused: { label: 'Wrong amount taken', tag: 'error' },
  spare: { label: 'Not used', tag: 'plain' },
  charging: { label: 'Charging the card', tag: 'plain' },
  declined: { label: 'Refused by the card', tag: 'error' },
};

const PROVIDERS: Readonly<Record<string, string>> = {
  test: 'test payment',
  stripe: 'Stripe',
  cash: 'cash',
  transfer: 'bank transfer',
};

function purposeOf(payment: PaymentRow): string {
  if (payment.share_id !== null) return 'Payment of a share';
  if (payment.extra_id !== null) return 'Payment for an extra';
  if (payment.contract_id !== null) return 'Storage payment';
  return payment.change_id === null ? 'Payment' : 'Payment for a change';
}

const paymentLine = (payment: PaymentRow) => ({
  at: moment(payment.created_at),
  what: `${purposeOf(payment)}, ${PROVIDERS[payment.provider] ?? payment.provider}`,
  state: PAYMENT_STATES[payment.state],
  amount: formatPence(payment.amount_pence),
});

const REFUND_STATES: Readonly<Record<RefundRow['state'], DeskState>> = {
  due: { label: 'On its way', tag: 'hot' },
  done: { label: 'Refunded', tag: 'success' },
  failed: { label: 'Failed: pay back by hand', tag: 'error' },
  covered: { label: 'Already refunded', tag: 'plain' },
};

const refundLine = ({ created_at, state, amount_pence, reason }: RefundRow) => ({
  at: moment(created_at),
  what: `Refund, ${refundWords(reason)}`,
  state: REFUND_STATES[state],
  amount: formatPence(pence(0 - amount_pence)),
});

const entriesView = (rows: readonly DeskEntryRow[], now: Date): DeskEntries => ({
  newNote: randomUUID(),
  newCall: randomUUID(),
  outcomes: CALL_OUTCOME_IDS.map((value) => ({ value, label: CALL_OUTCOMES[value] })),
  entries: rows.map((row) => ({
    id: row.id,
    text: row.text,
    what: row.outcome === null ? 'Note' : CALL_OUTCOMES[row.outcome],
    recorded: `${moment(row.at)}, ${row.operator}`,
    callBack: callBackOf(row, now),
  })),
});

function callBackOf({ call_back_at: at, done_at, done_by }: DeskEntryRow, now: Date): DeskEntry['callBack'] {
  if (at === null) return null;
  if (done_at !== null) {
    const state = { label: 'Called back', tag: 'plain' } as const;
    return { state, when: `${moment(done_at)}, ${done_by ?? ''}`, isOpen: false };
  }
  const isLate = at <= now.toISOString();
  const state = isLate ? ({ label: 'Call now', tag: 'error' } as const) : ({ label: 'Call back', tag: 'hot' } as const);
  return { state, when: moment(at), isOpen: true };
}
