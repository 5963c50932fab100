import { cheaperPlan, type CheaperPlan } from '@/lib/domain/catalogue/fit';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { VolumeTooLarge } from '@/lib/domain/pricing/volume-too-large';
import { toMove } from '../../price';

/** The size that moves the same list for less, or null; null too for what no size can move. */
export function cheaperSize(values: MovingAnswers, distanceMiles: number | null): CheaperPlan | null {
  const move = toMove(values, distanceMiles);
  try {
    return move && cheaperPlan(move);
  } catch (error) {
    if (error instanceof VolumeTooLarge) return null;
    throw error;
  }
}
