import type { FormId, NewsPage } from '@/lib/domain/enquiries/form-ids';

/** The id of what says all that is wrong on a page: where the answer to a refused form leads to. */
export const ERROR_SUMMARY_ID = 'error-summary';

/** By field name, as in a plain post ("quantities.box_s"). */
type Words = Readonly<Record<string, string>>;

/** What the page of a form shows, made by lib/server/http/forms/form-page.ts. */
export type FormPageState =
  | {
      readonly kind: 'form';
      readonly form: FormId;
      readonly values: Words;
      readonly errors: Words;
      /** The hidden field FORM_STAMP; '' without one. */
      readonly stamp: string;
    }
  | { readonly kind: 'sent'; readonly form: FormId | NewsPage }
  /** `retryAfter` in seconds; what was typed stays. */
  | {
      readonly kind: 'limited';
      readonly form: FormId | NewsPage;
      readonly values: Words;
      readonly stamp: string;
      readonly retryAfter: number;
    }
  | { readonly kind: 'news'; readonly form: NewsPage; readonly token: string }
  /** A link in a mail that has been used or is too old. */
  | { readonly kind: 'used'; readonly form: NewsPage };
