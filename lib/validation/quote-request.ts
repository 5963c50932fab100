import { object, string, type InferType } from 'yup';
import { postcode } from './answer-fields';
import { contactFields } from './contact';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { SEVERAL_LINES } from './tidy';

/** A request for a price that is not online. */
export const quoteRequestSchema = object({
  firstName: contactFields.firstName,
  lastName: contactFields.lastName,
  email: contactFields.email,
  phone: contactFields.phone,
  phonePrefix: contactFields.phonePrefix,
  postcode,
  comment: string().meta(SEVERAL_LINES).trim().max(LIMITS.comment, MESSAGES.commentLong).defined().default(''),
});

export type QuoteRequest = InferType<typeof quoteRequestSchema>;
