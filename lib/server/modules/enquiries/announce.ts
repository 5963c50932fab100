import { createHmac, randomUUID } from 'node:crypto';
import { DAY_MINUTES, minutesAfter } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { EnquiryRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';
import { isCopied } from './enquiry-types';
import { takeKey, upsertEnquiry } from './repo';

const TOPICS = ['lead.created.operator', 'lead.created.slack', 'lead.created.webhook'] as const;

/** Enqueues the messages about an enquiry, once. */
export async function announceEnquiry(trx: Trx, enquiryId: string, options: Omit<EnqueueOptions, 'dedupeKey'>) {
  for (const topic of TOPICS)
    await enqueue(trx, topic, { leadId: enquiryId }, { ...options, dedupeKey: `${topic}:${enquiryId}` });
}

/** One copy for a mailbox and form in this time (assumption). */
const QUIET_MINUTES = 60;
/** Copies for a mailbox in a day, because anybody can type anybody's address (assumption). */
const MOST_A_DAY = 5;

/** Enqueues the copy to an email address. Copies are counted by HMACs that name nobody. Call `wakeOutbox()`. */
export async function copyToSender(
  trx: Trx,
  secret: string,
  { id, type, email }: Pick<EnquiryRow, 'id' | 'type' | 'email'>,
  at: Date,
): Promise<void> {
  if (email === null || !isCopied(type)) return;
  const mailbox = mailboxOf(email);
  const take = (minutes: number, ...words: readonly string[]) => {
    const key = createHmac('sha256', secret)
      .update(['lead-copy', ...words].join('\n'))
      .digest('base64url');
    return takeKey(trx, { key, lead_id: id, expires_at: minutesAfter(at, minutes).toISOString() }, at);
  };
  if (!(await take(QUIET_MINUTES, type, mailbox))) return;
  for (let place = 1; place <= MOST_A_DAY; place += 1) {
    if (!(await take(DAY_MINUTES, `${place}`, mailbox))) continue;
    const topic = 'lead.copy.customer';
    return enqueue(trx, topic, { leadId: id }, { dedupeKey: `${topic}:${id}`, now: at });
  }
}

type NewEnquiry = Pick<EnquiryRow, 'type' | 'body_json' | 'dedupe_key' | 'email' | 'phone'> & { readonly id?: string };

/** Stores an enquiry with its messages and the copy to the sender. Returns its id. Call `wakeOutbox()` afterwards. */
export async function storeEnquiry(trx: Trx, secret: string, enquiry: NewEnquiry, at: Date): Promise<string> {
  const row = { id: randomUUID(), ...enquiry, draft_id: null, created_at: at.toISOString() };
  const id = await upsertEnquiry(trx, row);
  await announceEnquiry(trx, id, { now: at });
  await copyToSender(trx, secret, { ...row, id }, at);
  return id;
}
