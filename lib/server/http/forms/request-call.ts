import { requestQuote } from '@/lib/contracts/enquiries';
import { guardsOf } from '@/lib/server/subjects/leads/guards';
import { call } from '../call';

/** request_quote: with the guards of a form beside its answers. */
export const requestQuoteCall = call(
  requestQuote,
  ({ leads }) =>
    (answers, { request, sent }) =>
      leads.requested(answers, guardsOf(request.headers, sent)),
  { status: 201 },
);
