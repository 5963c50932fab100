import { type LocalDate, londonDate } from '../london-time';
import { workingDaysAfter } from '../working-days';

/** Every form beside the quote by the name of its page, /forms/<name> (spec §5, §7). */
export const FORM_IDS = [
  'callback',
  'callback-footer',
  'newsletter',
  'partner',
  'mover',
  'student',
  'contact',
  'business',
  'shipping',
  'materials',
  'disposal',
] as const;
export type FormId = (typeof FORM_IDS)[number];

export const NEWS_PAGES = ['newsletter-confirm', 'newsletter-unsubscribe'] as const;
export type NewsPage = (typeof NEWS_PAGES)[number];

/** The endpoints of the forms, for contracts and markup. Apart from lib/contracts/forms.ts, whose rules are large. */
const PREFIX = '/api/public/v1';
export const FORM_CALLS = {
  website: `${PREFIX}/website_form`,
  students: `${PREFIX}/students_quote`,
  movers: `${PREFIX}/movers_quote`,
  partners: `${PREFIX}/partners_quote`,
  newsletter: `${PREFIX}/newsletter`,
} as const;

/** The header of the idempotency key, since a form's body has exactly the fields of the spec. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The header with the seconds since the form was first touched. */
export const FORM_AGE_HEADER = 'X-Form-Age';

/** The honeypot field, which people do not see: only bots fill it. */
export const HONEYPOT = 'website';
/** The field with the signed time at which the server rendered the form for one visitor. */
export const FORM_STAMP = 'stamp';

/** Returns the page of a single form, which also accepts the form's plain post. */
export const formPage = (form: string): string => `/forms/${form}`;

/** The hash that opens the call-back popup on any page. */
export const CALLBACK_HASH = '#callback';

/** Returns the day by whose end we answer an enquiry: the next working day after it arrived (assumption). */
export const answerBy = (sentAt: Date): LocalDate => workingDaysAfter(londonDate(sentAt), 1);
