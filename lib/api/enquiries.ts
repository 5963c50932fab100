import * as contract from '@/lib/contracts/enquiries';
import { call } from './client';
import type { BodyOf } from './request';

/** Asks for a quote for what has no price online; one enquiry per idempotency key. */
export const requestQuote = (body: BodyOf<typeof contract.requestQuote>) => call(contract.requestQuote, body);
