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

/** The pages that the newsletter's mails link to. */
export const NEWS_PAGES = ['newsletter-confirm', 'newsletter-unsubscribe'] as const;
export type NewsPage = (typeof NEWS_PAGES)[number];
