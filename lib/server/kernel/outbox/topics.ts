import type { SlackNotice } from '@/lib/contracts/telemetry';
import type { ChecklistMail } from '@/lib/domain/order/checklist-mails';

/** `mismatch`: something else was taken than was asked. `refund_failed`: a refund did not arrive. */
export type PaymentTrouble = 'mismatch' | 'refund_failed';

type AboutDay = { readonly orderId: string; readonly on: string };
/** `eventId`: what was said, by which a message is about that drive. */
export type AboutDrive = { readonly orderId: string; readonly visitId: string; readonly eventId: string };

/**
 * Messages that follow from what a visitor did. Payloads carry ids, never a guest's key or personal data:
 * handlers read the current state, and derive the key, before they act.
 */
export type OutboxTopics = {
  'account.sign_in.customer': { readonly linkId: string };
  'return.link.customer': { readonly linkId: string };
  'order.received.customer': { readonly orderId: string };
  'order.confirmed.customer': { readonly orderId: string };
  'order.confirmed.operator': { readonly orderId: string };
  'order.confirmed.slack': { readonly orderId: string };
  'order.confirmed.webhook': { readonly orderId: string };
  /** Due a week and two days before the day, while the street address of a stop is missing. */
  'order.where_exactly.customer': { readonly orderId: string };
  /** Due three days before a council must be asked for a bay. */
  'order.parking.customer': { readonly orderId: string };
  /** Due eight weeks before a move, or the morning after its booking; and in its last week, with what is still open. */
  'order.checklist.customer': { readonly orderId: string; readonly which: ChecklistMail };
  /** Due the evening before a day of the order: that day, in London. */
  'order.day_before.customer': AboutDay;
  'order.day_before.text': AboutDay;
  /** A crew is on its way. */
  'visit.on_the_way.customer': AboutDrive;
  'visit.on_the_way.text': AboutDrive;
  /** Nobody has arrived in the window that was said. */
  'visit.late.customer': AboutDrive;
  'visit.late.text': AboutDrive;
  /** The link of a crew's day, to who leads it (crew_link_sends). */
  'crew.link.lead': { readonly sendId: string };
  'crew.link.text': { readonly sendId: string };
  /** It came late: once that is final, a part of the price goes back. */
  'visit.late_credit': { readonly orderId: string; readonly visitId: string };
  /** All of it is done. */
  'visit.done.customer': { readonly orderId: string; readonly visitId: string };
  /** Its contact was changed at the desk: to where mails go now, and to where they went. */
  'order.contact.customer': {
    readonly orderId: string;
    readonly formerId: string;
    readonly to: 'former' | 'current';
  };
  'order.refund_needed.operator': { readonly orderId: string };
  /** Each pays their share of it: the links, for who ordered; and that not everybody has in time. */
  'order.shares.customer': { readonly orderId: string };
  'order.shares_unpaid.customer': { readonly orderId: string };
  /** To who has paid a share and left an address: that it came, and that it goes back. */
  'order.share_paid.customer': { readonly orderId: string; readonly shareId: string };
  'order.share_refunded.customer': {
    readonly orderId: string;
    readonly shareId: string;
    readonly paymentId: string;
    readonly why: 'shares_unpaid' | 'paid_twice';
  };
  'order.paid_too_late.customer': { readonly orderId: string };
  'order.paid_superseded.customer': { readonly orderId: string };
  /** Our office gives a part of what was paid back. */
  'order.part_refunded.customer': { readonly orderId: string; readonly partRefundId: string };
  /** Asked on the day beyond the order. */
  'order.extra_asked.customer': { readonly orderId: string; readonly extraId: string };
  'order.extra_asked.text': { readonly orderId: string; readonly extraId: string };
  /** Our office heard the yes on the telephone. */
  'order.extra_agreed.customer': { readonly orderId: string; readonly extraId: string };
  /** Agreed and not paid; `on`: the day on which it is due, '' where the desk asks. */
  'order.extra_unpaid.customer': { readonly orderId: string; readonly extraId: string; readonly on: string };
  'order.extra_paid.customer': { readonly orderId: string; readonly extraId: string; readonly paymentId: string };
  /** Nobody owes it any more, though the customer had agreed to it. */
  'order.extra_withdrawn.customer': { readonly orderId: string; readonly extraId: string };
  /** A payment of it that was not owed any more goes back. */
  'order.extra_refunded.customer': {
    readonly orderId: string;
    readonly extraId: string;
    readonly paymentId: string;
    readonly why: 'paid_twice' | 'extra_withdrawn';
  };
  /** What somebody without keys has chosen, and that it was undone. */
  'order.keys_late.customer': { readonly orderId: string; readonly keysId: string };
  'order.keys_late.text': { readonly orderId: string; readonly keysId: string };
  'order.keys_undone.customer': { readonly orderId: string; readonly keysId: string };
  /** What went wrong on a job: that we have it, what we answer, what we have decided. */
  'claim.received.customer': { readonly orderId: string; readonly claimId: string };
  'claim.received.operator': { readonly orderId: string; readonly claimId: string };
  'claim.answered.customer': { readonly orderId: string; readonly claimId: string };
  'claim.decided.customer': { readonly orderId: string; readonly claimId: string };
  'order.changed.customer': { readonly changeId: string };
  'order.changed.operator': { readonly changeId: string };
  'order.changed.slack': { readonly changeId: string };
  'order.changed.webhook': { readonly changeId: string };
  'order.change_to_pay.customer': { readonly changeId: string };
  'order.change_refused.customer': { readonly changeId: string };
  'order.change_refused.operator': { readonly changeId: string };
  /** Due 48 hours and nine days after an order is done, while nobody has written a review. */
  'review.asked.customer': { readonly orderId: string; readonly asking: 'first' | 'second' };
  /** A review is not published; `version`: the one that was refused. */
  'review.refused.customer': { readonly orderId: string; readonly version: string };
  'payment.refund': { readonly refundId: string };
  'payment.end_session': { readonly paymentId: string };
  'payment.attention.operator': {
    readonly orderId: string;
    readonly trouble: PaymentTrouble;
    readonly subjectId: string;
  };
  /** Asks the provider how it names the card of a payment that it was to keep. */
  'storage.keep_card': { readonly orderId: string; readonly paymentId: string };
  /** A charge is coming: its day. */
  'storage.notice.customer': { readonly orderId: string; readonly on: string };
  'storage.receipt.customer': { readonly orderId: string; readonly paymentId: string };
  /** The card was refused for now or for good, its bank wants to see the customer, or there is none; `open`: the desk asks for it. */
  'storage.refused.customer': {
    readonly orderId: string;
    readonly chargeId: string;
    readonly why: 'refused' | 'hard_declined' | 'needs_confirmation' | 'no_card' | 'open';
  };
  /** A charge is not tried again automatically. */
  'storage.arrears.operator': { readonly orderId: string; readonly chargeId: string };
  'storage.ended.customer': { readonly orderId: string };
  /** Another price, from a day on. */
  'storage.price.customer': { readonly orderId: string; readonly from: string };
  /** Another unit was agreed, from a day on; its things are in it now. */
  'storage.moving.customer': { readonly orderId: string; readonly on: string };
  'storage.moved.customer': { readonly orderId: string; readonly on: string };
  /** Nothing comes of it: the customer asked so, or more stays than was to change over. */
  'storage.move_off.customer': { readonly orderId: string; readonly on: string; readonly why: 'asked' | 'more' };
  /** To who was given the right to order returns from a store, and to its owner. */
  'helper.invited.customer': { readonly orderId: string; readonly helperId: string };
  'helper.given.customer': { readonly orderId: string; readonly helperId: string };
  /** The same of a right that was taken away. */
  'helper.revoked.customer': { readonly orderId: string; readonly helperId: string };
  'helper.taken.customer': { readonly orderId: string; readonly helperId: string };
  /** To the owner: what has become of a return that was ordered in their stead. */
  'helper.return.customer': { readonly orderId: string; readonly what: 'ordered' | 'moved' | 'cancelled' };
  /** To who ordered it: the owner has cancelled it. */
  'helper.stopped.customer': { readonly orderId: string; readonly helperId: string };
  'lead.created.operator': { readonly leadId: string };
  'lead.created.slack': { readonly leadId: string };
  'lead.created.webhook': { readonly leadId: string };
  /** To who sent a form with their address in it. */
  'lead.copy.customer': { readonly leadId: string };
  /** A form that looks like a machine's work, to be looked at by the rules. */
  'lead.held.review': { readonly heldId: string };
  /** Those of an hour that the rules left held: the day and the hour's two digits, in London; without it all of the day. */
  'lead.held.operator': { readonly date: string; readonly hour?: string };
  'news.confirm.customer': { readonly subscriberId: string };
  'news.welcome.customer': { readonly subscriberId: string };
  'notice.slack': { readonly notice: SlackNotice; readonly reference: string };
  'conversion.meta': { readonly conversionId: string };
};
export type OutboxTopic = keyof OutboxTopics;
/** What becomes a mail, to a customer, to the operator or to who leads a crew. */
export type MailTopic = Extract<OutboxTopic, `${string}.customer` | `${string}.operator` | `${string}.lead`>;
/** What becomes a text message to a mobile. */
export type TextTopic = Extract<OutboxTopic, `${string}.text`>;
