import type { StoredText } from '@/lib/server/kernel/documents/document';

/** What people have sent by forms. */
export type LeadRow = {
  id: string;
  type: string;
  body_json: StoredText<'form'>;
  dedupe_key: string;
  draft_id: string | null;
  created_at: string;
  /** Lower case, and with plus and country code: what it is found by. */
  email: string | null;
  phone: string | null;
};
/** What has been sent once: until it expires the same is the same lead. The key is a hash. */
export type LeadKeyRow = { key: string; lead_id: string; expires_at: string };
/** A form that a machine seems to have sent: no lead, but not thrown away unseen. */
export type HeldFormRow = Pick<LeadRow, 'id' | 'type' | 'body_json' | 'created_at'> & { reason: string };
/** That somebody at the desk has seen to a lead. */
export type HandledLeadRow = { lead_id: string; at: string; operator: string; note: string };
