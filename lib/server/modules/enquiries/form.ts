import { createHmac } from 'node:crypto';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { HOUR_MS } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { Db, EnquiryRow } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import { limitHits } from '@/lib/server/platform/limits/limits';

/** The validated fields of a form. They differ by form and have changed over the years. */
export type SentForm = Readonly<Record<string, unknown>>;

export const FORM: StoredDocument<'form', SentForm> = storedDocument('form');

type Contact = Pick<EnquiryRow, 'email' | 'phone'>;

/** Returns the lower-case email and the international number, each null if missing. */
export function contactOf({ email, phone, phonePrefix }: SentForm): Contact {
  const prefix = typeof phonePrefix === 'string' ? phonePrefix : DEFAULT_PREFIX;
  return {
    email: typeof email === 'string' && email !== '' ? email.toLowerCase() : null,
    phone: typeof phone === 'string' && phone !== '' ? dialledNumber(prefix, phone) : null,
  };
}

/** Enquiries by one person with one form (assumption). */
const PER_CONTACT = { most: 10, windowMs: HOUR_MS };

/** Counts an enquiry by mailbox and phone number, stored only as HMACs under `secret`. Throws RateLimited. */
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
