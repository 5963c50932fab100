import { useState } from 'react';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { FurnitureItem, MovingSpace } from '@/lib/domain/order-types';
import { useAnswers, useWizardContext } from '../engine/form';
import panelStyles from '../engine/PricePanel/PricePanel.module.scss';
import { cheaperMove } from './cheaper-move';

type Switched = {
  readonly from: MovingSpace | '';
  readonly to: MovingSpace;
  readonly items: readonly FurnitureItem[];
};

/** Offers the cheaper size beside the price (FLW-1). The button becomes "Undo", so that it keeps the focus. */
export function CheaperMove() {
  const { values, setField } = useAnswers<MovingAnswers>();
  const { price } = useWizardContext();
  const [switched, setSwitched] = useState<Switched | null>(null);
  const { movingSpace, furnitureItems: items } = values;
  const mayUndo = switched !== null && switched.to === movingSpace && switched.items === items;
  const offer = mayUndo ? null : cheaperMove(values, price.quote);
  const change = () => {
    if (mayUndo) {
      setField('movingSpace', switched.from);
      setSwitched(null);
    } else if (offer) {
      setSwitched({ from: movingSpace, to: offer.movingSpace, items });
      setField('movingSpace', offer.movingSpace);
    }
  };
  if (!mayUndo && !offer) return null;
  return (
    <span>
      <span>{offer ? offer.text : 'Switched.'}</span>{' '}
      <button type="button" className={panelStyles.link} onClick={change}>
        {offer ? offer.action : 'Undo'}
      </button>
    </span>
  );
}
