import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { formatPence } from '@/lib/domain/money';
import { cheaperPlan } from '@/lib/domain/pricing/cheaper-plan';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { CheaperOffer } from '../flow-config';
import { localQuote } from './price';

/**
 * Returns the size that moves the list for less than the shown price, in words (FLW-1). Null if there is none, and for
 * a price with older amounts, which today's prices must not be compared with.
 */
export function cheaperMove(values: MovingAnswers, quote: Quote | null): CheaperOffer<MovingAnswers> | null {
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '' || !quote || quote.kept) return null;
  const cheaper = cheaperPlan(
    movingSpace,
    furnitureItems,
    (size) => localQuote({ ...values, movingSpace: size }, quote.distanceMiles, quote.promo)?.totalWithDiscount ?? null,
  );
  if (!cheaper) return null;
  const { movingSpace: size, total } = cheaper;
  return {
    values: { ...values, movingSpace: size },
    text: `${formatPence(total)} ${size === 'custom' ? 'for your list alone' : 'for your list'}.`,
    action: `Switch to a ${SPACE_TITLES[size].toLowerCase()}`,
  };
}
