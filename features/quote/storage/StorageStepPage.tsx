import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { Trader } from '@/lib/domain/order/trader';
import { StepPage } from '../pages/StepPage';
import type { QuoteView } from '../pages/view';
import { storageBooking } from './booking';
import { StorageFactsProvider, type StorageFacts } from './facts';
import { STORAGE_QUESTIONS } from './questions';
import { UnitVerdict } from './UnitFit/UnitVerdict';
import { UnitSummary } from './UnitSummary';

export type StorageStepPageProps = {
  readonly view: QuoteView<StorageAnswers>;
  readonly facts: StorageFacts;
  readonly trader: Trader;
};

/** Any step of the storage flow. */
export function StorageStepPage({ facts, ...page }: StorageStepPageProps) {
  return (
    <StorageFactsProvider value={facts}>
      <StepPage
        booking={storageBooking}
        questions={STORAGE_QUESTIONS}
        Summary={UnitSummary}
        Verdict={UnitVerdict}
        {...page}
      />
    </StorageFactsProvider>
  );
}
