import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import type { Trader } from '@/lib/domain/order/trader';
import { QuoteWizard } from '../../engine/QuoteWizard/QuoteWizard';
import { MovingFactsProvider } from '../facts';
import { movingFlow } from '../flow';
import { MoveSummary } from '../MoveSummary/MoveSummary';
import { MOVING_QUESTIONS } from '../questions';
import type { MovingView } from './load';
import { QuoteState } from './QuoteState';

export type MovingStepPageProps = { readonly view: MovingView; readonly trader: Trader };

/** Any step of the moving flow. */
export function MovingStepPage({ view, trader }: MovingStepPageProps) {
  return (
    <QuoteLayout company={trader}>
      {view.kind === 'question' ? (
        <MovingFactsProvider value={view.facts}>
          <QuoteWizard flow={movingFlow} questions={MOVING_QUESTIONS} saved={view.saved} Summary={MoveSummary} />
        </MovingFactsProvider>
      ) : (
        <QuoteState state={view} />
      )}
    </QuoteLayout>
  );
}
