import type { createOrder, orderPaymentLink } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { readOrderDay } from '@/lib/contracts/order-day';
import type { OrderPhoto, OrderRecord, OrderView } from '@/lib/contracts/order-view';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { isHome } from '@/lib/domain/access-check/typical';
import { formatDate, formatInstant, londonDate } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { withoutTerms } from '@/lib/domain/order-types';
import { isBooked } from '@/lib/domain/order/state';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import { isUnderWay } from '@/lib/domain/visits/states';
import { addressRows } from '@/lib/server/modules/addresses/repo';
import { addressesView } from '@/lib/server/modules/addresses/view';
import { checklistView } from '@/lib/server/modules/checklist/marks';
import { claimsOffer } from '@/lib/server/modules/claims/window';
import { hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { extrasView } from '@/lib/server/modules/extras/service';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/service';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { isPayableChange, toChangeDto } from '@/lib/server/modules/orders/change-dto';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { cancellationOf, waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { agreedOf, orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { calendarPath, payPath, photoPath } from '@/lib/server/modules/orders/paths';
import { eventsOf, findOrder } from '@/lib/server/modules/orders/repo';
import { stateAt } from '@/lib/server/modules/orders/standing';
import { recheckPayments } from '@/lib/server/modules/payments/recheck';
import { paymentLink } from '@/lib/server/modules/payments/service';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { smsView } from '@/lib/server/modules/sms/service';
import { takesMore } from '@/lib/server/modules/storage-additions/own-addition';
import { isRental, storedInventoryOf } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { orderDay, readVisitLog } from '@/lib/server/modules/visits/day';
import { proofIn, proofText, recordsOf, type Records } from '@/lib/server/modules/visits/proof';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, OrderRow, PhotoRow, SignoffRow, VisitRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { createOrderFromCalculation, type Visitor } from './create';

export function ordersService(deps: Deps) {
  const recheckPayment = async (reference: string, token: string): Promise<void> => {
    const order = await authorisedOrder(deps, reference, token);
    if (order) await recheckPayments(withPayments(deps), order.id);
  };
  return {
    create: (request: RequestOf<typeof createOrder>, visitor: Visitor): Promise<ResponseOf<typeof createOrder>> =>
      createOrderFromCalculation(deps, request, visitor),

    /** Null for a wrong reference or token. */
    view: (reference: string, token: string): Promise<OrderView | null> => viewOrder(deps, reference, token),

    /** Does nothing for a wrong reference or token. */
    recheckPayment,

    /** Throws Problem not_found, also for a wrong token. */
    day: async ({ reference, token }: RequestOf<typeof readOrderDay>): Promise<ResponseOf<typeof readOrderDay>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      return orderDay(deps, order, await readVisitLog(deps.db, order.id));
    },

    /** Throws Problem not_found (also for a wrong token), order_not_payable, unavailable. */
    paymentLink: async ({ id, token }: RequestOf<typeof orderPaymentLink>) => ({
      url: await paymentLink(withPayments(deps), id, token),
    }),
  };
}

/** Returns the records of an order's visits, without visits that have none. */
function recordedOf(order: OrderRow, visits: readonly VisitRow[], records: Records): readonly OrderRecord[] {
  return visits
    .toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
    .map((visit) => {
      const proof = proofIn(records, visit);
      const sentences = [proofText(visit, order, proof), proof.signoff ? reportedWords(proof.signoff) : ''];
      return {
        label: `${CREW_NAMES[visit.service]}, ${formatDate(visit.date)}`,
        value: sentences.filter(Boolean).join('. '),
      };
    })
    .filter(({ value }) => value !== '');
}

/** Returns the note on a sign-off that the office recorded by phone; '' for one that was signed on the crew's phone. */
const reportedWords = ({ recorded_by, told_by, name }: SignoffRow): string =>
  recorded_by === ''
    ? ''
    : [
        'Our office recorded the sign-off by phone',
        ...(told_by === '' ? [] : [`told by ${told_by}`]),
        ...(name === '' ? [] : [`the name given: ${name}`]),
      ].join(', ');

type Guest = { readonly reference: string; readonly token: string };

