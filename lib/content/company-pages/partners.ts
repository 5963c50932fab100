import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/assumptions';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/prices/price-lists';
import { DAYS_AHEAD } from '@/lib/domain/slots/calendar';
import { ROUTES } from '@/lib/routes';
import { MOVES_FILES, PLACES_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { DAY_END, DAY_START } from '../opening';
import { ask } from './ask';

export const PARTNERS_PAGE = {
  path: '/partners',
  title: 'Partners',
  description:
    'For letting agents, relocation firms, halls and shops that order moves, storage and cleaning for their own customers in London.',
  hero: {
    title: 'Your customers move. We carry.',
    lead: 'For firms that order moving, storage or cleaning for the people they look after, and need to know the cost before they promise it.',
    drawing: WIZARD_FILES.done,
  },
  sections: [
    {
      kind: 'points',
      title: 'Who works with us how',
      points: [
        {
          title: 'Letting agents',
          text: `A clean between two tenancies, on a fixed day, with ${CLEANING_GUARANTEE_HOURS} hours to report what was missed.`,
        },
        {
          title: 'Relocation firms',
          text: 'One order for the move, the storage in between and the delivery, each with its own line on the bill.',
        },
        {
          title: 'Halls and universities',
          text: 'Collection at the end of term and return before the next, room by room, paid by the student or by you.',
        },
        {
          title: 'Shops and galleries',
          text: 'Delivery in a two-hour slot with two people who carry upstairs, and a unit for what is not sold yet.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'What you can build on',
      paragraphs: [
        'Everything a customer sees, you see: the same prices, the same free slots, the same terms. So you can promise a figure without asking us first.',
      ],
      points: [
        `Slots of two hours, ${DAY_START}–${DAY_END}, every day, ${DAYS_AHEAD} days ahead`,
        'The price list as JSON, for your own tools',
        `Moves cancelled until ${FREE_CANCELLATION_HOURS} hours before are paid back in full`,
        'A reference and a page for each order, for you and for your customer',
      ],
      drawing: MOVES_FILES['2-bed'],
      side: 'right',
      ground: 'quiet',
      action: { label: 'Open the price list', href: ROUTES.prices },
    },
    ask({
      title: 'Start with one order',
      text: 'Tell us what you need most often. We answer with how it would run, what it costs and how it is billed.',
      points: [
        'Your company and what it does',
        'Which services, in which parts of London',
        'About how many orders a month, and how long ahead you know them',
        'Who pays: you, or your customer',
      ],
      subject: 'Working together',
      form: 'partner',
    }),
    {
      kind: 'story',
      title: 'What we do not do',
      paragraphs: [
        'We do not sell the names of people who asked for a price, we do not list partners who did not agree to it, and we do not pay for reviews.',
        'Nor is there a second, dearer price list for customers that come through somebody else.',
      ],
      drawing: PLACES_FILES['help-desk'],
      side: 'left',
      ground: 'plain',
    },
    {
      kind: 'action',
      title: 'Only passing people on?',
      text: 'Then a code is simpler: they use it themselves, and you order nothing.',
      drawing: SERVICES_FILES.packing,
      action: { label: 'Referral programme', href: '/referral-program' },
    },
  ],
} as const;
