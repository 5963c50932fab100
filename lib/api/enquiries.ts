import * as contract from '@/lib/contracts/enquiries';
import { FORM_AGE_HEADER, HONEYPOT } from '@/lib/domain/enquiries/forms';
import { call } from './client';
import type { FormGuards } from './forms';
import type { BodyOf } from './request';

/** One enquiry per idempotency key. */
export const requestQuote = (
  body: BodyOf<typeof contract.requestQuote>,
  { ageSeconds, website }: Pick<FormGuards, 'ageSeconds' | 'website'>,
) =>
  call<typeof contract.requestQuote>(
    contract.requestQuote,
    { ...body, ...(website && { [HONEYPOT]: website }) },
    undefined,
    { [FORM_AGE_HEADER]: String(ageSeconds) },
  );