function photoLinks(photos: readonly PhotoRow[], { reference, token }: Guest): readonly OrderPhoto[] {
  return photos.map((photo) => ({
    label: `${PHOTO_LABELS[photo.kind] ?? photo.kind}, ${formatInstant(new Date(photo.taken_at))}${photo.recorded_by && ', added by our office'}`,
    url: photoPath(reference, token, photo.id),
  }));
}

/** Null for a wrong reference or token. */
export async function viewOrder(deps: Deps, reference: string, token: string): Promise<OrderView | null> {
  const row = await authorisedOrder(deps, reference, token);
  if (!row) return null;
  const now = deps.now();
  const [
    events,
    reported,
    change,
    { goneBack },
    cancellation,
    stops,
    bringBack,
    store,
    contract,
    invoices,
    texts,
    isOpen,
    extras,
    isRevoked,
  ] = await Promise.all([
    eventsOf(deps.db, row.id),
    readVisitLog(deps.db, row.id),
    waitingChange(deps.db, row.id),
    moneyOf(deps.db, row),
    row.state === 'cancelled' ? cancellationOf(deps.db, row.id) : undefined,
    addressRows(deps.db, row.id),
    bringBackFrom(deps.db, row, now),
    rentalOf(deps.db, row),
    rentsUnit(row) ? findContract(deps.db, row.id) : undefined,
    invoicesOf(deps.db, [row.id]),
    smsView(deps, row),
    isRental(row) && takesMore(deps.db, row, now),
    extrasView(deps.db, row, token, now),
    row.helper_id !== null && hasDelegation(deps.db, row.helper_id).then((isHeld) => !isHeld),
  ]);
  // A visit has no records before its day.
  const begun = reported.visits.filter(({ date }) => date <= londonDate(now));
  const records = await recordsOf(deps.db, begun);
  const [day, claims] = await Promise.all([
    orderDay(deps, row, reported, records.items),
    claimsOffer(deps, row, { reported, events }),
  ]);
  const { agreedAt, addedAt } = agreedOf(row);
  const state = stateAt(row, now);
  const payUntil = state === 'awaiting_payment' ? row.hold_expires_at : null;
  return {
    orderId: row.id,
    reference: row.reference,
    draftId: row.draft_id,
    state,
    createdAt: row.created_at,
    agreedAt: agreedAt.toISOString(),
    addedAt,
    ...withoutTerms(orderOf(row)),
    squareFeet: row.square_feet,
    services: servicesOf(row),
    checklist: checklistView(row),
    home: isHome(row.home) ? row.home : null,
    stops: addressesView(row, stops, { canGive: isChangeable(row, now), canFind: deps.config.addressLookup !== null }),
    quote: toQuoteDto(quoteOf(row)),
    events: events.map(({ at, type, cause }) => ({ at, type, cause })),
    startsWithin14Days: row.starts_within_14_days === 1,
    isByPhone: row.booked_by !== null,
    holdExpiresAt: payUntil,
    payUntil,
    paymentUrl: payUntil && payPath(row.reference, token),
    version: row.calendar_sequence,
    openChange: change && isPayableChange(change, now) ? toChangeDto(change, row, token, now) : null,
    refunded: toPounds(goneBack),
    documents: invoices.map((invoice) => toLink(invoice, reference, token)),
    photos: photoLinks(records.photos, { reference, token }),
    recorded: recordedOf(row, begun, records),
    extras,
    claims,
    texts,
    day,
    canChange: isChangeable(row, now) && !reported.visits.some((visit) => isUnderWay(visit.state)),
    onlyCancels: isRevoked,
    bringBack,
    takesMore: isOpen,
    store,
    hasStoragePayments: contract !== undefined,
    refundOfCancelling: cancellation ? toPounds(cancellation.refund_pence) : null,
    calendarUrl: isBooked(state) ? calendarPath(row.reference, token) : null,
  };
}

async function bringBackFrom(db: Db, row: OrderRow, now: Date): Promise<OrderView['bringBack']> {
  if (!isRental(row)) return [];
  const { items, isOver } = await storedInventoryOf(db, row, { now });
  if (isOver) return [];
  return items.length > 0 ? ['unit', 'items'] : ['unit'];
}

/** Returns the rental that a return comes from. Null for a delegate, who may not see the owner's order. */
async function rentalOf(db: Db, { store_order_id, helper_id }: OrderRow): Promise<string | null> {
  if (store_order_id === null || helper_id !== null) return null;
  return (await findOrder(db, store_order_id))?.reference ?? null;
}
