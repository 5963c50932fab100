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
    answer: `${formatPence(PACKING)} with a move, whatever the number of rooms. Tick it in the first step of the quote and it stands in the total with a line of its own.`,
  },
  {
    id: 'packing-when',
    question: 'Do you pack on the day of the move?',
    answer: 'Yes: we pack first and load after it, on the same visit.',
  },
  {
    id: 'assembling',
    question: 'Do you take beds and wardrobes apart?',
    answer: `Yes, and put them together again at the other end, for ${formatPence(ASSEMBLING)} a move. Keep bolts in a bag taped to the piece if you take something apart yourself.`,
  },
  {
    id: 'box-weight',
    question: 'How heavy may a box be?',
    answer:
      'As heavy as you can lift it yourself without a second thought. Books go into small boxes, duvets into large ones.',
  },
  {
    id: 'drawers',
    question: 'Can I leave things in the drawers?',
    answer:
      'Clothes may stay in a chest of drawers that is sound. Take out everything heavy, loose or breakable, and everything from cupboards with glass doors.',
  },
  {
    id: 'cancel-packing',
    question: 'Can I take packing out again?',
    answer: `Yes. Packing is a service, so you may cancel it within ${COOLING_OFF_DAYS} days of booking and get all of its price back, unless you asked us to start within those days and we have packed.`,
  },
];
