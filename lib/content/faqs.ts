import { BOOKING_FAQS } from './faqs/booking';
import { CHANGING_FAQS } from './faqs/changing';
import { CLEANING_FAQS } from './faqs/cleaning';
import { FAQ_TOPICS, type Faq, type FaqTopic } from './faqs/faq';
import { MOVING_FAQS } from './faqs/moving';
import { PACKING_FAQS } from './faqs/packing';
import { PRICE_FAQS } from './faqs/prices';
import { STORAGE_FAQS } from './faqs/storage';

/** All questions and answers, by topic. Each topic is one file, and there is no other copy. */
const FAQS_BY_TOPIC: Readonly<Record<FaqTopic, readonly Faq[]>> = {
  prices: PRICE_FAQS,
  moving: MOVING_FAQS,
  packing: PACKING_FAQS,
  storage: STORAGE_FAQS,
  cleaning: CLEANING_FAQS,
  booking: BOOKING_FAQS,
  changing: CHANGING_FAQS,
};

/** The groups of /faq with their questions. */
export const FAQ_GROUPS = FAQ_TOPICS.map((topic) => ({ ...topic, questions: FAQS_BY_TOPIC[topic.id] }));

export const FAQS: readonly Faq[] = FAQ_GROUPS.flatMap(({ questions }) => questions);
