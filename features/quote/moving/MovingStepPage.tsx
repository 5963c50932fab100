import type { Trader } from '@/lib/domain/order/trader';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { StepPage } from '../pages/StepPage';
import type { QuoteView } from '../pages/view';
import { movingBooking } from './booking';
import { MovingFactsProvider, type MovingFacts } from './facts';
import { MoveSummary } from './MoveSummary';
import { MoveVerdict } from './MoveVerdict';
import { MOVING_QUESTIONS } from './questions';

export type MovingStepPageProps = {
  readonly view: QuoteView<MovingAnswers>;
  readonly facts: MovingFacts;
  readonly trader: Trader;
};

/** Any step of the moving flow. */
export function MovingStepPage({ facts, ...page }: MovingStepPageProps) {
  return (
    <MovingFactsProvider value={facts}>
      <StepPage
        booking={movingBooking}
        questions={MOVING_QUESTIONS}
        Summary={MoveSummary}
        Verdict={MoveVerdict}
        {...page}
      />
    </MovingFactsProvider>
  );
}
