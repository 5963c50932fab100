import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/assumptions';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/prices/price-lists';
import { DAYS_AHEAD } from '@/lib/domain/slots/calendar';
import { ROUTES } from '@/lib/routes';
import { DAY_END, DAY_START } from '../company';
import { AUDIENCES_FILES, MOVES_FILES, PLACES_FILES, SERVICES_FILES } from '../drawing-files';
import { ask } from './contact';

export const PARTNERS_PAGE = {
  path: '/partners',
  title: 'Partners',
  description:
    'For letting agents, relocation firms, halls and shops that book moves, storage and cleaning for their own customers in London.',
  hero: {
    title: 'Moving, storage and cleaning for your customers',
    lead: 'For firms that book for their customers and need to know the price first.',
    drawing: AUDIENCES_FILES.partners,
    action: { label: 'Start with one order', href: '#ask' },
  },
  sections: [
    {
      kind: 'points',
      title: 'Who we work with',
      points: [
        {
          title: 'Letting agents',
          text: `A clean between tenancies, on a fixed day, with ${CLEANING_GUARANTEE_HOURS} hours to report what was missed.`,
        },
        {
          title: 'Relocation firms',
          text: 'One order for the move, the storage in between and the delivery, each on its own line of the bill.',
        },
        {
          title: 'Halls and universities',
          text: 'Collection at the end of term and return before the next, room by room, paid by the student or by you.',
        },
        {
          title: 'Shops and galleries',
          text: 'Delivery in a two-hour slot with two people who carry upstairs, and a unit for unsold stock.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'What you can rely on',
      paragraphs: [
        'You see everything a customer sees: the same prices, the same available slots and the same terms. So you can quote a price without asking us first.',
      ],
      points: [
        `Two-hour slots, ${DAY_START}–${DAY_END}, every day, up to ${DAYS_AHEAD} days ahead`,
        'The price list as JSON, for your own tools',
        `A full refund for moves cancelled up to ${FREE_CANCELLATION_HOURS} hours before`,
        'A reference and a page for each order, for you and for your customer',
      ],
      drawing: MOVES_FILES['2-bed'],
      side: 'right',
      ground: 'quiet',
      action: { label: 'Open the price list', href: ROUTES.prices },
    },
    ask({
      title: 'Start with one order',
      text: 'Tell us what you need most often. We will reply with how it would work, what it costs and how we bill it.',
      points: [
        'Your company and what it does',
        'Which services, in which parts of London',
        'Roughly how many orders a month, and how far ahead you know about them',
        'Who pays: you, or your customer',
      ],
      subject: 'Working together',
      form: 'partner',
    }),
    {
      kind: 'story',
      title: 'What we do not do',
      paragraphs: [
        'We do not sell the names of people who ask for a price, we do not list partners without their agreement, and we do not pay for reviews.',
        'Nor do we charge customers more when they come through someone else.',
      ],
      drawing: PLACES_FILES['help-desk'],
      side: 'left',
      ground: 'plain',
    },
    {
      kind: 'action',
      title: 'Just want to refer people?',
      text: 'A code is simpler: they use it themselves, and you do not need to order anything.',
      drawing: SERVICES_FILES.packing,
      action: { label: 'Referral programme', href: '/referral-program' },
    },
  ],
} as const;
