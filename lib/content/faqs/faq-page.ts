import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { COMPANY_FILES, MOVES_FILES } from '../drawing-files';
import { asJsonLd } from '../structured-data';
import { faqPageData } from '../structured-data-page';
import { BOOKING_FAQS } from './booking';
import { CHANGING_FAQS } from './changing';
import { CLEANING_FAQS } from './cleaning';
import { FAQ_TOPICS, type Faq, type FaqTopic } from './faq';
import { MOVING_FAQS } from './moving';
import { PACKING_FAQS } from './packing';
import { PRICE_FAQS } from './prices';
import { STORAGE_FAQS } from './storage';

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

/** Returns the content and metadata of /faq. */
export const faqPage = () => ({
  title: 'Questions and answers',
  description:
    'What stairs, parking and busy days cost, what fits, how storage collection and return work, how to change or cancel, and what we refund.',
  canonicalPath: ROUTES.faq,
  // Only the most frequent questions: all of them would double the page's weight.
  jsonLd: asJsonLd(faqPageData(FAQS.filter(({ isOften }) => isOften))),
  body: {
    groups: FAQ_GROUPS.map(({ questions, ...topic }) => ({
      ...topic,
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    })),
    drawings: { hero: COMPANY_FILES.question, action: MOVES_FILES.custom },
    phone: COMPANY.phone.value,
    phoneHref: COMPANY.phoneHref,
  },
});
