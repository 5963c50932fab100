import { planFit } from '@/lib/domain/pricing/fit';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { returnedItems } from '@/lib/domain/pricing/storage-return';
import { useAnswers } from '../engine/form';
import { loadGauges } from '../steps/LoadSummary/load-words';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { useReturnFacts } from './facts';
import { toReturn } from './price';
import { isKnown } from './what';

/** The van with the things that were named, or the unit that is emptied; and how full that makes the van. */
export function ReturnSummary() {
  const { values } = useAnswers<ReturnAnswers>();
  const { unitPictures, returnPicture } = useReturnFacts();
  const delivery = toReturn(values, null);
  const carried = (delivery && priceOrNull(() => returnedItems(delivery))) ?? [];
  const fit = planFit('custom', carried);
  const [volume, ...weight] = loadGauges('custom', fit);
  // Of a unit whose list nobody knows there is nothing to draw.
  const isUnit = delivery?.returnKind === 'unit' && !isKnown(values);
  return (
    <LoadSummary
      picture={isUnit && delivery.storageSpace !== '' ? unitPictures[delivery.storageSpace] : returnPicture}
      items={isUnit ? [] : carried}
      hold={{ kind: 'vans', count: fit.vans }}
      // What a whole unit weighs nobody has said.
      gauges={volume ? [volume, ...(isUnit ? [] : weight)] : []}
    />
  );
}
