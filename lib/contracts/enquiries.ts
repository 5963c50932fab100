import { object, string } from 'yup';
import { contactFields } from '@/lib/validation/contact';
import { draftAddress } from '@/lib/validation/answer-fields';
import { APP_PREFIX, endpoint } from './endpoint';

/** What has no price online: larger homes to clean, areas of storage beyond the largest unit. */
export const REQUESTED = ['cleaning', 'storage'] as const;

/** Asks for a quote for what is only priced by request: a lead, told to the operator at once. */
export const requestQuote = endpoint<{ readonly leadId: string }>()({
  name: 'requestQuote',
  method: 'POST',
  path: `${APP_PREFIX}/request_quote`,
  request: object({
    /** The same key is one enquiry, however often it is sent. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    service: string().oneOf(REQUESTED).required(),
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    email: contactFields.email,
    phone: contactFields.phone,
    phonePrefix: contactFields.phonePrefix,
    postcode: draftAddress.fields.postcode,
    /** In the visitor's words: how large, when, what else. */
    comment: string().trim().max(1000).defined().default(''),
  }),
  errors: ['validation_failed'],
  perMinute: 20,
});
