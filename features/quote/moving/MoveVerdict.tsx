import { planFit } from '@/lib/domain/catalogue/fit';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers } from '../engine/form';

/** Beside the price on every step: a list beyond the plan is taken all the same, and paid for by its volume (FIT-1). */
export function MoveVerdict() {
  const { values } = useAnswers<MovingAnswers>();
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '') return null;
  const { overCubicFeet } = planFit(movingSpace, furnitureItems);
  if (overCubicFeet === 0) return null;
  return <>{formatCubicFeet(overCubicFeet)} more than the plan holds: we take it, and it is in the price.</>;
}
