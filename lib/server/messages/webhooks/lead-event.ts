import type { LeadRow } from '@/lib/server/kernel/db/lead-rows';

/** The body of the generic webhook for a new lead: what was sent, as it was sent. */
export function leadEvent(lead: LeadRow) {
  return {
    type: 'lead.created',
    timestamp: lead.created_at,
    data: {
      leadId: lead.id,
      form: lead.type,
      createdAt: lead.created_at,
      answers: JSON.parse(lead.body_json) as unknown,
    },
  };
}
