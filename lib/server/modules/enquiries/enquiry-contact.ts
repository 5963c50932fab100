import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import type { SentForm } from './form';

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
