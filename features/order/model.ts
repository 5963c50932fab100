import type { ExtraDto } from '@/lib/contracts/extras';
import type { OrderView } from '@/lib/contracts/order-view';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { readablePhone } from '@/lib/domain/answers/phone';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { formatDate, formatInstant, londonDate, londonTime } from '@/lib/domain/london-time';
import { formatLineAmount, formatPence, formatPounds } from '@/lib/domain/money';
import { accessText } from '@/lib/domain/order/access';
import { addressLine, addressesOfOrder, appointmentsOf, contactLine, noteLine } from '@/lib/domain/order/appointments';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { isCoverOpen } from '@/lib/domain/order/cover';
import { firstLine } from '@/lib/domain/order/first-line';
import type { Happening } from '@/lib/domain/order/history';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import { DATE_LABELS } from '@/lib/domain/order/labels';
import { isPartRefundReason, PART_REFUND_WORDS } from '@/lib/domain/order/part-refund';
import { phoneAgreement } from '@/lib/domain/order/phone-agreement';
import { factsFor } from '@/lib/domain/order/order-facts';
import { listedLine } from '@/lib/domain/order/storage-split-lines';
import { holdsSlot, type OrderState } from '@/lib/domain/order/state';
import { totalLabel, type Quote } from '@/lib/domain/pricing/quote';
import { emptiesRental, fillsRental, flowOf, jobWords, mainService } from '@/lib/domain/services/flows';
import { orderPlanRows } from '@/lib/domain/storage/plan-words';
import { countWithNoun } from '@/lib/domain/wording';
import { orderTimeline } from './timeline';
import { changeActions, offeredChanges, undoText } from './changes';
import { correctHref } from './links';
import { appointmentText, orderStatus } from './status';
import type {
  AccessCheckOffer,
  BringBackOffer,
  ChecklistOffer,
  Fact,
  FormOffer,
  LinkOffer,
  NextStep,
  OrderExtras,
  OrderShares,
  PaymentOutcome,
  SmsOffer,
  WhereExactly,
} from './types';

const money = ({ amount }: ExtraDto): string => formatPounds(amount);

function promptOf(extras: readonly ExtraDto[]): OrderExtras['prompt'] {
  const open = extras.find(({ state }) => state === 'asked');
  if (open) {
    const until = londonTime(new Date(open.answerBy));
    return {
      title: `Do you agree to ${money(open)} more?`,
      text: `${open.what}. Answer by ${until}; no answer means no.`,
      label: 'Say yes or no',
    };
  }
  const owed = extras.find(({ state }) => state === 'agreed');
  if (!owed) return null;
  return { title: `You agreed to ${money(owed)} more.`, text: `${owed.what}.`, label: `Pay ${money(owed)}` };
}

export function orderExtras(extras: readonly ExtraDto[], href: string): OrderExtras | null {
  if (extras.length === 0) return null;
  return {
    prompt: promptOf(extras),
    facts: extras.map((extra) => ({
      label: EXTRA_LABELS[extra.kind],
      value: `${money(extra)}: ${EXTRA_STATE_LABELS[extra.state].toLowerCase()}`,
      detail: extra.what,
    })),
    href,
  };
}

type Around = { readonly href: string; readonly isSaved: boolean };

function whereExactly({ stops }: Pick<OrderView, 'stops'>, { href, isSaved }: Around): WhereExactly | null {
  if (!stops.canGive || stops.list.length === 0) return null;
  const missing = stops.list.filter(({ given }) => given === null);
  const isOne = stops.list.length === 1;
  if (missing.length === 0) {
    return {
      isMissing: false,
      notice: isSaved ? 'Saved. We know where to find you.' : '',
      label: isOne ? 'Change the address' : 'Change the addresses',
      href,
    };
  }
  const isBegun = missing.length < stops.list.length;
  const names = missing.map(({ label, postcode }) => `${label.toLowerCase()}, ${postcode}`).join('; ');
  return {
    isMissing: true,
    notice: '',
    title: isBegun ? 'Still missing: an exact address.' : 'One thing to do now:',
    text: isBegun
      ? `${isSaved ? 'Saved. ' : ''}We have no street address yet for: ${names}.`
      : 'add the house number and street, and anything that helps at the door.',
    label: 'Tell us the exact address',
    href,
  };
}

