import { object } from 'yup';
import { endpoint } from './endpoint';
import { draftId } from './flows/parts';

export const QUOTES_SHOWN = 10;

/** Deletes a saved quote. not_found: another customer's, ordered, or gone. */
export const forgetQuote = endpoint<{ readonly forgotten: true }>()({
  name: 'forgetQuote',
  path: '/auth-api/forget_quote',
  access: 'own',
  request: object({ draftId: draftId.required() }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
  maxBytes: 4096,
  perMinute: 30,
});
