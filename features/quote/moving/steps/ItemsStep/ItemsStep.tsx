import { LazyDisclosure } from '@/components/ui/Disclosure/LazyDisclosure';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { Note } from '@/components/ui/Note';
import { useAnswers } from '@/features/quote/engine/form';
import { toMove } from '@/features/quote/moving/price';
import { useMovingStepProps } from '@/features/quote/moving/step-props';
import { CoverLine } from '@/features/quote/steps/CoverLine';
import { ItemsField } from '@/features/quote/steps/ItemsField/ItemsField';
import { loadWords } from '@/features/quote/steps/LoadSummary/load-words';
import styles from '@/features/quote/steps/steps.module.scss';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet, formatPieces } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import type { SharedCounts } from '@/lib/domain/catalogue/shared-items';
import { listDestinations } from '@/lib/domain/order/list-lines';
import { planFit, type PlanFit } from '@/lib/domain/pricing/fit';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import itemsStepStyles from './ItemsStep.module.scss';

const StorageSplitField = fetchedPart(async () => (await import('./StorageSplitField')).StorageSplitField);
const MoreAboutItems = fetchedPart(async () => (await import('./MoreAboutItems')).MoreAboutItems);

const NO_EFFECT = () => '';

function PlanNote({ movingSpace, furnitureItems }: Pick<MovingAnswers, 'movingSpace' | 'furnitureItems'>) {
  if (movingSpace === '' || movingSpace === 'custom' || furnitureItems.length > 0) return null;
  const { cubicFeet } = PLAN_CAPACITY[movingSpace];
  return <Note kind="quiet">Room for {formatCubicFeet(cubicFeet)}. Skip this if your things fit the plan.</Note>;
}

/** Asks for the items: optional for a fixed plan, at least one for a move by items (movingSchema). */
export function ItemsStep() {
  const { values, errorOf } = useAnswers<MovingAnswers>();
  const { popularItems, itemPictures } = useMovingStepProps();
  const { movingSpace, furnitureItems, split } = values;
  const move = toMove(values, null);
  return (
    <div className={styles.stack}>
      <PlanNote {...values} />
      <ItemsField
        popularItems={popularItems}
        pictures={itemPictures}
        effectOf={move ? effectOfOneMore(move) : NO_EFFECT}
      />
      {movingSpace !== '' && furnitureItems.length > 0 ? (
        <FitNotes fit={planFit(movingSpace, furnitureItems)} hasPlan={movingSpace !== 'custom'} />
      ) : null}
      <LoadStatus />
      <div className={styles.lines}>
        {furnitureItems.length > 0 ? (
          <LazyDisclosure
            title={listDestinations(furnitureItems, split.lines)}
            word="Change"
            opens={errorOf('split.storageSpace')}
          >
            <StorageSplitField />
          </LazyDisclosure>
        ) : null}
        <CoverLine of="move" />
        <More />
      </div>
    </div>
  );
}

type FitNotesProps = { readonly fit: PlanFit; readonly hasPlan: boolean };

/** Renders what the ticket does not say about a list that exceeds the plan or is heavy for its vans. */
function FitNotes({ fit, hasPlan }: FitNotesProps) {
  return (
    <>
      {hasPlan && fit.leftOver.length > 0 ? (
        <Note kind="quiet" role="status">
          {`Beyond the plan: ${fit.leftOver.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}`}
        </Note>
      ) : null}
      {fit.loads > fit.vans ? (
        <Note kind="quiet" role="status">
          This is heavy for the vans we planned, so we drive twice or send a larger one, at no extra cost to you.
        </Note>
      ) : null}
    </>
  );
}

/** Renders the rarely needed links about the list. Its line says how many items only other people can change. */
function More() {
  const { values } = useAnswers<{ readonly sharedItems?: SharedCounts }>();
  const theirs = Object.values(values.sharedItems ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <LazyDisclosure
      title={
        theirs > 0 ? (
          `More: ${formatPieces(theirs)} on your list from other people, which only they can change`
        ) : (
          <>
            <b>More:</b> will large things fit, or fill the list together
          </>
        )
      }
    >
      <MoreAboutItems isShared={theirs > 0} />
    </LazyDisclosure>
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