/** The parts of the page that the order may not have. */
type Offers = {
  readonly bringBack: BringBackOffer | null;
  readonly addThings: FormOffer | null;
  readonly sms: SmsOffer | null;
  readonly checklist: ChecklistOffer | null;
  readonly accessCheck: AccessCheckOffer | null;
  readonly keyHandover: LinkOffer | null;
  readonly claims: LinkOffer | null;
};

type ModelInput = Offers & {
  readonly view: OrderView;
  readonly outcome: PaymentOutcome;
  /** Only a hint: the order's events are the truth. */
  readonly changed: ChangeKind | null;
  readonly now: Date;
  readonly pageHref: string;
  readonly againHref: string;
  readonly extrasHref: string;
  readonly coverHref: string;
  readonly storageHref: string | null;
  readonly addressesHref: string;
  readonly shares?: OrderShares | null;
  /** LAW-10. */
  readonly wasteCarrier: string;
  readonly isSaved: boolean;
  readonly people: string;
  readonly next: { readonly timetable: readonly NextStep[]; readonly advice: readonly string[] };
};

/** Returns the whole page in words, made on the server so that every browser shows the same. */
export function orderPageModel({
  view,
  outcome,
  changed,
  now,
  pageHref,
  againHref,
  extrasHref,
  coverHref,
  storageHref,
  addressesHref,
  shares = null,
  wasteCarrier,
  isSaved,
  people,
  next,
  ...offers
}: ModelInput) {
  const { order, terms, services } = view;
  const quote = fromQuoteDto(view.quote);
  const total = formatPence(quote.totalWithDiscount);
  const { pieces, cubicFeet } = inventoryTotals(order.furnitureItems);
  return {
    ...offers,
    reference: view.reference,
    status: orderStatus({ view, outcome, changed, now, total, pageHref, againHref, shares }),
    first: hasEnded(view) ? null : firstLine(order, services),
    way: hasEnded(view) ? null : { stops: wayStops(view), people },
    agreement: agreementOf(view),
    isDone: view.state === 'completed',
    isUnpaid: view.state === 'awaiting_payment',
    next: next.timetable,
    // The claims tell a customer whose job is done what else to do.
    advice: view.state === 'completed' && offers.claims ? [] : next.advice,
    timeline: orderTimeline(view, now),
    sharesHref: shares?.areAsked ? null : (shares?.href ?? null),
    correctHref: shares?.areAsked ? null : correctHref(view),
    // The appointments that are not among the next steps.
    appointments: appointmentsOf(order)
      .map((appointment) => ({ label: DATE_LABELS[appointment.key], value: appointmentText(appointment) }))
      .filter(({ value }) => next.timetable.every(({ when }) => when !== value)),
    extras: orderExtras(view.extras, extrasHref),
    where: whereExactly(view, { href: addressesHref, isSaved }),
    // The way shows the addresses of an order that goes ahead.
    addresses: [...rentalFact(view), ...(hasEnded(view) ? addressFacts(view) : [])],
    customer: [
      { label: 'Name', value: `${order.details.firstName} ${order.details.lastName}` },
      { label: 'Email', value: order.details.email },
      { label: 'Phone', value: readablePhone(order.details.phonePrefix, order.details.phone) },
    ],
    items: order.furnitureItems.map((item) => listedLine(item, terms.split)),
    facts: factsFor('order', { ...order, ...terms, services, wasteCarrier }).map(({ label, text }) => ({
      label,
      value: text,
    })),
    coverHref: hasOpenCover(view, now) ? coverHref : null,
    load: pieces > 0 ? `${countWithNoun(pieces, 'item')}, ${round(cubicFeet)} cubic feet` : '',
    lines: quote.lines.map(({ key, label, detail, amount }) => ({
      key,
      label,
      amount: formatLineAmount(amount),
      ...(detail && { detail }),
    })),
    total,
    totalLabel: totalLabel(quote),
    later: (hasEnded(view) ? [] : (quote.follows ?? [])).map(({ label, detail, amount }) => ({
      label,
      value: formatPence(amount),
      detail,
    })),
    payments: storageHref === null ? null : storagePayments(view, quote, storageHref),
    subject: hasEnded(view) ? 'What was ordered' : `Your ${jobWords(services).job}`,
    changes: changeActions(view, pageHref),
    undo: undoText(view, now),
    isJustChanged: changed !== null,
    cancellation: hasEnded(view) ? [] : cancellation(view),
    traderTitle: TRADER_TITLES[view.state],
    calendarUrl: view.calendarUrl,
    photos: view.photos,
    recorded: view.recorded,
    documents: view.documents.map(({ number, kind, issuedOn, amount, url }) => ({
      title: `${INVOICE_NAMES[kind]} ${number}`,
      date: formatDate(issuedOn),
      amount: formatPounds(amount),
      href: url,
    })),
    history: view.events.flatMap((event) => historyEntry(event, view)),
  };
}

