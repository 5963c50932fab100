import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { ComponentType } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import type { Trader } from '@/lib/domain/order/trader';
import { BookingContext, type Booking, type BookingAnswers } from '../booking';
import { QuoteWizard } from '../engine/QuoteWizard/QuoteWizard';
import type { Questions } from '../engine/types';
import { AskUs } from './AskUs';
import { ForCustomer, STOP_BOOKING } from './ForCustomer';
import { QuoteState } from './QuoteState';
import type { QuoteView } from './view';

/** Seldom shown: an answer without a price online. */
const AskInstead = fetchedPart(async () => (await import('../request/AskInstead')).AskInstead);

type StepPageProps<V extends BookingAnswers> = {
  readonly booking: Booking<V>;
  readonly questions: Questions;
  readonly Summary?: ComponentType;
  readonly Verdict?: ComponentType;
  readonly view: QuoteView<V>;
  readonly trader: Trader;
};

/** Any step of any flow. */
export function StepPage<V extends BookingAnswers>({ booking, questions, view, trader, ...beside }: StepPageProps<V>) {
  const isForCustomer = view.kind === 'question' && view.facts.isForCustomer;
  return (
    <QuoteLayout company={trader} leave={isForCustomer ? STOP_BOOKING : undefined}>
      {isForCustomer ? <ForCustomer /> : null}
      {view.kind === 'question' ? (
        // The form below holds the answers of this very booking: the steps that every flow shares see what is common.
        <BookingContext value={{ booking: booking as unknown as Booking, facts: view.facts }}>
          <QuoteWizard
            flow={booking.flow}
            questions={questions}
            saved={view.saved}
            isForCustomer={isForCustomer}
            {...beside}
            Refused={AskInstead}
          />
        </BookingContext>
      ) : view.kind === 'ask' ? (
        <AskUs path={booking.flow.path} view={view} trader={trader} />
      ) : (
        <QuoteState path={booking.flow.path} state={view} />
      )}
    </QuoteLayout>
  );
}
