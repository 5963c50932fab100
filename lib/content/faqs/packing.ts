import { formatPence } from '@/lib/domain/money';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { ADD_ON_PRICES } from '@/lib/domain/prices/price-lists';
import { SITE } from '@/lib/site';
import type { Faq } from './faq';

const { PACKING, ASSEMBLING } = ADD_ON_PRICES[SITE.addOnVariant];

export const PACKING_FAQS: readonly Faq[] = [
  {
    id: 'packing-price',
    question: 'What does packing cost?',
    answer: `${formatPence(PACKING)} with a move, however many rooms you have. Tick it in the first step of the quote and it appears on its own line in the total.`,
  },
  {
    id: 'packing-when',
    question: 'Do you pack on the day of the move?',
    answer: 'Yes: we pack first and then load, on the same visit.',
  },
  {
    id: 'assembling',
    question: 'Do you take beds and wardrobes apart?',
    answer: `Yes, and put them together again at the other end, for ${formatPence(ASSEMBLING)} a move. If you take something apart yourself, tape a bag with the bolts to it.`,
  },
  {
    id: 'box-weight',
    question: 'How heavy can a box be?',
    answer: 'No heavier than you can comfortably lift yourself. Put books in small boxes and duvets in large ones.',
  },
  {
    id: 'drawers',
    question: 'Can I leave things in the drawers?',
    answer:
      'Clothes can stay in a sturdy chest of drawers. Take out anything heavy, loose or breakable, and empty cupboards with glass doors.',
  },
  {
    id: 'cancel-packing',
    question: 'Can I remove packing from my order?',
    answer: `Yes. Packing is a service, so you can cancel it within ${COOLING_OFF_DAYS} days of booking for a full refund of its price, unless you asked us to start within those days and we have already packed.`,
  },
];
