import type { OrderView } from '@/lib/contracts/order-view';
import { formatPence, formatPounds, fromPounds } from '@/lib/domain/money';
import { formatDay, formatSlot, formatSoon } from '@/lib/domain/london-time';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import type { Cause, Happening } from '@/lib/domain/order/history';
import { jobWords } from '@/lib/domain/services/flows';
import { backInAll } from '@/lib/domain/order/money-back';
import { IN_TIME } from '@/lib/domain/wording';
import { lastChange } from './changes';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderNotice, OrderShares, OrderStatus, PaymentOutcome } from './types';

export type StatusInput = {
  readonly view: OrderView;
  readonly outcome: PaymentOutcome;
  readonly changed: ChangeKind | null;
  readonly now: Date;
  readonly total: string;
  readonly pageHref: string;
  readonly againHref: string;
  /** Null if one person pays. */
  readonly shares: OrderShares | null;
};

type Has = (type: Happening, cause?: Cause) => boolean;

const NOT_BOOKED = 'Not booked';
const NOTHING_TAKEN = 'No money was taken.';
const UNREACHABLE = `The payment page cannot be reached at the moment. ${NOTHING_TAKEN}`;
const lookAgain = (pageHref: string) =>
  ({ kind: 'check', label: 'Look again', href: `${pageHref}&payment=paid` }) as const;

export const appointmentText = ({ date, slot }: Appointment): string => `${formatDay(date)}, ${formatSlot(slot)}`;

export function mainAppointment({ order }: Pick<OrderView, 'order'>): string | null {
  const [first] = appointmentsOf(order);
  return first ? appointmentText(first) : null;
}

/** Returns the state of the order in words. The order decides, and the query only adds a notice. */
export function orderStatus(input: StatusInput): OrderStatus {
  const { view, now } = input;
  const { job, done } = jobWords(view.services);
  const when = mainAppointment(view) ?? 'your day';
  const has: Has = (type, cause) =>
    view.events.some((event) => event.type === type && (cause === undefined || event.cause === cause));
  switch (view.state) {
    case 'awaiting_payment':
      return isHeld(view, now) ? awaiting(input, when) : expired(input, has);
    case 'expired':
      return expired(input, has);
    case 'confirmed':
    case 'rescheduled':
      return booked(input, when);
    case 'completed':
      return {
        title: `Your ${job} is done`,
        text: `${done} on ${when}.`,
        notice: null,
        paid: 'Paid',
        action: { kind: 'again', label: 'Review this job', href: input.pageHref.replace('?', '/review?') },
      };
    case 'cancelled':
      return {
        title: `This ${job} is cancelled`,
        text: `It was booked for ${when}. It will not go ahead, and others can book the slot. ${refundText(view)}`,
        notice: input.changed ? lastChange(view) : null,
        paid: 'Paid before it was cancelled',
        action: { kind: 'again', label: 'Book another day', href: input.againHref },
      };
  }
}

/** Returns the refund for the cancellation, and the refund in all. */
function refundText({ refundOfCancelling, refunded }: OrderView): string {
  const ofCancelling = fromPounds(refundOfCancelling ?? 0);
  const inAll = backInAll(ofCancelling, fromPounds(refunded));
  return ofCancelling > 0
    ? `${formatPence(ofCancelling)} goes back the way you paid, ${IN_TIME} of the day it was cancelled.${inAll}`
    : `None of the price is refunded.${inAll}`;
}

function booked({ view, outcome, changed, now, total, pageHref }: StatusInput, when: string): OrderStatus {
  const paid = view.refunded > 0 ? `Paid. ${formatPounds(view.refunded)} of it refunded` : 'Paid';
  const state = {
    title: `Your ${jobWords(view.services).job} is booked`,
    text: view.day?.isToday ? `You booked ${when}.` : '',
    paid,
  };
  if (view.openChange) return { ...state, ...openChange(view.openChange, { outcome, now, pageHref }) };
  const thanks = { kind: 'success', text: `Thank you. ${total} is paid.` } as const;
  const change = lastChange(view);
  const isTold = changed !== null || outcome !== null || change?.kind === 'error';
  return { ...state, notice: isTold ? (change ?? (outcome === 'paid' ? thanks : null)) : null, action: null };
}

