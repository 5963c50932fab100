import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { COMPANY_FILES, MOVES_FILES } from '../drawing-files';
import { FAQ_GROUPS, FAQS } from '../faqs';
import { asJsonLd } from '../structured-data';
import { faqPageData } from '../structured-data-page';

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
