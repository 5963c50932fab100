import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import type { Trader } from '@/lib/domain/order/trader';
import { StepPage } from '../pages/StepPage';
import type { QuoteView } from '../pages/view';
import { cleaningBooking } from './booking';
import { CleanSummary } from './CleanSummary';
import { CLEANING_QUESTIONS } from './questions';

export type CleaningStepPageProps = { readonly view: QuoteView<CleaningAnswers>; readonly trader: Trader };

/** Any step of the cleaning flow. */
export function CleaningStepPage(page: CleaningStepPageProps) {
  return <StepPage booking={cleaningBooking} questions={CLEANING_QUESTIONS} Summary={CleanSummary} {...page} />;
}
