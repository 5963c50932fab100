import { createHmac } from 'node:crypto';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { HOUR_MS } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { Db } from '@/lib/server/platform/db/db';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import { limitHits } from '@/lib/server/platform/limits/limits';

/** The fields of a submitted form, validated by its own schema. They differ by form and have changed over the years. */
export type SentForm = Readonly<Record<string, unknown>>;

export const FORM: StoredDocument<'form', SentForm> = storedDocument('form');

type Contact = Pick<EnquiryRow, 'email' | 'phone'>;

/**
 * Returns the lower-case email and the number with plus and country code by which an enquiry is found, each null if
 * missing.
 */
export function contactOf({ email, phone, phonePrefix }: SentForm): Contact {
  const prefix = typeof phonePrefix === 'string' ? phonePrefix : DEFAULT_PREFIX;
  return {
    email: typeof email === 'string' && email !== '' ? email.toLowerCase() : null,
    phone: typeof phone === 'string' && phone !== '' ? dialledNumber(prefix, phone) : null,
  };
}

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
