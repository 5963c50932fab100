import { string } from 'yup';
import { FORM_CALLS } from '@/lib/domain/enquiries/forms';
import * as schemas from '@/lib/validation/forms/schemas';
import { endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import { oneOfBy } from './one-of';

/** Sent beside the body, which is exactly as the spec defines it (§7). */
export { FORM_AGE_HEADER, FORM_STAMP, HONEYPOT, IDEMPOTENCY_HEADER } from '@/lib/domain/enquiries/forms';

/** Does not say whether the form was stored, repeated or held as suspicious. */
export type FormAccepted = { readonly accepted: true };

const ERRORS = ['validation_failed', 'rate_limited'] as const satisfies readonly ErrorCode[];
const FORM = { errors: ERRORS, maxBytes: 16 * 1024, perMinute: 20 } as const;

const typeOf = <T extends string>(type: T) => string<T>().oneOf([type]).required();

const callback = schemas.callbackSchema.omit(['phonePrefix']);
const [fromMenu, fromPage] = schemas.CALLBACK_TYPES;

/** By the value of `type`. */
export const WEBSITE_FORMS = {
  [fromMenu]: callback.shape({ type: typeOf(fromMenu) }),
  [fromPage]: callback.shape({ type: typeOf(fromPage) }),
  [schemas.FOOTER_CALLBACK_TYPE]: schemas.footerCallbackSchema.shape({ type: typeOf(schemas.FOOTER_CALLBACK_TYPE) }),
  [schemas.CONTACT_TYPE]: schemas.contactSchema.omit(['phonePrefix']).shape({ type: typeOf(schemas.CONTACT_TYPE) }),
  [schemas.BUSINESS_TYPE]: schemas.businessSchema.omit(['phonePrefix']).shape({ type: typeOf(schemas.BUSINESS_TYPE) }),
  [schemas.SHIPPING_TYPE]: schemas.shippingSchema.omit(['phonePrefix']).shape({ type: typeOf(schemas.SHIPPING_TYPE) }),
  [schemas.MATERIALS_TYPE]: schemas.materialsSchema
    .omit(['phonePrefix'])
    .shape({ type: typeOf(schemas.MATERIALS_TYPE) }),
  [schemas.DISPOSAL_TYPE]: schemas.disposalSchema.omit(['phonePrefix']).shape({ type: typeOf(schemas.DISPOSAL_TYPE) }),
} as const;

/** Takes callback requests, and enquiries without an endpoint of their own in the specification. */
export const websiteForm = endpoint<FormAccepted>()({
  ...FORM,
  name: 'websiteForm',
  path: FORM_CALLS.website,
  access: 'open',
  request: oneOfBy('type', WEBSITE_FORMS),
});

/** FRM-1. Returns no price. */
export const studentsQuote = endpoint<FormAccepted>()({
  ...FORM,
  name: 'studentsQuote',
  path: FORM_CALLS.students,
  access: 'open',
  request: schemas.studentSchema.omit(['phonePrefix']),
});

/** FRM-1. The specification's path says "quote". */
export const moversQuote = endpoint<FormAccepted>()({
  ...FORM,
  name: 'moversQuote',
  path: FORM_CALLS.movers,
  access: 'open',
  request: schemas.moverSchema.omit(['phonePrefix']),
});

/** AFF-1. */
export const partnersQuote = endpoint<FormAccepted>()({
  ...FORM,
  name: 'partnersQuote',
  path: FORM_CALLS.partners,
  access: 'open',
  request: schemas.affiliatePayloadSchema,
});

/** Requests the newsletter, which starts once the visitor confirms the mailed link (double opt-in). */
export const subscribeToNews = endpoint<FormAccepted>()({
  ...FORM,
  name: 'subscribeToNews',
  path: FORM_CALLS.newsletter,
  access: 'open',
  request: schemas.newsletterSchema,
});

const TOKEN_ERRORS = ['validation_failed', 'not_found', 'rate_limited'] as const satisfies readonly ErrorCode[];

export const confirmNews = endpoint<{ readonly confirmed: true }>()({
  ...FORM,
  name: 'confirmNews',
  path: `${FORM_CALLS.newsletter}/confirm`,
  access: 'open',
  request: schemas.newsletterTokenSchema,
  errors: TOKEN_ERRORS,
});

/** Unsubscribes one reader. Mail programs send the token in the query (RFC 8058). */
export const unsubscribeFromNews = endpoint<{ readonly unsubscribed: true }>()({
  ...FORM,
  name: 'unsubscribeFromNews',
  path: `${FORM_CALLS.newsletter}/unsubscribe`,
  access: 'open',
  request: schemas.newsletterTokenSchema,
  errors: TOKEN_ERRORS,
});
