import { COMPANY, type Company } from '@/lib/content/company';
import { minutesAfter, minutesBetween } from '@/lib/domain/durations';
import { londonTime } from '@/lib/domain/london-time';
import { formatPence, NOTHING, pence, type Pence } from '@/lib/domain/money';
import { PART_REFUND_WORDS, type PartRefundReason } from '@/lib/domain/order/part-refund';
import { AS_PAID, IN_TIME } from '@/lib/domain/refund-time';
import { slotOf } from '@/lib/domain/visits/window';
import { orderPath } from '@/lib/routes';
import { findPartRefund } from '@/lib/server/modules/ledger/refund-repo';
import { carryOutRefund } from '@/lib/server/modules/ledger/refunds';
import { endSession } from '@/lib/server/modules/payments/recheck';
import { creditOf } from '@/lib/server/modules/visits/late-credit';
import { progressOf } from '@/lib/server/modules/visits/progress';
import { findVisit, visitEventsOf } from '@/lib/server/modules/visits/repo';
import type { Db, OrderRow, PartRefundRow } from '@/lib/server/platform/db/schema';
import type { Letter } from '@/lib/server/platform/notifications/email/blocks';
import { atTheDesk, operatorLetter, orderRows } from '@/lib/server/platform/notifications/email/operator-blocks';
import { orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, samplesOf, skip } from '@/lib/server/platform/notifications/notification';
import { SAMPLE_DESK_URL, SAMPLE_NOW, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import type { PaymentTrouble } from '@/lib/server/platform/outbox/topics';

/** Returns how late we came, or null when the office decided on the refund. */
async function readLateness({ visit_id: id }: PartRefundRow, order: OrderRow, db: Db): Promise<CameLate | null> {
  const visit = id === null ? undefined : await findVisit(db, id);
  if (!visit) return null;
  const events = await visitEventsOf(db, [visit.id]);
  const progress = progressOf(visit.kind, events);
  const [slot, credit] = [slotOf(visit), creditOf(visit, order, progress, events)];
  if (!slot || !credit || !progress.arrivedAt) return null;
  return { arrivedAt: progress.arrivedAt, slotEnd: slot.until, percent: credit.percent };
}

const sampleFacts = () => orderFacts(sampleRow('moving'));

export const PAYMENT_NOTIFICATIONS = defineNotifications({
  'payment.refund': {
    words: 'Refund, to the payment provider',
    run: async ({ refundId }, { payments }) =>
      (await carryOutRefund(payments, refundId)) ? { outcome: 'sent' } : skip('The refund has already been made'),
  },

  'payment.end_session': {
    words: 'Payment page closed, to the payment provider',
    run: async ({ paymentId }, { payments }) =>
      (await endSession(payments, paymentId)) ? { outcome: 'sent' } : skip('The payment page is closed already'),
  },

  'payment.attention.operator': {
    words: 'Payment that needs attention, to the operator',
    mail: async ({ orderId, trouble, subjectId }, { db, operator, deskUrl }) => {
      const order = await readOrder(db, orderId);
      const letter = paymentAttention(orderFacts(order), { trouble, subjectId, deskUrl: deskUrl(order) });
      return { to: operator, letter };
    },
    samples: () =>
      samplesOf(
        {
          mismatch: { trouble: 'mismatch', subjectId: 'sample-payment' },
          'refund failed': { trouble: 'refund_failed', subjectId: 'sample-refund' },
        } as const,
        (about) => paymentAttention(sampleFacts(), { ...about, deskUrl: SAMPLE_DESK_URL }),
      ),
  },

  'order.part_refunded.customer': {
    words: 'Part refunded, to the customer',
    mail: async ({ orderId, partRefundId }, { db, company, orderUrl }) => {
      const [order, part] = await Promise.all([readOrder(db, orderId), findPartRefund(db, partRefundId)]);
      if (!part) return skip('There is no such refund');
      const { reason, amount_pence: amount, by_hand_pence: byHand } = part;
      const late = await readLateness(part, order, db);
      const refund = { reason, amount, byHand, late };
      return { to: order.email, letter: partRefunded(orderFacts(order), refund, company, await orderUrl(order)) };
    },
    samples: () => {
      const online: PartRefunded = { amount: pence(2_590), byHand: NOTHING, reason: 'late_arrival', late: null };
      const late = { arrivedAt: minutesAfter(SAMPLE_NOW, 41), slotEnd: SAMPLE_NOW, percent: 10 };
      const byHand: PartRefunded = { amount: pence(2_000), byHand: pence(2_000), reason: 'goodwill', late: null };
      return samplesOf({ online, 'by itself': { ...online, late }, 'by hand': byHand }, (refund) =>
        partRefunded(sampleFacts(), refund, COMPANY, sampleLink(orderPath)),
      );
    },
  },
});

const WORDS: Readonly<Record<PaymentTrouble, { readonly subject: string; readonly text: readonly string[] }>> = {
  mismatch: {
    subject: 'A payment does not match its order',
    text: [
      'The amount or the currency taken is not what this order asks for. Nothing was booked for it, and the customer can pay the right amount while the slot is held.',
      'Find the payment with the payment provider and refund it there.',
    ],
  },
  refund_failed: {
    subject: 'A refund did not arrive',
    text: [
      'The payment provider could not refund this money: the card may be closed, or another provider took the payment.',
      'Pay the customer back in another way, and keep a note of it.',
    ],
  },
};

function paymentAttention(
  order: OrderFacts,
  about: { readonly trouble: PaymentTrouble; readonly subjectId: string; readonly deskUrl: string },
): Letter {
  const { subject, text } = WORDS[about.trouble];
  return operatorLetter({
    subject: `${subject}: ${order.reference}`,
    preview: `${order.name}: this needs you to act`,
    first: order.first,
    title: `${subject}: ${order.reference}`,
    blocks: [
      ...text,
      atTheDesk(about.deskUrl),
      { kind: 'facts', rows: [['Our number', about.subjectId], ...orderRows(order)] },
    ],
  });
}

/** `percent` is the refunded part of the transport price. */
type CameLate = { readonly arrivedAt: Date; readonly slotEnd: Date; readonly percent: number };

type PartRefunded = {
  readonly amount: Pence;
  /** The part of `amount` that is not refunded through the payment provider. */
  readonly byHand: Pence;
  readonly reason: PartRefundReason;
  /** Null unless the refund was made automatically. */
  readonly late: CameLate | null;
};

const whyText = ({ reason, late }: Pick<PartRefunded, 'reason' | 'late'>): string =>
  late
    ? `because our crew arrived at ${londonTime(late.arrivedAt)}, ${minutesBetween(late.slotEnd, late.arrivedAt)} minutes after your slot had ended. It is ${late.percent}% of the price of the transport, as we promised.`
    : `${PART_REFUND_WORDS[reason]}.`;

function partRefunded(order: OrderFacts, part: PartRefunded, company: Company, orderUrl: string): Letter {
  const amount = formatPence(part.amount);
  return orderLetter(order, company, {
    subject: `We are refunding ${amount} (${order.reference})`,
    first: order.first,
    preview: `We are refunding ${amount} of your order ${PART_REFUND_WORDS[part.reason]}.`,
    title: `You get ${amount} back`,
    blocks: [
      `We are refunding ${amount} of what you paid for order ${order.reference} ${whyText(part)} ${whenBack(part)}`,
      { kind: 'facts', rows: [['Order', order.title], ...order.appointments, ['Refund', amount]] },
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
  });
}

function whenBack({ amount, byHand }: PartRefunded): string {
  if (byHand === 0) return `The money goes back ${AS_PAID}. You do not need to do anything.`;
  const office = `our office pays ${byHand === amount ? 'it' : formatPence(byHand)} to you directly, ${IN_TIME}`;
  if (byHand === amount) return `It was not paid online, so ${office}.`;
  return `${formatPence(pence(amount - byHand))} goes back ${AS_PAID}, and ${office}.`;
}
