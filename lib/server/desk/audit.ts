import { randomUUID } from 'node:crypto';
import type { Trx } from '@/lib/server/kernel/db/db';
import { storedDocument, type StoredDocument } from '@/lib/server/kernel/documents/document';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { insertAudit } from './audit-repo';

/** What the desk's log calls each change; the words are in audit-words.ts. */
export type AuditAction =
  | 'order.booked'
  | 'order.payment_asked'
  | 'order.held_again'
  | 'order.confirmed'
  | 'order.completed'
  | 'order.cancelled'
  | 'order.rescheduled'
  | 'order.moved'
  | 'order.items'
  | 'order.addresses'
  | 'holds.released'
  | 'lead.handled'
  | 'day.closed'
  | 'day.opened'
  | 'slot.places'
  | 'slot.blocked'
  | 'slot.opened'
  | 'promo.created'
  | 'promo.ended'
  | 'message.retried'
  | 'storage.waived'
  | 'storage.asked'
  | 'storage.ended'
  | 'storage.price'
  | 'storage.noted'
  | 'visit.assigned'
  | 'visit.recorded'
  | 'visit.called'
  | 'visit.counted'
  | 'visit.photographed'
  | 'visit.signed_off'
  | 'visit.not_ended'
  | 'crew.member'
  | 'crew.lead'
  | 'extra.asked'
  | 'extra.withdrawn'
  | 'extra.answered'
  | 'extra.paid'
  | 'order.refunded'
  | 'claim.made'
  | 'claim.answered'
  | 'claim.accepted'
  | 'claim.refused'
  | 'claim.paid'
  | 'claim.photos'
  | 'claim.photo_deleted'
  | 'order.noted'
  | 'order.called'
  | 'order.called_back'
  | 'order.mailed'
  | 'crew.phone'
  | 'crew.link'
  | 'crew.link_sent'
  | 'order.contact'
  | 'review.published'
  | 'review.refused';

/** States, days and amounts before and after. Names, addresses and phone numbers stay where they are. */
export type AuditFacts = Readonly<Record<string, string | number | null>>;
export const AUDIT_FACTS: StoredDocument<'audit_facts', AuditFacts> = storedDocument('audit_facts');

export type AuditEntry = {
  readonly action: AuditAction;
  /** A reference, a day, a code, an id. */
  readonly subject: string;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
};

/** Writes a change down, in the transaction that makes it: there is none without the other. */
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
