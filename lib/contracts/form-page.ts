import type { FormId, NewsPage } from '@/lib/domain/enquiries/forms';

/** The id of a page's error summary, to which the answer to a refused form links. */
export const ERROR_SUMMARY_ID = 'error-summary';

/** Texts by field name, as in a plain post ("quantities.box_s"). */
type Words = Readonly<Record<string, string>>;

/** The state of a form's page, made by lib/server/modules/enquiries/plain-form-page.ts. */
export type FormPageState =
  | {
      readonly kind: 'form';
      readonly form: FormId;
      readonly values: Words;
      readonly errors: Words;
      /** The value of the hidden field FORM_STAMP; '' without one. */
      readonly stamp: string;
    }
  | { readonly kind: 'sent'; readonly form: FormId | NewsPage }
  /** The answer to too many posts: `retryAfter` in seconds. The typed values stay. */
  | {
      readonly kind: 'limited';
      readonly form: FormId | NewsPage;
      readonly values: Words;
      readonly stamp: string;
      readonly retryAfter: number;
    }
  | { readonly kind: 'news'; readonly form: NewsPage; readonly token: string }
  /** The page of a mailed link that has been used or has expired. */
  | { readonly kind: 'used'; readonly form: NewsPage };
