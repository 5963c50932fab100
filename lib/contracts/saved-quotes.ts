import { object } from 'yup';
import { endpoint } from './endpoint';
import { draftId } from './flows/parts';

/** Saved quotes that an account's page shows, the newest. */
export const QUOTES_SHOWN = 10;

/** Deletes one of the client's saved quotes with everything typed in it. not_found: somebody else's, ordered, or gone. */
export const forgetQuote = endpoint<{ readonly forgotten: true }>()({
  name: 'forgetQuote',
  method: 'POST',
  path: '/auth-api/forget_quote',
  access: 'own',
  request: object({ draftId: draftId.required() }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
  maxBytes: 4096,
  perMinute: 30,
});
