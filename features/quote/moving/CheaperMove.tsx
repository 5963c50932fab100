import { useState } from 'react';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { FurnitureItem, MovingSpace } from '@/lib/domain/order-types';
import { useAnswers, useWizardContext } from '../engine/form';
import { PriceOffer } from '../engine/PricePanel/PriceOffer';
import { cheaperMove } from './cheaper-move';

type Switched = {
  readonly from: MovingSpace | '';
  readonly to: MovingSpace | '';
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
      const { movingSpace: to } = offer.values;
      setSwitched({ from: movingSpace, to, items });
      setField('movingSpace', to);
    }
  };
  if (!mayUndo && !offer) return null;
  return <PriceOffer text={offer?.text ?? 'Switched.'} action={offer?.action ?? 'Undo'} onTake={change} />;
}
