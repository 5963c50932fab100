import { EXTRA_ANSWER_MINUTES, WAITING } from '@/lib/domain/extras/extras';
import { NOTHING } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION, UNDO_MINUTES } from '@/lib/domain/order/assumptions';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { BUSY_DAY_PERCENT, STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { LATE_CREDITS } from '@/lib/domain/visits/assumptions';
import { LATE_EXCEPTION } from '@/lib/domain/visits/late-credit';
import { DAY_END, DAY_START } from '../opening';
import { PRICE, type PriceColumn, type PriceGroup } from './price-group';

const percent = (id: string, title: string): PriceColumn => ({ id, title, unit: 'percent' });

const days: PriceGroup = {
  id: 'days-and-slots',
  title: 'Days and slots',
  dependsOn: `The price depends on the day, not on the time: every two-hour slot from ${DAY_START} to ${DAY_END} costs the same. A busy day adds a percentage to the move, the collection, the return or the clean, but not to what is ordered with it.`,
  of: 'Day',
  columns: [percent('supplement', 'Added')],
  rows: [
    { id: 'ordinary', name: 'An ordinary day', values: { supplement: 0 } },
    {
      id: 'busy',
      name: 'A busy day',
      detail: BUSY_DAY_RULE,
      values: { supplement: BUSY_DAY_PERCENT },
      lines: ['busy_day'],
    },
  ],
};

const discounts: PriceGroup = {
  id: 'discounts',
  title: 'Discounts',
  dependsOn:
    'The student discount is taken off the total of every service. A promo code has its own terms, which the quote shows, and is taken off what is left.',
  of: 'Who',
  columns: [percent('discount', 'Off')],
  rows: [
    { id: 'student', name: 'Students', values: { discount: STUDENT_DISCOUNT_PERCENT }, lines: ['student_discount'] },
  ],
};

const { freeMinutes, quarterMinutes, perQuarter, mostQuarters } = WAITING;

const extras: PriceGroup = {
  id: 'on-the-day',
  title: 'Extras on the day',
  dependsOn: `If there is more to do than you booked, we ask you first. Nothing is charged without your own yes; after ${EXTRA_ANSWER_MINUTES} minutes, no answer means no. More volume, stairs, parking, stops and their miles cost what the lists here say, on your day and with your discounts. We wait at most ${mostQuarters} quarters of an hour.`,
  of: 'What',
  columns: [PRICE],
  rows: [
    { id: 'waiting_free', name: `The first ${freeMinutes} minutes of waiting`, values: { price: NOTHING } },
    { id: 'waiting', name: `Each started ${quarterMinutes} minutes after that`, values: { price: perQuarter } },
  ],
};

const cancellation: PriceGroup = {
  id: 'cancellation',
  title: 'When you cancel',
  dependsOn: `What we pay back depends on the time left before each service begins. By law, services other than transport can also be cancelled within ${COOLING_OFF_DAYS} days of booking for a full refund; if you asked us to start sooner and we have begun, you pay for the part done.`,
  of: 'When',
  columns: [percent('paidBack', 'Paid back')],
  rows: [
    { id: 'undo', name: `Within ${UNDO_MINUTES} minutes of paying`, values: { paidBack: 100 } },
    { id: 'early', name: `Until ${FREE_CANCELLATION_HOURS} hours before`, values: { paidBack: 100 } },
    {
      id: 'late',
      name: `Then until ${LATE_CANCELLATION.hours} hours before`,
      values: { paidBack: LATE_CANCELLATION.percent },
    },
    { id: 'last_day', name: 'After that', values: { paidBack: 0 } },
  ],
};

const late: PriceGroup = {
  id: 'late',
  title: 'When we are late',
  dependsOn: `Part of the price of the move, the collection or the return is refunded without your asking, counted from the end of your two-hour slot to our arrival. ${LATE_EXCEPTION}`,
  of: 'When we arrive',
  columns: [percent('paidBack', 'Paid back')],
  rows: LATE_CREDITS.toReversed().map(({ afterMinutes, percent: paidBack }) => ({
    id: `after_${afterMinutes}`,
    name: `More than ${afterMinutes} minutes after your slot`,
    values: { paidBack },
  })),
};

export const RULE_GROUPS: readonly PriceGroup[] = [days, discounts, extras, cancellation, late];
