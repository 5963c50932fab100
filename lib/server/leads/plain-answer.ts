/** Every form by the name of its page, /forms/<name> (spec §5, §7). */
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

/** What the links in the newsletter's mails lead to. */
export const NEWS_PAGES = ['newsletter-confirm', 'newsletter-unsubscribe'] as const;
export type NewsPage = (typeof NEWS_PAGES)[number];

/**
 * What became of a plain HTML form post (leads/plain-post.ts). The page shows it: `accepted` is a 303 to
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
