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

/** What each message is called at the desk. */
export const TOPIC_WORDS: Readonly<Record<OutboxTopic, string>> = {
  'account.sign_in.customer': 'Sign-in link, to the customer',
  'return.link.customer': 'Link to order a return, to the customer',
  'order.received.customer': 'Order received, to the customer',
  'order.confirmed.customer': 'Order confirmed, to the customer',
  'order.confirmed.operator': 'Order confirmed, to the operator',
  'order.confirmed.slack': 'Order confirmed, to Slack',
  'order.confirmed.webhook': 'Order confirmed, to the other system',
  'order.where_exactly.customer': 'Request for the street address, to the customer',
  'order.parking.customer': 'Deadline for a parking bay, to the customer',
  'order.checklist.customer': 'Checklist of a move, to the customer',
  'order.day_before.customer': 'Reminder of tomorrow’s visit, to the customer',
  'order.day_before.text': 'Reminder of tomorrow’s visit, by text to the customer',
  'visit.on_the_way.customer': 'The crew is on its way, to the customer',
  'visit.on_the_way.text': 'The crew is on its way, by text to the customer',
  'visit.late.customer': 'Later than we said, to the customer',
  'visit.late.text': 'Later than we said, by text to the customer',
  'crew.link.lead': 'Link to a crew’s day, to its lead',
  'crew.link.text': 'Link to a crew’s day, by text to its lead',
  'visit.late_credit': 'Money back for a late arrival',
  'visit.done.customer': 'The job is done, to the customer',
  'order.contact.customer': 'Contact changed, to the customer',
  'order.refund_needed.operator': 'Refund started, to the operator',
  'order.shares.customer': 'Links to pay in shares, to the customer',
  'order.shares_unpaid.customer': 'Not everyone paid their share, to the customer',
  'order.share_paid.customer': 'Receipt for a share, to who paid it',
  'order.share_refunded.customer': 'Share refunded, to who paid it',
  'order.paid_too_late.customer': 'Order paid too late, to the customer',
  'order.paid_superseded.customer': 'Payment for an older order, to the customer',
  'order.part_refunded.customer': 'Part refunded, to the customer',
  'order.extra_asked.customer': 'Extra asked, to the customer',
  'order.extra_asked.text': 'Extra asked, by text to the customer',
  'order.extra_agreed.customer': 'Extra agreed by phone, to the customer',
  'order.extra_unpaid.customer': 'Reminder of an unpaid extra, to the customer',
  'order.extra_paid.customer': 'Receipt for an extra, to the customer',
  'order.extra_withdrawn.customer': 'Agreed extra withdrawn, to the customer',
  'order.extra_refunded.customer': 'Payment for an extra refunded, to the customer',
  'order.keys_late.customer': 'Late keys: what was chosen, to the customer',
  'order.keys_late.text': 'Late keys: what was chosen, by text to the customer',
  'order.keys_undone.customer': 'Late keys: choice undone, to the customer',
  'claim.received.customer': 'Claim received, to the customer',
  'claim.received.operator': 'Claim received, to the operator',
  'claim.answered.customer': 'Answer to a claim, to the customer',
  'claim.decided.customer': 'Decision on a claim, to the customer',
  'order.changed.customer': 'Order changed, to the customer',
  'order.changed.operator': 'Order changed, to the operator',
  'order.changed.slack': 'Order changed, to Slack',
  'order.changed.webhook': 'Order changed, to the other system',
  'order.change_to_pay.customer': 'Difference to pay for a change, to the customer',
  'order.change_refused.customer': 'Change not made, to the customer',
  'order.change_refused.operator': 'Change not made, to the operator',
  'review.asked.customer': 'Request for a review, to the customer',
  'review.refused.customer': 'Review refused, to the customer',
  'payment.refund': 'Refund, to the payment provider',
  'payment.end_session': 'Payment page closed, to the payment provider',
  'payment.attention.operator': 'Payment that needs attention, to the operator',
  'storage.keep_card': 'Card to be kept, asked of the payment provider',
  'storage.notice.customer': 'Storage payment announced, to the customer',
  'storage.receipt.customer': 'Receipt for storage, to the customer',
  'storage.refused.customer': 'Storage payment not made, to the customer',
  'storage.arrears.operator': 'Storage in arrears, to the operator',
  'storage.ended.customer': 'Storage ended, to the customer',
  'storage.price.customer': 'New storage price, to the customer',
  'storage.moving.customer': 'Another storage unit agreed, to the customer',
  'storage.moved.customer': 'Moved into another storage unit, to the customer',
  'storage.move_off.customer': 'Move into another storage unit called off, to the customer',
  'helper.invited.customer': 'Right to order returns given, to its helper',
  'helper.given.customer': 'Right to order returns given, to the owner',
  'helper.revoked.customer': 'Right to order returns withdrawn, to its helper',
  'helper.taken.customer': 'Right to order returns withdrawn, to the owner',
  'helper.return.customer': 'Return ordered in the owner’s stead, to the owner',
  'helper.stopped.customer': 'Return cancelled by the owner, to its helper',
  'lead.created.operator': 'New enquiry, to the operator',
  'lead.created.slack': 'New enquiry, to Slack',
  'lead.created.webhook': 'New enquiry, to the other system',
  'lead.copy.customer': 'Copy of an enquiry, to who sent it',
  'lead.held.review': 'Spam check of an enquiry',
  'lead.held.operator': 'Enquiries held back as spam, to the operator',
  'news.confirm.customer': 'Newsletter to be confirmed, to the subscriber',
  'news.welcome.customer': 'Welcome to the newsletter, to the subscriber',
  'notice.slack': 'Notice, to Slack',
  'conversion.meta': 'Booking counted for advertising, to Meta',
};

/** What becomes a mail, to a customer, to the operator or to who leads a crew. */
export type MailTopic = Extract<OutboxTopic, `${string}.customer` | `${string}.operator` | `${string}.lead`>;
/** What becomes a text message to a mobile. */
export type TextTopic = Extract<OutboxTopic, `${string}.text`>;
