import { requestQuote } from '@/lib/contracts/enquiries';
import type { Call } from '../http/route';
import { validate } from '../http/validate';
import { guardsOf } from './guards';

/** request_quote: checked like any call, with the guards of a form beside its answers. */
export const requestQuoteCall: Call = {
  contract: requestQuote,
  status: 201,
  run: async ({ leads }, input, request) =>
    leads.requested(await validate(requestQuote.request, input), guardsOf(request.headers, input)),
};
