import { planFit } from '@/lib/domain/pricing/fit';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { isTooHeavy } from '@/lib/domain/catalogue/needs';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { useAnswers } from '../engine/form';

const BY_REQUEST = 'Something on your list is priced by request, because of its weight.';

/** Beside the price on every step: a list beyond the plan is taken all the same, and paid for by its volume (FIT-1). */
export function MoveVerdict() {
  const { values } = useAnswers<MovingAnswers>();
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '') return null;
  if (isTooHeavy(furnitureItems)) return <span>{BY_REQUEST}</span>;
  const { overCubicFeet } = planFit(movingSpace, furnitureItems);
  if (overCubicFeet === 0) return null;
  return (
    <span>{`${formatCubicFeet(overCubicFeet)} more than the plan holds: we take it, and it is in the price.`}</span>
  );
}
