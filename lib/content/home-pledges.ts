import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import { COVER_PROMISE } from '@/lib/domain/order/cover';
import {
  ADDITIONAL_ADDRESS,
  BUSY_DAY_PERCENT,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
} from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { DAY_END, DAY_START } from './opening';
import { unbroken } from './unbroken';

/** What is in the price, what may add to it and by how much, and what is promised beside it. */
export const pledges = (phone: string) => [
  {
    title: 'The price you see is the price you pay',
    text: `VAT, ${PLAN_MILES} miles, the Congestion Charge, ULEZ and tolls are included from the first screen. It changes only if you change something.`,
  },
  {
    title: 'Extras have fixed prices',
    text: `${formatPence(PER_FLOOR)} a floor without a lift, ${formatPence(NO_PARKING)} without parking at the door, ${formatPence(ADDITIONAL_ADDRESS)} for one more address, ${formatRate(PER_EXTRA_MILE)} a mile beyond ${PLAN_MILES}, ${formatRate(PER_CUBIC_FOOT)} a cubic foot beyond your plan. ${BUSY_DAY_PERCENT}% on busy days: ${BUSY_DAY_RULE}. The calendar shows which.`,
  },
  {
    title: 'A two-hour arrival slot',
    text: `You choose a two-hour slot between ${DAY_START} and ${DAY_END}, any day of the week. Cancel the move up to ${FREE_CANCELLATION_HOURS} hours before and you get a full refund.`,
  },
  { title: 'Cover included', text: COVER_PROMISE },
  { title: 'You can ring us', text: `Ring ${unbroken(phone)} and talk it through. The price stays the same.` },
];
