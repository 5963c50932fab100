import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { COMPANY_FILES, SERVICES_FILES, STEPS_FILES } from '../drawing-files';
import { ask } from './contact';

export const REFERRAL_PAGE = {
  path: '/referral-program',
  title: 'Referral programme',
  description:
    'Refer people who are moving with a code of your own. They see the discount before they book, and we agree your reward in writing.',
  hero: {
    title: 'Know someone who is moving?',
    lead: 'Estate agents, concierges, student halls, neighbours: if you hear about a move, pass on a code that rewards you both.',
    drawing: COMPANY_FILES.referral,
    action: { label: 'Ask for your code', href: '#ask' },
  },
  sections: [
    {
      kind: 'steps',
      title: 'How a code works',
      lead: 'No shop, no points, no app.',
      steps: [
        {
          title: 'You ask for a code',
          text: 'We agree in writing how much it takes off, how long it lasts and what you get.',
          drawing: STEPS_FILES.price,
        },
        {
          title: 'You pass it on',
          text: 'On a card, in an email or in a welcome pack. It is a word to type into the quote.',
          drawing: STEPS_FILES.day,
        },
        {
          title: 'They use it',
          text: 'The quote shows the discount on its own line before they pay.',
          drawing: STEPS_FILES.carry,
        },
        {
          title: 'We pay you',
          text: 'For completed orders that were not cancelled, as agreed.',
          drawing: STEPS_FILES.home,
        },
      ],
    },
    {
      kind: 'points',
      title: 'The rules',
      points: [
        {
          title: 'No mark-up',
          text: 'Anyone with a code pays the list price less the discount. Nothing is added to make up for it.',
        },
        {
          title: 'With the student discount',
          text: `A code comes on top of the ${STUDENT_DISCOUNT_PERCENT}% student discount, off the price that is left.`,
        },
        {
          title: 'No personal data',
          text: 'You pass on a code, not a name. We never ask you who might be moving.',
        },
        {
          title: 'Be open about your reward',
          text: 'Tell people if you get something for the code. Fair trading law requires it, and so do we.',
        },
      ],
    },
    ask({
      title: 'Ask for your code',
      text: 'There is no fixed reward, because it depends on how many people you refer. Tell us, and we will make you an offer in writing.',
      points: [
        'Who you are, and where you meet people who are moving',
        'Roughly how many moves a month that could be',
        'What would help them: a discount on the move, the storage or the clean',
        'How we can reach you',
      ],
      subject: 'Referral programme',
      form: 'partner',
    }),
    {
      kind: 'action',
      title: 'Do you book for other people?',
      text: 'Agents, relocation firms and halls that order in their own name can work with us as partners.',
      drawing: SERVICES_FILES.storage,
      action: { label: 'Partners', href: '/partners' },
    },
  ],
} as const;
