import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import { MOVING_ADD_ONS } from '@/lib/domain/order/types';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import {
  ADDITIONAL_ADDRESS,
  BUSY_DAY_PERCENT,
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
} from '@/lib/domain/pricing/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { ADD_ON_PRICES } from '@/lib/domain/pricing/price-lists';
import { SITE } from '@/lib/site';
import { HERO_STREET, HERO_STREET_PHONE, OPEN_VAN_ON_INK, PLAN_DRAWINGS, STEP_DRAWINGS } from './drawings';
import { instantPlans, planCards } from './moving-plans';
import { PHONE_SERVICES } from './phone-services';

const ASSEMBLING = formatPence(ADD_ON_PRICES[SITE.addOnVariant].ASSEMBLING);

const STEPS = [
  {
    title: 'See your price',
    text: 'Two postcodes and a size. A price needs nothing else.',
    drawing: STEP_DRAWINGS.price,
  },
  {
    title: 'Pick a day and a slot',
    text: 'Every day shows its own price, so you can see which is cheaper.',
    drawing: STEP_DRAWINGS.day,
  },
  {
    title: 'We carry, you point',
    text: 'Two to four movers, and the vans your plan names.',
    drawing: STEP_DRAWINGS.carry,
  },
  {
    title: 'Shut the door',
    text: `Boxes in the right rooms. Beds put together, if you add that for ${ASSEMBLING}.`,
    drawing: STEP_DRAWINGS.home,
  },
];

const pledges = (phone: string) => [
  {
    title: 'The first price is the price',
    text: `VAT, ${PLAN_MILES} miles, the Congestion Charge, ULEZ and tolls are in it from the first screen. It moves only when you change something.`,
  },
  {
    title: 'What adds to it has a price too',
    text: `${formatPence(PER_FLOOR)} a floor without a lift, ${formatPence(NO_PARKING)} without parking at the door, ${formatPence(ADDITIONAL_ADDRESS)} for one more address, ${formatRate(PER_EXTRA_MILE)} a mile beyond ${PLAN_MILES}, ${formatRate(PER_CUBIC_FOOT)} a cubic foot beyond your plan. ${BUSY_DAY_PERCENT}% on busy days: ${BUSY_DAY_RULE}. The calendar shows which.`,
  },
  {
    title: 'Two hours, not all day',
    text: `You choose a two-hour slot between 08:00 and 20:00, any day of the week. Cancel the move until ${FREE_CANCELLATION_HOURS} hours before and you get all of it back.`,
  },
  { title: 'A person picks up', text: `Ring ${phone} and talk it through. The price stays the same.` },
];

/** Everything the home page says, made once at build time: small props instead of code. */
export function homeContent(phone: string) {
  return {
    hero: {
      lead: 'Man and van, storage and cleaning across London. You see the full price first. Your name and number can wait.',
      street: HERO_STREET,
      streetOnPhone: HERO_STREET_PHONE,
    },
    widget: { plans: instantPlans(), services: PHONE_SERVICES },
    steps: STEPS,
    plans: {
      plans: planCards(),
      custom: {
        text: `List what you have and pay for exactly that: ${formatPence(CUSTOM_BASE)} for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet, then ${formatRate(PER_CUBIC_FOOT)} each, with the total in view as you add.`,
        drawing: PLAN_DRAWINGS.custom,
      },
      addOns: MOVING_ADD_ONS.map((addOn) => ({
        name: SERVICE_NAMES[addOn],
        price: formatPence(ADD_ON_PRICES[SITE.addOnVariant][addOn]),
      })),
    },
    nothingHidden: { drawing: OPEN_VAN_ON_INK, pledges: pledges(phone) },
  };
}
