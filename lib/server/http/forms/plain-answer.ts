import type { FormId, NewsPage } from '@/lib/domain/enquiries/form-ids';

/**
 * What became of a plain HTML form post (leads/plain-form.ts). The page shows it: `accepted` is a 303 to
 * /forms/<form>?sent=1, `invalid` the form again with everything that was typed (422), `limited` a 429 with Retry-After,
 * `refused` a post from a foreign site (403), `unknown` one that is no form of ours, or a link that is used up (404).
 */
export type PlainAnswer =
  | { readonly kind: 'accepted'; readonly form: FormId | NewsPage }
  | {
      readonly kind: 'invalid';
      readonly form: FormId;
      /** As typed, by field name ("quantities.box_s"). */
      readonly values: Readonly<Record<string, string>>;
      /** One sentence per wrong field, by field name. */
      readonly errors: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'limited';
      readonly form: FormId | NewsPage;
      readonly values: Readonly<Record<string, string>>;
      /** Seconds. */
      readonly retryAfter: number;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' };