/** Returns the status of a change that is made once its difference is paid. */
function openChange(
  { toPay, paymentUrl, payUntil }: NonNullable<OrderView['openChange']>,
  { outcome, now, pageHref }: Pick<StatusInput, 'outcome' | 'now' | 'pageHref'>,
): Pick<OrderStatus, 'notice' | 'action'> {
  const until = payUntil ? `until ${formatSoon(new Date(payUntil), now)}` : 'for you';
  if (outcome === 'paid') {
    return {
      notice: { kind: 'info', text: 'Waiting for your payment to be confirmed. We make your change as soon as it is.' },
      action: lookAgain(pageHref),
    };
  }
  const held = `Your change is held ${until}. Until it is paid, the order stays as it is.`;
  const failed = outcome === 'failed' ? `The payment did not go through. ${NOTHING_TAKEN} ` : '';
  const left = outcome === 'cancelled' ? `You left the payment page. ${NOTHING_TAKEN} ` : '';
  const unreachable = outcome === 'unavailable' ? `${UNREACHABLE} ` : '';
  const isError = outcome === 'failed' || outcome === 'unavailable';
  return {
    notice: { kind: isError ? 'error' : 'info', text: failed + left + unreachable + held },
    action: paymentUrl ? { kind: 'pay', label: `Pay the difference, ${formatPounds(toPay)}`, href: paymentUrl } : null,
  };
}

/** Returns whether the slot is still held. The hold may have ended before the scheduled job records it. */
const isHeld = ({ payUntil }: OrderView, now: Date): boolean => payUntil !== null && new Date(payUntil) > now;

function awaiting({ view, outcome, now, total, pageHref, shares }: StatusInput, when: string): OrderStatus {
  const until = formatSoon(new Date(view.payUntil ?? now), now);
  const notices: Readonly<Record<'failed' | 'cancelled' | 'unavailable', OrderNotice>> = {
    failed: {
      kind: 'error',
      text: `The payment did not go through. ${NOTHING_TAKEN} Your slot is still held: you can try again.`,
    },
    cancelled: { kind: 'info', text: `You left the payment page. ${NOTHING_TAKEN} Your slot is still held.` },
    unavailable: { kind: 'error', text: `${UNREACHABLE} Your slot is still held: try again in a minute.` },
  };
  if (outcome === 'paid') {
    return {
      title: 'Waiting for your payment to be confirmed',
      text: `We hold ${when} for you. This usually takes less than a minute, and we email you as soon as it is confirmed.`,
      notice: null,
      paid: 'Not confirmed yet',
      action: lookAgain(pageHref),
    };
  }
  if (shares?.areAsked) {
    return {
      title: `Each of you pays a share by ${until}`,
      text: `We hold ${when} for you until ${until}. The move is booked as soon as every share is paid.`,
      notice: outcome ? notices[outcome] : null,
      paid: 'Not paid in full yet',
      action: { kind: 'again', label: 'See who has paid', href: shares.href },
    };
  }
  return {
    title: `Pay by ${until} to keep your slot`,
    text: `We hold ${when} for you until ${until}. After that, others can book it.`,
    notice: outcome ? notices[outcome] : null,
    paid: 'Not paid yet',
    action: view.paymentUrl ? { kind: 'pay', label: `Pay now, ${total}`, href: view.paymentUrl } : null,
  };
}

function expired({ againHref }: StatusInput, has: Has): OrderStatus {
  const again = { kind: 'again', label: 'Book again with the same answers', href: againHref } as const;
  if (has('paid_too_late')) {
    return {
      title: 'Your payment came after the slot had gone',
      text: 'The hold had ended and someone else has since taken the slot. We are refunding all of your money the way you paid, and our office has been told.',
      notice: null,
      paid: NOT_BOOKED,
      action: again,
    };
  }
  if (has('paid_superseded')) {
    return {
      title: 'You paid for an order that you had replaced',
      text: 'You ordered again with newer answers, so this order had ended. We are refunding all of this payment the way you paid. The newer order is booked once it is paid.',
      notice: null,
      paid: NOT_BOOKED,
      action: null,
    };
  }
  if (has('expired', 'superseded')) {
    return {
      title: 'You ordered again, so this order has ended',
      text: `Another order with your newer answers has taken its place. ${NOTHING_TAKEN}`,
      notice: null,
      paid: NOT_BOOKED,
      action: null,
    };
  }
  return {
    title: 'This order has ended unpaid',
    text: `The hold has ended and others can book the slot. ${NOTHING_TAKEN} Your answers are kept, and the slot may still be available.`,
    notice: null,
    paid: NOT_BOOKED,
    action: again,
  };
}
