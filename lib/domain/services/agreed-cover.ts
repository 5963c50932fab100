import { listedWorth, type CoverAnswers } from '../answers/cover';
import { formatPence, toPounds } from '../money';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { condition, type PriceCondition } from '../pricing/conditions';
import type { Contents } from './service';
import type { CoverStep, Items, OrderCover } from '../order-types';

/** Returns the agreed cover with today's limits. Undefined if an order has only what every price includes. */
export function agreedCover({ step, worth }: CoverAnswers, items: Items): OrderCover | undefined {
  const listed = listedWorth(worth, items);
  if (step === 'included' && listed.length === 0) return undefined;
  const { item, job } = COVER_LIMITS[step];
  return { step, itemLimit: toPounds(item), jobLimit: toPounds(job), worth: listed };
}

export const changedCover = (booked: CoverAnswers, { coverStep, worth }: Pick<Contents, 'coverStep' | 'worth'>) => ({
  step: coverStep ?? booked.step,
  worth: worth ?? booked.worth,
});

export const coverCondition = (step: CoverStep = 'included'): readonly PriceCondition[] =>
  step === 'included'
    ? [condition('cover', 'you want more than the included cover', `from ${formatPence(COVER_PRICES.raised)}`)]
    : [];
