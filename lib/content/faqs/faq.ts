/** The groups of /faq, in their order; `id` is the group's place on the page. */
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

/** A question and its answer. Every number in it comes from the rule that it tells of. */
export type Faq = {
  /** The question's place on a page; never changes, so that links to it stay good. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Asked so often that the home page answers it. */
  readonly isOften?: true;
};
