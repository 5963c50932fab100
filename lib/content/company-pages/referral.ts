import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { AUDIENCES_FILES, SERVICES_FILES, STEPS_FILES } from '../drawing-files';
import { ask } from './ask';

export const REFERRAL_PAGE = {
  path: '/referral-program',
  title: 'Referral programme',
  description:
    'Send people who move to us with a code of your own. They see what it takes off before they book, and you see what came of it.',
  hero: {
    title: 'You know who is moving',
    lead: 'Estate agents, concierges, student halls, neighbours: whoever hears of a move first can pass on a code that is worth something to both sides.',
    drawing: AUDIENCES_FILES.partners,
  },
  sections: [
    {
      kind: 'steps',
      title: 'How a code works',
      lead: 'No shop, no points, no app.',
      steps: [
        {
          title: 'You ask for a code',
          text: 'We agree what it takes off and until when, and what you get. In writing.',
          drawing: STEPS_FILES.price,
        },
        {
          title: 'You pass it on',
          text: 'On a card, in a mail, in the welcome pack. It is a word that people type in.',
          drawing: STEPS_FILES.day,
        },
        {
          title: 'They use it',
          text: 'The quote shows the discount as a line of its own before anybody pays.',
          drawing: STEPS_FILES.carry,
        },
        {
          title: 'We settle',
          text: 'For orders that were done and not cancelled, as we agreed.',
          drawing: STEPS_FILES.home,
        },
      ],
    },
    {
      kind: 'points',
      title: 'The rules in four lines',
      points: [
        {
          title: 'The price stays public',
          text: 'Whoever comes with a code pays the list price less the code. Nothing is added to make up for it.',
        },
        {
          title: 'With the student discount',
          text: `A code comes on top of the ${STUDENT_DISCOUNT_PERCENT}% for students, off what is left.`,
        },
        {
          title: 'No personal data',
          text: 'You pass on a word, not a name. We never ask you who might be moving.',
        },
        {
          title: 'Say that you gain',
          text: 'Tell people when you get something for the code. The law on fair trading asks for it, and so do we.',
        },
      ],
    },
    ask({
      title: 'Ask for your code',
      text: 'There is no fixed reward on this page, because it depends on what you send. Tell us, and we make you an offer in writing.',
      points: [
        'Who you are, and where you meet people who move',
        'About how many moves a month that may be',
        'What would help them: something off the move, the storage or the clean',
        'How we reach you',
      ],
      subject: 'Referral programme',
      form: 'partner',
    }),
    {
      kind: 'action',
      title: 'Booking for others yourself?',
      text: 'Agents, relocation firms and halls that order in their own name work with us as partners.',
      drawing: SERVICES_FILES.storage,
      action: { label: 'Partners', href: '/partners' },
    },
  ],
} as const;
