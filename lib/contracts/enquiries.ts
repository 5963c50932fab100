import { string } from 'yup';
import { quoteRequestSchema } from '@/lib/validation/quote-request';
import { APP_PREFIX, endpoint } from './endpoint';

/** What has no price online: larger homes to clean, areas of storage beyond the largest unit. */
export const REQUESTED = ['cleaning', 'storage'] as const;
export type RequestedService = (typeof REQUESTED)[number];

/** Asks for a quote for what is only priced by request: a lead, told to the operator at once. */
export const requestQuote = endpoint<{ readonly leadId: string }>()({
  name: 'requestQuote',
  method: 'POST',
  path: `${APP_PREFIX}/request_quote`,
  request: quoteRequestSchema.shape({
    /** The same key is one enquiry, however often it is sent. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    service: string().oneOf(REQUESTED).required(),
  }),
  errors: ['validation_failed'],
  perMinute: 20,
});
