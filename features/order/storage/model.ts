import type { TagKind } from '@/components/ui/Tag';
import { invoicePath, unitTransferPath } from '@/lib/account-routes';
import { returnFromOrder } from '@/lib/contracts/returns';
import type { ChargeOnPage, EndOnPage, StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import { formatDate, formatDay, formatInstant } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { NOTICE_DAYS, NOTICE_FROM_WEEKS, type ContractState } from '@/lib/domain/storage/billing';
import { uncapitalised } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';
import type { BringBackOffer, Fact, OrderNotice } from '../types';

export type PaymentLine = {
  readonly key: string;
  readonly what: string;
  readonly amount: string;
  readonly tag: { readonly kind: TagKind; readonly text: string };
  readonly detail?: string;
  readonly document?: { readonly label: string; readonly href: string };
};

const LEADS: Readonly<Record<ContractState, string>> = {
  active: 'What you have paid, what comes next, and how to end it.',
  ending: 'The end of your storage is booked. Here is what you pay until then, and your refund.',
  in_arrears: 'A payment is outstanding. Your things stay where they are, safe and untouched.',
  ended: 'Your storage has ended. Here is what you paid, and what we refunded.',
};

export type Back = 'paid' | 'cancelled' | 'unavailable' | 'card' | null;
const NOTICES: Readonly<Record<Exclude<Back, null>, OrderNotice>> = {
  paid: { kind: 'success', text: 'Thank you. Your payment has arrived, or will within a minute.' },
  cancelled: { kind: 'info', text: 'You left the payment page. Nothing was taken.' },
  unavailable: {
    kind: 'error',
    text: 'The payment page cannot be reached at the moment. No money was taken. Please try again.',
  },
  card: { kind: 'success', text: 'Thank you. We take your storage payments from this card from now on.' },
};

type Hrefs = {
  readonly orderHref: string;
  readonly payHref: string;
  readonly cardHref: string;
  readonly action: string;
  readonly token: string;
  readonly bringBackAction: string;
};

export function storageModel(view: StoragePaymentsView, back: Back, hrefs: Hrefs) {
  const documentOf: DocumentOf = (label, number) =>
    number === null ? {} : { document: { label, href: invoicePath(view.reference, number, hrefs.token) } };
  return {
    reference: view.reference,
    title: 'Your storage payments',
    lead: LEADS[view.state],
    orderHref: hrefs.orderHref,
    notice: back === null ? null : NOTICES[back],
    owed:
      view.owed > 0
        ? {
            text: `${formatPounds(view.owed)} is outstanding.`,
            label: `Pay ${formatPounds(view.owed)}`,
            href: hrefs.payHref,
          }
        : null,
    facts: factsOf(view),
    unit: unitOf(view, hrefs.token),
    card: view.state === 'ended' && view.owed === 0 ? null : cardOf(view, hrefs.cardHref),
    payments: [
      ...view.refunds.map((refund, index) => refundLine(refund, index, documentOf)).toReversed(),
      ...view.charges.map((charge) => chargeLine(charge, documentOf)),
      firstLine(view),
    ],
    end: endOf(view, hrefs),
  };
}

export type StorageModel = ReturnType<typeof storageModel>;

function cardOf({ hasCard }: StoragePaymentsView, href: string) {
  return hasCard
    ? { text: 'Your card is kept by our payment provider. We never see its number.', label: 'Change your card', href }
    : { text: 'No card is kept for your storage payments.', label: 'Add a card', href };
}

function unitOf({ reference, state, nextUnit }: StoragePaymentsView, token: string) {
  if (state === 'ending' || state === 'ended') return null;
  return {
    text: nextUnit
      ? `Your things move into a ${uncapitalised(nextUnit.unit)} on ${formatDay(nextUnit.from)}.`
      : 'Too tight, or half empty? See what another size costs before you decide.',
    label: nextUnit ? 'See or call off the move' : 'Move to another unit',
    href: unitTransferPath(reference, token),
  };
}

function factsOf(view: StoragePaymentsView): readonly Fact[] {
  const { weeks, amount } = view.perPayment;
  const every = weeks === 1 ? 'every week' : `every ${weeks} weeks`;
  const notice = weeks >= NOTICE_FROM_WEEKS ? { detail: `We email you ${NOTICE_DAYS} days before` } : {};
  return [
    { label: 'Unit', value: view.unit, detail: `Since ${formatDate(view.since)}` },
    { label: 'Price', value: `${formatPounds(amount)} ${every}`, detail: 'With VAT, in advance' },
    ...(view.nextUnit
      ? [
          {
            label: 'Another unit',
            value: view.nextUnit.unit,
            detail: `${formatPounds(view.nextUnit.amount)} ${every} from ${formatDate(view.nextUnit.from)}`,
          },
        ]
      : []),
    ...(view.newPrice
      ? [
          {
            label: 'New price',
            value: `${formatPounds(view.newPrice.perWeek)} a week`,
            detail: `For periods from ${formatDate(view.newPrice.from)}. You may end your storage before then, free of charge`,
          },
        ]
      : []),
    ...(view.state === 'ended' ? [] : [{ label: 'Paid until', value: formatDay(view.paidUntil) }]),
    view.next
      ? { label: 'Next payment', value: `${formatPounds(view.next.amount)} on ${formatDay(view.next.on)}`, ...notice }
      : { label: 'Next payment', value: 'None' },
    ...(view.minimumTermEnd ? [{ label: 'Minimum term', value: `Until ${formatDate(view.minimumTermEnd)}` }] : []),
    ...(view.endsOn ? [{ label: view.state === 'ended' ? 'Ended' : 'Ends', value: formatDay(view.endsOn) }] : []),
  ];
}

const TAGS: Readonly<Record<ChargeOnPage['state'], PaymentLine['tag']>> = {
  due: { kind: 'plain', text: 'On its way' },
  paid: { kind: 'success', text: 'Paid' },
  failed: { kind: 'error', text: 'Unpaid' },
  waived: { kind: 'plain', text: 'Waived' },
};

const period = (from: string, until: string): string => `${formatDate(from)} to ${formatDate(until)}`;

type DocumentOf = (label: string, number: string | null) => Pick<PaymentLine, 'document'>;

function chargeLine(
  { from, until, amount, state, nextTryAt, invoice }: ChargeOnPage,
  documentOf: DocumentOf,
): PaymentLine {
  const again = state === 'failed' && nextTryAt !== null;
  return {
    key: from,
    what: period(from, until),
    amount: formatPounds(amount),
    tag: TAGS[state],
    ...(again && { detail: `We try your card again on ${formatInstant(new Date(nextTryAt))}` }),
    ...documentOf('Invoice', invoice),
  };
}

const refundLine = (
  refund: StoragePaymentsView['refunds'][number],
  index: number,
  documentOf: DocumentOf,
): PaymentLine => ({
  key: `refund ${index}`,
  what: 'Refund',
  amount: `−${formatPounds(refund.amount)}`,
  tag: refund.isDone ? { kind: 'success', text: 'Refunded' } : { kind: 'plain', text: 'On its way' },
  detail: formatInstant(new Date(refund.at)),
  ...documentOf('Credit note', refund.note),
});

/** Returns the line of the period that the order's own payment covered. */
const firstLine = ({ since, charges, paidUntil }: StoragePaymentsView): PaymentLine => ({
  key: 'first',
  what: period(since, charges.at(-1)?.from ?? paidUntil),
  amount: 'With your order',
  tag: TAGS.paid,
});

function endOf(view: StoragePaymentsView, { action, token, bringBackAction }: Hrefs) {
  if (!view.end) return null;
  const { first, last, chosen } = view.end;
  const bringBack: BringBackOffer = {
    action: bringBackAction,
    title: 'End your storage',
    text: '',
    fields: { reference: view.reference, token },
    offers: [{ what: 'unit', label: 'Book the return of everything' }],
  };
  return {
    action,
    token,
    first,
    last,
    returnsOn: chosen.returnsOn,
    words: endWords(chosen, view.owed > 0),
    bringBack,
  };
}

function endWords({ returnsOn, endsOn, back, stillCharged }: EndOnPage, isOwing: boolean): readonly string[] {
  const end =
    endsOn === returnsOn
      ? `If everything comes back on ${formatDay(returnsOn)}, your storage ends that day.`
      : `If everything comes back on ${formatDay(returnsOn)}, your storage ends with its minimum term on ${formatDay(endsOn)}.`;
  const nothing = isOwing ? 'Nothing is charged beyond what is outstanding now.' : 'Nothing more is charged.';
  const charged = stillCharged > 0 ? `We charge ${formatPounds(stillCharged)} more until then.` : nothing;
  const refund =
    back > 0
      ? `${formatPounds(back)} for whole weeks you do not use goes back to your card automatically the day after.`
      : 'There are no whole weeks left to refund.';
  return [end, charged, refund];
}

type Query = Readonly<Record<string, unknown>>;

function backFrom({ payment, card }: Query): Back {
  if (card === 'kept') return 'card';
  return payment === 'paid' || payment === 'cancelled' || payment === 'unavailable' ? payment : null;
}

export function storageProps(view: StoragePaymentsView, token: string, query: Query) {
  const { reference } = view;
  const page = `/orders/${reference}/storage`;
  const link = (what: string) => `/api/orders/${reference}/storage/${what}?token=${token}`;
  const model = storageModel(view, backFrom(query), {
    orderHref: orderPath(reference, token),
    payHref: link('pay'),
    cardHref: link('card'),
    action: page,
    token,
    bringBackAction: returnFromOrder.path,
  });
  return {
    title: `${model.title}, order ${reference}`,
    description: 'What you have paid for your storage, what comes next, your card, and how to end it.',
    canonicalPath: page,
    model,
  };
}
