import type { Refusal } from './written';

/** Reasons for refusing a review, as labels for the desk. */
export const REFUSAL_LABELS: Readonly<Record<Refusal, string>> = {
  privacy: 'Gives away something private',
  abuse: 'Insulting',
  unlawful: 'Against the law',
  not_about_us: 'Not about our work',
};

/** Reasons for refusing a review, as sentences to its author. */
export const REFUSAL_SENTENCES: Readonly<Record<Refusal, string>> = {
  privacy: 'It gives away something private about someone: a full name, an address or a phone number, for example.',
  abuse: 'It insults or threatens someone.',
  unlawful: 'What it says would break the law if we published it.',
  not_about_us: 'It is not about the work we did for you.',
};
