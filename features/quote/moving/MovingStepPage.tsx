import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { isTooHeavy } from '@/lib/domain/catalogue/needs';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { planFit, type PlanFit } from '@/lib/domain/pricing/fit';
import { useAnswers } from '../engine/form';
import { StepPage, question, type StepView } from '../pages/StepPage';
import type { Questions } from '../engine/types';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { loadGauges } from '../steps/LoadSummary/load-words';
import { MovingStepPropsProvider, useMovingStepProps, type MovingStepProps } from './step-props';
import { movingFlow } from './flow';

/** Returns the plan's share of the vans in cubic feet, and the number of pieces beyond it by item id. */
const planRoom = ({ capacityCubicFeet, leftOver }: PlanFit) => ({
  cubicFeet: capacityCubicFeet,
  beyond: Object.fromEntries(leftOver.map(({ id, quantity }) => [id, quantity])),
});

export function MoveSummary() {
  const { values } = useAnswers<MovingAnswers>();
  const { planPictures, roomPictures } = useMovingStepProps();
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
      hold={{ ...vans, room: planRoom(fit) }}
      mark={`${SPACE_TITLES[movingSpace]}: room for ${formatCubicFeet(fit.capacityCubicFeet)}`}
      gauges={gauges}
    />
  );
}

const BY_REQUEST = 'Something on your list is priced by request, because of its weight.';

const CheaperMove = fetchedPart(async () => (await import('./CheaperMove')).CheaperMove);

/** Renders a sentence if the list is too heavy or exceeds the plan (FIT-1), and a size that costs less (FLW-1). */
function MoveVerdict() {
  const { values } = useAnswers<MovingAnswers>();
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '') return null;
  if (isTooHeavy(furnitureItems)) return <span>{BY_REQUEST}</span>;
  const { overCubicFeet } = planFit(movingSpace, furnitureItems);
  return (
    <>
      {overCubicFeet > 0 ? (
        <span>{`${formatCubicFeet(overCubicFeet)} more than the plan holds: we take it, and it is in the price. `}</span>
      ) : null}
      {furnitureItems.length > 0 ? <CheaperMove /> : null}
    </>
  );
}

/** The question of each step. Not part of the flow, because the check page uses the flow without its questions. */
const MOVING_QUESTIONS: Questions = {
  packing: question(async () => (await import('./steps/PackingStep')).PackingStep),
  addresses: question(async () => (await import('./steps/AddressesStep')).AddressesStep),
  items: question(async () => (await import('./steps/ItemsStep/ItemsStep')).ItemsStep),
  date: question(async () => (await import('./steps/MoveDateStep')).MoveDateStep),
  details: question(async () => (await import('../steps/DetailsStep')).DetailsStep),
};

export type MovingStepPageProps = StepView<MovingAnswers> & { readonly facts: MovingStepProps };

export function MovingStepPage({ facts, ...page }: MovingStepPageProps) {
  return (
    <MovingStepPropsProvider value={facts}>
      <StepPage flow={movingFlow} questions={MOVING_QUESTIONS} Summary={MoveSummary} Verdict={MoveVerdict} {...page} />
    </MovingStepPropsProvider>
  );
}
