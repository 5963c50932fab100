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

/** What the links in the newsletter's mails lead to, beside the forms. */
export const NEWS_PAGES = ['newsletter-confirm', 'newsletter-unsubscribe'] as const;
export type NewsPage = (typeof NEWS_PAGES)[number];
