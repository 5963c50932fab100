import { randomUUID } from 'node:crypto';
import type { Trx } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { insertAudit } from './audit-repo';

export const AUDIT_ACTIONS = {
  'order.booked': 'Booked by phone',
  'order.payment_asked': 'Payment link sent',
  'order.held_again': 'Held again, payment link sent',
  'order.confirmed': 'Confirmed by hand',
  'order.completed': 'Marked as done',
  'order.cancelled': 'Cancelled at the desk',
  'order.rescheduled': 'Rescheduled at the desk',
  'order.moved': 'Address changed at the desk',
  'order.items': 'Items changed at the desk',
  'order.addresses': 'Street address filled in',
  'holds.released': 'Slots of unpaid orders released',
  'lead.handled': 'Enquiry handled',
  'day.closed': 'Day closed',
  'day.opened': 'Day opened again',
  'slot.places': 'Places in a slot changed',
  'slot.blocked': 'Slot blocked',
  'slot.opened': 'Slot opened again',
  'promo.created': 'Promo code created',
  'promo.ended': 'Promo code ended',
  'message.retried': 'Message sent again',
  'storage.waived': 'Storage charge waived',
  'storage.asked': 'Storage payment asked for',
  'storage.ended': 'Storage ended at the desk',
  'storage.price': 'New storage price announced',
  'storage.noted': 'Storage note changed',
  'visit.assigned': 'Given to a crew',
  'visit.recorded': 'Recorded for the crew',
  'visit.called': 'Customer called by the crew',
  'visit.counted': 'Counted for the crew',
  'visit.photographed': 'Photos added for the crew',
  'visit.signed_off': 'Sign-off written down for the crew',
  'visit.not_ended': 'Crew told to stay: visit not ended',
  'crew.member': 'Crew member saved',
  'crew.lead': 'Lead of a crew changed',
  'extra.asked': 'Extra asked',
  'extra.withdrawn': 'Extra withdrawn',
  'extra.answered': 'Answer to an extra written down',
  'extra.paid': 'Extra paid by hand',
  'order.refunded': 'Part refunded at the desk',
  'claim.made': 'Claim written down',
  'claim.answered': 'Claim answered',
  'claim.accepted': 'Claim accepted',
  'claim.refused': 'Claim refused',
  'claim.paid': 'Claim paid by hand',
  'claim.photos': 'Photos added to a claim',
  'claim.photo_deleted': 'Photo of a claim deleted',
  'order.noted': 'Note written',
  'order.called': 'Call written down',
  'order.called_back': 'Call-back closed',
  'order.mailed': 'Message sent again',
  'crew.phone': 'Phone of a crew revoked',
  'crew.link': 'New link for a crew',
  'crew.link_sent': 'Link sent to the lead of a crew',
  'order.contact': 'Contact changed at the desk',
  'review.published': 'Review published',
  'review.refused': 'Review refused',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** States, days and amounts. Names, addresses and phone numbers are never copied into the log. */
export type AuditFacts = Readonly<Record<string, string | number | null>>;
export const AUDIT_FACTS: StoredDocument<'audit_facts', AuditFacts> = storedDocument('audit_facts');

export type AuditEntry = {
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
};

export async function recordAudit(trx: Trx, { email }: Operator, at: Date, entry: AuditEntry): Promise<void> {
  await insertAudit(trx, {
    id: randomUUID(),
    at: at.toISOString(),
    operator: email,
    action: entry.action,
    subject: entry.subject,
    before_json: AUDIT_FACTS.write(entry.before),
    after_json: AUDIT_FACTS.write(entry.after),
  });
}
