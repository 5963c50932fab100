import { createHmac } from 'node:crypto';
import { HOUR_MS } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/mailbox';
import type { Db } from '@/lib/server/platform/db/db';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { limitHits } from '@/lib/server/platform/limits/limits';

/** Different enquiries by one person, with one form (assumption). */
const PER_CONTACT = { most: 10, windowMs: HOUR_MS };

/**
 * Counts an enquiry by its mailbox and by its telephone. Throws RateLimited when one of them sends too much; the counter
 * knows neither, only their HMAC under the installation's `secret`.
 */
export async function limitContact(
  db: Db,
  secret: string,
  form: string,
  { email, phone }: Pick<EnquiryRow, 'email' | 'phone'>,
  at: Date,
): Promise<void> {
  for (const word of [email && mailboxOf(email), phone]) {
    if (word === null) continue;
    const key = createHmac('sha256', secret).update(['lead-limit', form, word].join('\n')).digest('base64url');
    await limitHits(db, key, PER_CONTACT, at);
  }
}
