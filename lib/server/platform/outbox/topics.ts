import type { SlackNotice } from '@/lib/contracts/telemetry';
import type { ChecklistMail } from '@/lib/domain/order/checklist';

/** `mismatch`: another amount was paid than asked. `refund_failed`: a refund did not arrive. */
export type PaymentTrouble = 'mismatch' | 'refund_failed';

type AboutDay = { readonly orderId: string; readonly on: string };
/** `eventId`: the visit event that began the drive. */
export type AboutDrive = { readonly orderId: string; readonly visitId: string; readonly eventId: string };

/** Payloads carry ids, never a guest's key or personal data: a notification reads the current state when it is sent. */
export type OutboxTopics = {
  'account.sign_in.customer': { readonly linkId: string };
  'return.link.customer': { readonly linkId: string };
  'order.received.customer': { readonly orderId: string };
  'order.confirmed.customer': { readonly orderId: string };
  'order.confirmed.operator': { readonly orderId: string };
  'order.confirmed.slack': { readonly orderId: string };
  'order.confirmed.webhook': { readonly orderId: string };
  /** Due nine days before the day, while a street address is missing. */
  'order.where_exactly.customer': { readonly orderId: string };
  /** Due three days before the last day to ask a council for a parking bay. */
  'order.parking.customer': { readonly orderId: string };
  /** Due eight weeks before a move or the morning after its booking, and again in its last week. */
  'order.checklist.customer': { readonly orderId: string; readonly which: ChecklistMail };
  /** Due the evening before `on`, in London. */
  'order.day_before.customer': AboutDay;
  'order.day_before.text': AboutDay;
  'visit.on_the_way.customer': AboutDrive;
  'visit.on_the_way.text': AboutDrive;
  /** Due when nobody has arrived within the announced window. */
  'visit.late.customer': AboutDrive;
  'visit.late.text': AboutDrive;
  /** For the foreman of a crew's day. `sendId`: a row of crew_link_sends. */
  'crew.link.lead': { readonly sendId: string };
  'crew.link.text': { readonly sendId: string };
  /** Refunds part of the price once a late arrival is final. */
  'visit.late_credit': { readonly orderId: string; readonly visitId: string };
  'visit.done.customer': { readonly orderId: string; readonly visitId: string };
  /** The desk has changed the contact. `to`: the current or the former email address. */
  'order.contact.customer': {
    readonly orderId: string;
    readonly formerId: string;
    readonly to: 'former' | 'current';
  };
  'order.refund_needed.operator': { readonly orderId: string };
  /** Several people pay for the order: their links, and that not everybody has paid in time. */
  'order.shares.customer': { readonly orderId: string };
  'order.shares_unpaid.customer': { readonly orderId: string };
  /** For a person who has paid a share and left an email address. */
  'order.share_paid.customer': { readonly orderId: string; readonly shareId: string };
  'order.share_refunded.customer': {
    readonly orderId: string;
    readonly shareId: string;
    readonly paymentId: string;
    readonly why: 'shares_unpaid' | 'paid_twice';
  };
  'order.paid_too_late.customer': { readonly orderId: string };
  'order.paid_superseded.customer': { readonly orderId: string };
  'order.part_refunded.customer': { readonly orderId: string; readonly partRefundId: string };
  'order.extra_asked.customer': { readonly orderId: string; readonly extraId: string };
  'order.extra_asked.text': { readonly orderId: string; readonly extraId: string };
  'order.extra_agreed.customer': { readonly orderId: string; readonly extraId: string };
  /** `on`: the day on which the extra is due, or '' when the desk asks. */
  'order.extra_unpaid.customer': { readonly orderId: string; readonly extraId: string; readonly on: string };
  'order.extra_paid.customer': { readonly orderId: string; readonly extraId: string; readonly paymentId: string };
  'order.extra_withdrawn.customer': { readonly orderId: string; readonly extraId: string };
  'order.extra_refunded.customer': {
    readonly orderId: string;
    readonly extraId: string;
    readonly paymentId: string;
    readonly why: 'paid_twice' | 'extra_withdrawn';
  };
  'order.keys_late.customer': { readonly orderId: string; readonly keysId: string };
  'order.keys_late.text': { readonly orderId: string; readonly keysId: string };
  'order.keys_undone.customer': { readonly orderId: string; readonly keysId: string };
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
  /** `version`: the version that was not published. */
  'review.refused.customer': { readonly orderId: string; readonly version: string };
  'payment.refund': { readonly refundId: string };
  'payment.end_session': { readonly paymentId: string };
  'payment.attention.operator': {
    readonly orderId: string;
    readonly trouble: PaymentTrouble;
    readonly subjectId: string;
  };
  /** Asks the payment provider for the id of the card that it kept. */
  'storage.keep_card': { readonly orderId: string; readonly paymentId: string };
  'storage.notice.customer': { readonly orderId: string; readonly on: string };
  'storage.receipt.customer': { readonly orderId: string; readonly paymentId: string };
  /** `open`: the desk asks for the payment again. */
  'storage.refused.customer': {
    readonly orderId: string;
    readonly chargeId: string;
    readonly why: 'refused' | 'hard_declined' | 'needs_confirmation' | 'no_card' | 'open';
  };
  /** The charge is no longer retried automatically. */
  'storage.arrears.operator': { readonly orderId: string; readonly chargeId: string };
  'storage.ended.customer': { readonly orderId: string };
  /** `from`: the first day of the new weekly price. */
  'storage.price.customer': { readonly orderId: string; readonly from: string };
  /** `on`: the day of the transfer to another unit. */
  'storage.moving.customer': { readonly orderId: string; readonly on: string };
  'storage.moved.customer': { readonly orderId: string; readonly on: string };
  /** `why`: the customer asked, or more items stay in the old unit. */
  'storage.move_off.customer': { readonly orderId: string; readonly on: string; readonly why: 'asked' | 'more' };
  /** A delegate may order returns: for the delegate, and for the owner. */
  'helper.invited.customer': { readonly orderId: string; readonly helperId: string };
  'helper.given.customer': { readonly orderId: string; readonly helperId: string };
  /** The permission was withdrawn: for the delegate, and for the owner. */
  'helper.revoked.customer': { readonly orderId: string; readonly helperId: string };
  'helper.taken.customer': { readonly orderId: string; readonly helperId: string };
  'helper.return.customer': { readonly orderId: string; readonly what: 'ordered' | 'moved' | 'cancelled' };
  /** For the delegate: the owner has cancelled the return. */
  'helper.stopped.customer': { readonly orderId: string; readonly helperId: string };
  'lead.created.operator': { readonly leadId: string };
  'lead.created.slack': { readonly leadId: string };
  'lead.created.webhook': { readonly leadId: string };
  'lead.copy.customer': { readonly leadId: string };
  /** Applies the spam rules to a form that looks automated. */
  'lead.held.review': { readonly heldId: string };
  /** Enquiries held as spam within an hour (two digits, London), or on the whole day without `hour`. */
  'lead.held.operator': { readonly date: string; readonly hour?: string };
  'news.confirm.customer': { readonly subscriberId: string };
  'news.welcome.customer': { readonly subscriberId: string };
  'notice.slack': { readonly notice: SlackNotice; readonly reference: string };
  'conversion.meta': { readonly conversionId: string };
};
export type OutboxTopic = keyof OutboxTopics;

export type MailTopic = Extract<OutboxTopic, `${string}.customer` | `${string}.operator` | `${string}.lead`>;
export type SmsTopic = Extract<OutboxTopic, `${string}.text`>;
