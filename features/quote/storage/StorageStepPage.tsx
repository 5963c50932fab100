import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { Trader } from '@/lib/domain/order/trader';
import { StepPage } from '../pages/StepPage';
import type { QuoteView } from '../pages/view';
import { StorageFactsProvider, type StorageFacts } from './facts';
import { STORAGE_QUESTIONS } from './questions';
import { bookingOf } from './top-up';
import { UnitVerdict } from './UnitFit/UnitVerdict';
import { UnitSummary } from './UnitSummary';

export type StorageStepPageProps = {
  readonly view: QuoteView<StorageAnswers>;
  readonly facts: Omit<StorageFacts, 'store'>;
  readonly trader: Trader;
};

/** Any step of the storage flow. */
export function StorageStepPage({ facts, ...page }: StorageStepPageProps) {
  const asked = page.view.kind === 'question' ? page.view : null;
  return (
    <StorageFactsProvider value={{ ...facts, store: asked?.store ?? null }}>
      <StepPage
        booking={bookingOf(asked?.saved.values ?? null)}
        questions={STORAGE_QUESTIONS}
        Summary={UnitSummary}
        Verdict={UnitVerdict}
        {...page}
      />
    </StorageFactsProvider>
  );
}