/** Nothing of it will happen any more: it is cancelled, or it was never paid. */
const hasEnded = ({ state }: OrderView): boolean => !holdsSlot(state);

function storagePayments(view: OrderView, quote: Quote, href: string) {
  const rows = hasEnded(view) ? [] : orderPlanRows({ ...view.order, ...view.terms }, quote, view.isByPhone);
  return rows.length === 0 ? null : { facts: rows.map(([label, value]) => ({ label, value })), href };
}

/** Returns what the customer of an unpaid phone order agrees to by paying. */
const agreementOf = ({ isByPhone, paymentUrl, startsWithin14Days, terms }: OrderView): readonly string[] =>
  isByPhone && paymentUrl !== null
    ? phoneAgreement({ startsWithin14Days, keepsCard: terms.agreedPayments !== undefined })
    : [];

const TRADER_TITLES: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Who you book with',
  confirmed: 'Who you have booked with',
  rescheduled: 'Who you have booked with',
  completed: 'Who you have booked with',
  expired: 'Who to ask',
  cancelled: 'Who to ask',
};

const round = (amount: number) => (Math.round(amount * 10) / 10).toLocaleString('en-GB');

function rentalFact({ store, services }: OrderView): readonly Fact[] {
  if (store === null) return [];
  const isFilled = fillsRental(flowOf(mainService(services)));
  return [{ label: isFilled ? 'Into storage' : 'From storage', value: `Order ${store}` }];
}

/** Returns the stops, with our store where the order fills or empties a rental. */
function wayStops(view: OrderView): readonly Fact[] {
  const flow = flowOf(mainService(view.services));
  const store = { label: 'Storage', value: 'Your unit, in our store' };
  const stops = addressFacts(view);
  if (emptiesRental(flow)) return [store, ...stops];
  return fillsRental(flow) ? [...stops, store] : stops;
}

/** Returns every address, with what the crew reads at the door. */
function addressFacts({ order, stops }: OrderView): readonly Fact[] {
  return addressesOfOrder(order.addresses).map(({ stop, label, address }) => {
    const given = stops.list.find((each) => each.stop === stop)?.given ?? null;
    const contact = given && contactLine(given);
    const notes = given ? [noteLine(given), contact ? `Ask for ${contact}` : ''] : [];
    return {
      label,
      value: addressLine(address.postcode, given),
      detail: [accessText(address), ...notes].filter(Boolean).join('. '),
    };
  });
}

