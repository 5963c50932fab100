import { string } from 'yup';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { quoteRequestSchema } from '@/lib/validation/quote-request';
import { APP_PREFIX, endpoint } from './endpoint';

export type RequestedService = FlowId;

/** Creates an enquiry for a job that is priced by request. FORM_AGE_HEADER and HONEYPOT are sent beside the answers. */
export const requestQuote = endpoint<{ readonly leadId: string }>()({
  name: 'requestQuote',
  path: `${APP_PREFIX}/request_quote`,
  access: 'open',
  request: quoteRequestSchema.shape({
    /** One enquiry per key. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    service: string().oneOf(FLOW_IDS).required(),
  }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 16 * 1024,
  perMinute: 20,
});
