import { createHmac } from 'node:crypto';
import { DAY_MINUTES, minutesAfter } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { Trx } from '@/lib/server/platform/db/db';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { enqueue, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';
import { isCopied } from './enquiry-types';
import { takeKey } from './repo';

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

/** One copy for a mailbox and a form in so long, whatever is sent (assumption) … */
const QUIET_MINUTES = 60;
/** … and so many a day with all forms: anybody can type anybody's address (assumption). */
const MOST_A_DAY = 5;

/**
 * The copy that the sender of a form gets, in the transaction that writes its lead. None without an email address: a
 * call-back cannot be copied. `wakeOutbox()` after the commit.
 * @param secret the installation's: the keys that count copies name nobody
 */
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
