import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { planFit, type PlanFit } from '@/lib/domain/pricing/fit';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { useAnswers } from '../engine/form';
import { loadGauges } from '../steps/LoadSummary/load-words';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { useMovingFacts } from './facts';

/** The room of a plan, and what of the list is more than that. */
const roomOf = ({ capacityCubicFeet, leftOver }: PlanFit) => ({
  cubicFeet: capacityCubicFeet,
  beyond: Object.fromEntries(leftOver.map(({ id, quantity }) => [id, quantity])),
});

/** The van, and how full it is by volume and by weight. */
export function MoveSummary() {
  const { values } = useAnswers<MovingAnswers>();
  const { planPictures, roomPictures } = useMovingFacts();
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '') return null;
  const fit = planFit(movingSpace, furnitureItems);
  const vans = { kind: 'vans', count: fit.vans } as const;
  const gauges = loadGauges(movingSpace, fit);
  if (movingSpace === 'custom') {
    return <LoadSummary picture={planPictures.custom} items={furnitureItems} hold={vans} gauges={gauges} />;
  }
  return (
    <LoadSummary
      picture={roomPictures[movingSpace]}
      items={furnitureItems}
      hold={{ ...vans, room: roomOf(fit) }}
      mark={`${SPACE_TITLES[movingSpace]}: room for ${formatCubicFeet(fit.capacityCubicFeet)}`}
      gauges={gauges}
    />
  );
}
