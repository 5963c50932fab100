import type { FormId, NewsPage } from '@/lib/domain/enquiries/forms';

export const ERROR_SUMMARY_ID = 'error-summary';

/** Texts by field name, as in a plain post ("quantities.box_s"). */
type Words = Readonly<Record<string, string>>;

/** Made by lib/server/modules/enquiries/plain-form-page.ts. */
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
  /** `retryAfter` in seconds. */
  | {
      readonly kind: 'limited';
      readonly form: FormId | NewsPage;
      readonly values: Words;
      readonly stamp: string;
      readonly retryAfter: number;
    }
  | { readonly kind: 'news'; readonly form: NewsPage; readonly token: string }
  /** A mailed link that has been used or has expired. */
  | { readonly kind: 'used'; readonly form: NewsPage };
