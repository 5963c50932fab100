import { string } from 'yup';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { quoteRequestSchema } from '@/lib/validation/quote-request';
import { APP_PREFIX, endpoint } from './endpoint';

/** What may have no price online: larger homes to clean, storage beyond the largest unit, places that we do not serve. */
export type RequestedService = FlowId;

/**
 * Asks for a quote for what is only priced by request: a lead, told to the operator at once. Guarded as the forms of
 * forms.ts: FORM_AGE_HEADER and, when it is filled, HONEYPOT travel beside the answers.
 */
export const requestQuote = endpoint<{ readonly leadId: string }>()({
  name: 'requestQuote',
  method: 'POST',
  path: `${APP_PREFIX}/request_quote`,
  access: 'open',
  request: quoteRequestSchema.shape({
    /** The same key is one enquiry, however often it is sent. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    service: string().oneOf(FLOW_IDS).required(),
  }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 16 * 1024,
  perMinute: 20,
});
