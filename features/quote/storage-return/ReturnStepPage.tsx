import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import type { Trader } from '@/lib/domain/order/trader';
import { StepPage } from '../pages/StepPage';
import type { QuoteView } from '../pages/view';
import { returnBooking } from './booking';
import { ReturnFactsProvider, type ReturnFacts } from './facts';
import { RETURN_QUESTIONS } from './questions';
import { ReturnSummary } from './ReturnSummary';

export type ReturnStepPageProps = {
  readonly view: QuoteView<ReturnAnswers>;
  readonly facts: ReturnFacts;
  readonly trader: Trader;
};

/** Any step of the storage return flow. */
export function ReturnStepPage({ facts, ...page }: ReturnStepPageProps) {
  return (
    <ReturnFactsProvider value={facts}>
      <StepPage booking={returnBooking} questions={RETURN_QUESTIONS} Summary={ReturnSummary} {...page} />
    </ReturnFactsProvider>
  );
}
