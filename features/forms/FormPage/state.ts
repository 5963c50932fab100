import type { FormErrors, FormValues } from '@/components/forms/form-view';
import type { FormId } from '@/components/forms/forms';

export type NewsPage = 'newsletter-confirm' | 'newsletter-unsubscribe';

/** What the page of a form shows (lib/server/leads/form-page.ts). */
export type FormPageState =
  | {
      readonly kind: 'form';
      readonly form: FormId;
      readonly values: FormValues;
      readonly errors: FormErrors;
      readonly stamp: string;
    }
  | { readonly kind: 'sent'; readonly form: FormId | NewsPage }
  | {
      readonly kind: 'limited';
      readonly form: FormId | NewsPage;
      readonly values: FormValues;
      readonly stamp: string;
      /** Seconds. */
      readonly retryAfter: number;
    }
  | { readonly kind: 'news'; readonly form: NewsPage; readonly token: string }
  | { readonly kind: 'used'; readonly form: NewsPage };
