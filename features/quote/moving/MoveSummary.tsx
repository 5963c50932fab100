import { planFit } from '@/lib/domain/pricing/fit';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { useAnswers } from '../engine/form';
import { loadGauges } from '../steps/LoadSummary/load-words';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { useMovingFacts } from './facts';

/** The van, and how full it is by volume and by weight. */
export function MoveSummary() {
  const { values } = useAnswers<MovingAnswers>();
  const { planPictures } = useMovingFacts();
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '') return null;
  const fit = planFit(movingSpace, furnitureItems);
  return (
    <LoadSummary
      picture={planPictures[movingSpace]}
      items={furnitureItems}
      hold={{ kind: 'vans', count: fit.vans }}
      gauges={loadGauges(movingSpace, fit)}
    />
  );
}
