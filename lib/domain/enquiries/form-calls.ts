/**
 * Where the forms beside the quote go, for contracts (lib/contracts/forms.ts) and markup alike: a form without a script
 * posts to the path of the very call that the script makes. Apart from the contracts, whose rules are large.
 */
const PREFIX = '/api/public/v1';
export const FORM_CALLS = {
  website: `${PREFIX}/website_form`,
  students: `${PREFIX}/students_quote`,
  movers: `${PREFIX}/movers_quote`,
  partners: `${PREFIX}/partners_quote`,
  newsletter: `${PREFIX}/newsletter`,
} as const;

/** Travel beside the answers of a form, whose body is exactly what the spec names. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Seconds since the form was first touched. */
export const FORM_AGE_HEADER = 'X-Form-Age';

/** A field that people do not see: what it holds was typed by a machine. */
export const HONEYPOT = 'website';
/** In a form that the server has rendered for one visitor: when that was, signed. */
export const FORM_STAMP = 'stamp';

/** The page of a form alone; it also takes the form's plain post. */
export const formPage = (form: string): string => `/forms/${form}`;

/** At the end of any address it opens the call-back popup. */
export const CALLBACK_HASH = '#callback';
