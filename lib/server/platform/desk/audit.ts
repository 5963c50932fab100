import { randomUUID } from 'node:crypto';
import type { LoggedChange } from '@/lib/contracts/desk';
import type { Trx } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { insertAudit } from './audit-repo';

/** States, days and amounts. Names, addresses and phone numbers are never copied into the log. */
export type AuditFacts = Readonly<Record<string, string | number | null>>;
export const AUDIT_FACTS: StoredDocument<'audit_facts', AuditFacts> = storedDocument('audit_facts');

export type AuditEntry = {
  readonly action: LoggedChange;
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
