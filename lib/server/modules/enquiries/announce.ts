import type { Trx } from '@/lib/server/platform/db/db';
import { enqueue, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';

const TOPICS = ['lead.created.operator', 'lead.created.slack', 'lead.created.webhook'] as const;

/** The messages that follow from a lead, in the transaction that writes it; once a lead. */
export async function announceEnquiry(
  trx: Trx,
  enquiryId: string,
  options: Omit<EnqueueOptions, 'dedupeKey'>,
): Promise<void> {
  for (const topic of TOPICS)
    await enqueue(trx, topic, { leadId: enquiryId }, { ...options, dedupeKey: `${topic}:${enquiryId}` });
}
