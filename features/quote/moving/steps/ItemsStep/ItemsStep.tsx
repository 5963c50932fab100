import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { Note } from '@/components/ui/Note';
import { useAnswers } from '@/features/quote/engine/form';
import { toMove } from '@/features/quote/moving/price';
import { useMovingStepProps } from '@/features/quote/moving/step-props';
import { ItemsField, useHasInteracted } from '@/features/quote/steps/ItemsField/ItemsField';
import { loadWords } from '@/features/quote/steps/LoadSummary/load-words';
import styles from '@/features/quote/steps/steps.module.scss';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { planFit } from '@/lib/domain/pricing/fit';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import itemsStepStyles from './ItemsStep.module.scss';

const CoverField = fetchedPart(async () => (await import('@/features/quote/steps/CoverField')).CoverField);
const FitNotes = fetchedPart(async () => (await import('./FitNotes')).FitNotes);
const StorageSplitField = fetchedPart(async () => (await import('./StorageSplitField')).StorageSplitField);
const LargeItems = fetchedPart(async () => (await import('./LargeItems')).LargeItems);

const NO_EFFECT = () => '';

function PlanNote({ movingSpace, furnitureItems }: Pick<MovingAnswers, 'movingSpace' | 'furnitureItems'>) {
  if (movingSpace === '' || movingSpace === 'custom' || furnitureItems.length > 0) return null;
  const { cubicFeet } = PLAN_CAPACITY[movingSpace];
  return <Note kind="quiet">0 of {formatCubicFeet(cubicFeet)}. Skip this if your things fit the plan.</Note>;
}

/** Asks for the items: optional for a fixed plan, at least one for a move by items (movingSchema). */
export function ItemsStep() {
  const { values } = useAnswers<MovingAnswers>();
  const { popularItems, itemPictures } = useMovingStepProps();
  const move = toMove(values, null);
  const hasInteracted = useHasInteracted();
  // With an empty list, the code of the notes loads only after the visitor's first interaction with the page.
  const showsNotes = hasInteracted || values.furnitureItems.length > 0;
  return (
    <div className={styles.stack}>
      <PlanNote {...values} />
      <ItemsField
        popularItems={popularItems}
        pictures={itemPictures}
        effectOf={move ? effectOfOneMore(move) : NO_EFFECT}
      />
      {showsNotes ? <LargeItems /> : null}
      {showsNotes ? <FitNotes /> : null}
      <LoadStatus />
      {hasInteracted ? <StorageSplitField /> : null}
      <div className={styles.cover}>{hasInteracted ? <CoverField of="move" /> : null}</div>
    </div>
  );
}

/** Announces the load to screen readers, politely, after every change of the list. */
function LoadStatus() {
  const { values } = useAnswers<MovingAnswers>();
  const { movingSpace, furnitureItems } = values;
  const isEmpty = movingSpace === '' || furnitureItems.length === 0;
  const load = isEmpty ? null : loadWords(movingSpace, planFit(movingSpace, furnitureItems));
  return (
    <p role="status" className={itemsStepStyles.spoken}>
      {load ? `${load.full}: ${load.volume}, ${load.weight}` : ''}
    </p>
  );
}
