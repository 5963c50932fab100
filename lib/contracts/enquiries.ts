import { string } from 'yup';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { quoteRequestSchema } from '@/lib/validation/quote-request';
import { APP_PREFIX, endpoint } from './endpoint';

/**
 * The flow of a request without an online price: larger homes to clean, storage beyond the largest unit, unserved
 * places.
 */
export type RequestedService = FlowId;

/**
 * Creates an enquiry for a job that is priced by request, and notifies the operator at once. The same guards as in
 * forms.ts apply: FORM_AGE_HEADER and, when it is filled, HONEYPOT are sent beside the answers.
 */
export const requestQuote = endpoint<{ readonly leadId: string }>()({
  name: 'requestQuote',
  method: 'POST',
  path: `${APP_PREFIX}/request_quote`,
  access: 'open',
  request: quoteRequestSchema.shape({
    /** The idempotency key: one enquiry per key. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    service: string().oneOf(FLOW_IDS).required(),
  }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 16 * 1024,
  perMinute: 20,
});
