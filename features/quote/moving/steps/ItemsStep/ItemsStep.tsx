import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { Note } from '@/components/ui/Note';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import { useAnswers } from '../../../engine/form';
import { useHasInteracted } from '@/features/quote/steps/CoverField/use-has-interacted';
import { ItemsField } from '../../../steps/ItemsField/ItemsField';
import styles from '../../../steps/steps.module.scss';
import { useMovingStepProps } from '../../step-props';
import { toMove } from '../../price';
import { LoadStatus } from './LoadStatus';

const CoverField = fetchedPart(async () => (await import('../../../steps/CoverField/CoverField')).CoverField);
const FitNotes = fetchedPart(async () => (await import('./FitNotes')).FitNotes);
const StorageSplitField = fetchedPart(async () => (await import('./StorageSplitField')).StorageSplitField);
const LargeItems = fetchedPart(async () => (await import('./LargeItems')).LargeItems);

const NO_EFFECT = () => '';

/** Renders that the list is optional, because a plan has a fixed price. */
function PlanNote({ movingSpace, furnitureItems }: Pick<MovingAnswers, 'movingSpace' | 'furnitureItems'>) {
  if (movingSpace === '' || movingSpace === 'custom' || furnitureItems.length > 0) return null;
  const { cubicFeet } = PLAN_CAPACITY[movingSpace];
  return <Note kind="quiet">0 of {formatCubicFeet(cubicFeet)}. Skip this if your things fit the plan.</Note>;
}

/** Asks for the items. Optional for a fixed plan. A move by items needs at least one (movingSchema). */
export function ItemsStep() {
  const { values } = useAnswers<MovingAnswers>();
  const { popularItems, itemPictures } = useMovingStepProps();
  const move = toMove(values, null);
  const hasInteracted = useHasInteracted();
  // An empty list that the visitor has not touched needs no notes.
  const isAbout = hasInteracted || values.furnitureItems.length > 0;
  return (
    <div className={styles.stack}>
      <PlanNote {...values} />
      <ItemsField
        popularItems={popularItems}
        pictures={itemPictures}
        effectOf={move ? effectOfOneMore(move) : NO_EFFECT}
      />
      {isAbout ? <LargeItems /> : null}
      {isAbout ? <FitNotes /> : null}
      <LoadStatus />
      {hasInteracted ? <StorageSplitField /> : null}
      <div className={styles.cover}>{hasInteracted ? <CoverField of="move" /> : null}</div>
    </div>
  );
}
