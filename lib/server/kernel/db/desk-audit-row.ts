import type { StoredText } from '@/lib/server/kernel/documents/document';

/** One change made at the desk: who, when, what; without personal data beyond the operator's own address. */
export type DeskAuditRow = {
  id: string;
  at: string;
  operator: string;
  action: string;
  /** What it is about: "SM-7K4Q-2XPD", "2026-12-15", "WELCOME10", the id of a lead or message. */
  subject: string;
  before_json: StoredText<'audit_facts'>;
  after_json: StoredText<'audit_facts'>;
};
