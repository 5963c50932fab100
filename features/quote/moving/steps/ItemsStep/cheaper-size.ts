import { cheaperPlan, type CheaperPlan } from '@/lib/domain/pricing/cheaper-plan';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { toMove } from '../../price';

/** The size that moves the same list for less, or null; null too for what no size can move. */
export function cheaperSize(values: MovingAnswers, distanceMiles: number | null): CheaperPlan | null {
  const move = toMove(values, distanceMiles);
  return move && priceOrNull(() => cheaperPlan(move));
}
