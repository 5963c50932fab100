import type { LeadFacts } from '@/lib/server/subjects/leads/lead-facts';

/** A lead in the operator's channel: what it is about, no contact details and nothing that was written freely. */
export function leadLines({ title, jobRows }: LeadFacts): readonly string[] {
  return [
    `${title}: contact details are in the email to the office`,
    ...jobRows.map(([label, value]) => `${label}: ${value}`),
  ];
}
