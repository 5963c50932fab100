/** The groups of /faq in their order. `id` is the group's anchor on the page. */
export const FAQ_TOPICS = [
  { id: 'prices', title: 'Prices' },
  { id: 'moving', title: 'Moving day' },
  { id: 'packing', title: 'Packing and furniture' },
  { id: 'storage', title: 'Storage' },
  { id: 'cleaning', title: 'Cleaning' },
  { id: 'booking', title: 'Booking and paying' },
  { id: 'changing', title: 'Changing and cancelling' },
] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number]['id'];

/** A question and its answer. Every number in the answer comes from the rule that applies it. */
export type Faq = {
  /** The question's anchor on a page. It never changes, so that links keep working. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Whether it is frequent enough for the home page. */
  readonly isOften?: true;
};