function cancellation({ order, services, startsWithin14Days, ...view }: OrderView): readonly string[] {
  const [first] = appointmentsOf(order);
  if (!first) return [];
  const { date, slot } = first;
  const agreedAt = new Date(view.agreedAt);
  const agreed = { agreedAt, addedAt: view.addedAt };
  const terms = cancellationTerms({ services, date, slot, ...agreed, wantsStartWithin14Days: startsWithin14Days });
  return terms.map(({ text }) => text);
}

const hasOpenCover = (view: OrderView, now: Date): boolean =>
  offeredChanges(view).includes('items') && isCoverOpen(view.order, londonDate(now));

const HISTORY_WORDS: Readonly<Record<Happening, string | null>> = {
  created: 'Ordered, and the slot was held for you',
  payment_started: null,
  payment_failed: 'A payment did not go through',
  payment_cancelled: 'You left the payment page',
  payment_mismatch: 'The amount paid differs from the price of the order; our office is checking it',
  payment_refund_failed: 'A refund could not be sent; our office is checking it',
  confirmed: 'Paid and confirmed',
  revived: 'Paid after the hold and confirmed: the slot was still available',
  paid_too_late: 'Paid after the slot had gone',
  paid_superseded: 'Paid after you had ordered again',
  expired: 'The hold ended and the slot was released',
  shares_asked: 'Everyone was asked to pay their share',
  share_paid: 'A share was paid',
  held_again: 'Your slot is held again for you to pay',
  extra_asked: 'We asked you about an extra',
  extra_agreed: 'You agreed to an extra',
  extra_refused: 'You said no to an extra',
  extra_lapsed: 'No answer to an extra in time, so nothing is charged for it',
  extra_withdrawn: 'We withdrew an extra',
  extra_paid: 'You paid an extra',
  change_started: 'A change was started and awaited payment',
  change_lapsed: 'The change was not paid in time, so nothing changed',
  change_superseded: 'Replaced by another change',
  change_refused: 'The change was paid after its slot had gone; the payment is refunded',
  rescheduled: 'Moved to another time',
  edited: 'Items or services changed',
  address_changed: 'Address changed',
  cancelled: 'Cancelled',
  refunded: 'A refund was started',
  completed: 'The work was done',
  storage_paid: 'A storage payment was made',
  storage_refused: 'A storage payment was refused by your card',
  storage_arrears: 'A storage payment is overdue; our office is in touch about it',
  storage_waived: 'A storage payment was waived',
  storage_ended: 'Your storage ended',
  storage_price: 'A new storage price was announced',
  unit_move_agreed: 'You chose another storage unit',
  unit_move_off: 'The move into another storage unit was called off',
  unit_moved: 'Your things moved into another storage unit',
  card_kept: 'You changed the card for your storage payments',
  claim_made: 'You made a claim',
  claim_answered: 'We answered your claim',
  claim_accepted: 'We accepted your claim',
  claim_refused: 'We refused your claim',
  helper_invited: 'You let someone order returns',
  helper_revoked: 'You stopped someone ordering returns',
  helper_ordered: 'A return was booked by someone you invited',
  helper_stopped: 'You cancelled a return booked by someone you invited',
};

function historyEntry({ type, at, cause }: OrderView['events'][number], { state }: OrderView): readonly NextStep[] {
  // The refund of a cancelled order is already part of its status.
  const isSaid = type === 'refunded' && cause === 'cancelled' && state === 'cancelled';
  const why = type === 'refunded' && isPartRefundReason(cause) ? ` ${PART_REFUND_WORDS[cause]}` : '';
  const words = isSaid ? null : HISTORY_WORDS[type];
  const what = words && words + why;
  return what ? [{ when: formatInstant(new Date(at)), what }] : [];
}

export type OrderPageModel = ReturnType<typeof orderPageModel>;
