import styles from './ItemsStep.module.scss';
import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { formatPence } from '@/lib/domain/money';
import { cheaperPlan, type CheaperPlan } from '@/lib/domain/pricing/cheaper-plan';
import { planFit } from '@/lib/domain/pricing/fit';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { useAnswers, useWizardContext } from '../../../engine/form';
import { toMove } from '../../price';

export function cheaperSize(values: MovingAnswers, distanceMiles: number | null): CheaperPlan | null {
  const move = toMove(values, distanceMiles);
  return move && priceOrNull(() => cheaperPlan(move));
}

const titleOf = ({ movingSpace }: CheaperPlan): string => SPACE_TITLES[movingSpace].toLowerCase();

export function FitNotes() {
  const { values, setField } = useAnswers<MovingAnswers>();
  const { price } = useWizardContext();
  const notes = useRef<HTMLDivElement>(null);
  const { movingSpace, furnitureItems } = values;
  if (movingSpace === '' || furnitureItems.length === 0) return null;
  const fit = planFit(movingSpace, furnitureItems);
  // The saving is computed with today's prices, so it does not apply to a quote with older ones.
  const cheaper = price.quote?.kept ? null : cheaperSize(values, price.quote?.distanceMiles ?? null);
  const change = ({ movingSpace: to }: CheaperPlan) => {
    setField('movingSpace', to);
    // The clicked button disappears, so the notes take the focus.
    notes.current?.focus();
  };
  return (
    <div ref={notes} tabIndex={-1} className={styles.notes} role="status">
      {fit.leftOver.length > 0 && movingSpace !== 'custom' ? (
        <Note kind="info">
          <p>
            {`${formatCubicFeet(fit.overCubicFeet)} more than the ${SPACE_TITLES[movingSpace].toLowerCase()} holds. We take it anyway: it is in the price as extra volume.`}
          </p>
          <p>{`Beyond the plan: ${fit.leftOver.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}`}</p>
        </Note>
      ) : null}
      {fit.loads > fit.vans ? (
        <Note kind="quiet">
          This is heavy for the vans we planned, so we drive twice or send a heavier one, at no extra cost to you.
        </Note>
      ) : null}
      {cheaper ? (
        <Note kind="info">
          <p>
            {fit.overCubicFeet > 0
              ? `For this list, a ${titleOf(cheaper)} costs ${formatPence(cheaper.saving)} less.`
              : `If this is everything, a ${titleOf(cheaper)} costs ${formatPence(cheaper.saving)} less.`}
          </p>
          <Button kind="dark" size="s" onClick={() => change(cheaper)}>
            {`Change to ${titleOf(cheaper)}`}
          </Button>
        </Note>
      ) : null}
    </div>
  );
}
