import type { LeadRow } from '@/lib/server/kernel/db/lead-rows';
import { FORM } from '@/lib/server/subjects/leads/form';

/** The body of the generic webhook for a new lead: what was sent, as it was sent. */
export function leadEvent(lead: LeadRow) {
  return {
    type: 'lead.created',
    timestamp: lead.created_at,
    data: {
      leadId: lead.id,
      form: lead.type,
      createdAt: lead.created_at,
      answers: FORM.read(lead.body_json),
    },
  };
}
