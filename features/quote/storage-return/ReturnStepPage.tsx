import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { planFit } from '@/lib/domain/pricing/fit';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { returnedItems } from '@/lib/domain/pricing/storage';
import { useAnswers } from '../engine/form';
import { StepPage, question, type StepView } from '../pages/StepPage';
import type { Questions } from '../engine/types';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { loadGauges } from '../steps/LoadSummary/load-words';
import { ReturnStepPropsProvider, useReturnStepProps, type ReturnStepProps } from './step-props';
import { returnFlow } from './flow';
import { toReturn } from './price';
import { isKnown } from './what';

function ReturnSummary() {
  const { values } = useAnswers<ReturnAnswers>();
  const { unitPictures, returnPicture } = useReturnStepProps();
  const delivery = toReturn(values, null);
  const carried = (delivery && priceOrNull(() => returnedItems(delivery))) ?? [];
  const fit = planFit('custom', carried);
  const [volume, ...weight] = loadGauges('custom', fit);
  // Without a known list there is nothing to draw in the unit.
  const isUnit = delivery?.returnKind === 'unit' && !isKnown(values);
  return (
    <LoadSummary
      picture={isUnit && delivery.storageSpace !== '' ? unitPictures[delivery.storageSpace] : returnPicture}
      items={isUnit ? [] : carried}
      hold={{ kind: 'vans', count: fit.vans }}
      // The weight of a whole unit is unknown.
      gauges={volume ? [volume, ...(isUnit ? [] : weight)] : []}
    />
  );
}

const RETURN_QUESTIONS: Questions = {
  packing: question(async () => (await import('./steps/WhatStep')).WhatStep),
  address: question(async () => (await import('./steps/DeliveryStep')).DeliveryStep),
  date: question(async () => (await import('../steps/DateStep')).DateStep),
  details: question(async () => (await import('../steps/DetailsStep')).DetailsStep),
};

export type ReturnStepPageProps = StepView<ReturnAnswers> & { readonly facts: ReturnStepProps };

export function ReturnStepPage({ facts, ...page }: ReturnStepPageProps) {
  return (
    <ReturnStepPropsProvider value={facts}>
      <StepPage flow={returnFlow} questions={RETURN_QUESTIONS} Summary={ReturnSummary} {...page} />
    </ReturnStepPropsProvider>
  );
}
