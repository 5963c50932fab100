import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { MOST_VANS } from '@/lib/domain/catalogue/most-vans';
import { MAX_CUBIC_FEET, MAX_VANS, VAN } from '@/lib/domain/catalogue/vans';
import { COVER_PROMISE } from '@/lib/domain/order/cover';
import { FIXED_MOVING_PLANS } from '@/lib/domain/order-types';
import { DAYS_AHEAD, LAST_CALL_FOR_TOMORROW } from '@/lib/domain/slots/calendar';
import { DAY_END, DAY_START } from '../opening';
import { NOT_CARRIED } from '../refused-things';
import type { Faq } from './faq';

const boxes = FIXED_MOVING_PLANS.map((plan) => PLAN_CAPACITY[plan].boxes);
const { mini, two_bedroom: twoBedroom, three_bedroom: threeBedroom } = PLAN_CAPACITY;

export const MOVING_FAQS: readonly Faq[] = [
  {
    id: 'which-plan',
    question: 'Which moving plan do I need?',
    answer: `Count your boxes first: the four plans hold ${boxes.slice(0, -1).join(', ')} and ${boxes.at(-1)}, along with furniture. The item list in the quote adds everything up and tells you if a plan is too small, or if a smaller one would do.`,
  },
  {
    id: 'insurance',
    isOften: true,
    question: 'Are my things covered? Do I need insurance?',
    answer: `${COVER_PROMISE} That applies while we carry, load, drive, store and clean. If a single item is worth more, choose more cover with your items, or ask your home insurer about things in transit.`,
  },
  {
    id: 'how-many-movers',
    question: 'How many people come?',
    answer: `${mini.movers} for a mini or a 1 bedroom move, ${twoBedroom.movers} for 2 bedrooms, and ${threeBedroom.movers} with ${threeBedroom.vans} vans for 3 bedrooms. A custom move has as many movers as the plan that would hold it.`,
  },
  {
    id: 'mini-time',
    question: 'Is there a time limit?',
    answer: `Only for the mini move: ${mini.hours} hours. All other plans are priced by what you move, so a slow lift costs you nothing extra.`,
  },
  {
    id: 'arrival',
    question: 'When exactly will you arrive?',
    answer: `Within the two-hour slot you choose, between ${DAY_START} and ${DAY_END}, any day of the week.`,
  },
  {
    id: 'short-notice',
    question: 'How soon can you come?',
    answer: `Tomorrow, if a slot is available and you book before ${LAST_CALL_FOR_TOMORROW} today. You can book up to ${DAYS_AHEAD} days ahead.`,
  },
  {
    id: 'van-size',
    question: 'How large is the van?',
    answer: `A Luton of ${formatCubicFeet(VAN.cubicFeet)} with a tail-lift is what we plan with. The quote draws your list inside it to scale, so you can see whether it fits.`,
  },
  {
    id: 'large-move',
    question: `What if I have more than ${MOST_VANS} full?`,
    answer: `Online we price up to ${MAX_VANS} vans, ${formatCubicFeet(MAX_CUBIC_FEET)}. For more than that, press “Ask for a price” under the list in the quote: we receive your list, and a person replies.`,
  },
  {
    id: 'be-there',
    question: 'Do I have to be there?',
    answer:
      'Someone has to let us in and show us what goes where, at both ends. It need not be you, but it should be someone who knows which things are yours.',
  },
  {
    id: 'not-carried',
    ...NOT_CARRIED,
  },
  {
    id: 'damage',
    question: 'What if something is damaged?',
    answer:
      'Tell us as soon as you see it, with a photograph and your order reference. The law requires us to work with reasonable care and skill, and our terms set out what we are liable for.',
  },
];
