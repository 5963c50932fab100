import { useMemo } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { CheckAnswers, type CheckAnswersProps } from '../check/CheckAnswers';
import type { BookingAnswers } from '../flow-config';
import { STOP_BOOKING } from './ForCustomer';
import { QuoteState } from './QuoteState';
import type { QuoteView } from './load';

type Passed = 'trader' | 'askedLater' | 'now' | 'isSignedIn';
export type CheckPageProps<V extends BookingAnswers> = Pick<CheckAnswersProps<V>, Passed> & {
  readonly view: QuoteView<V>;
};
type CheckPageParts<V extends BookingAnswers> = Pick<CheckAnswersProps<V>, 'flow' | 'instead' | 'leave'>;

export function CheckPage<V extends BookingAnswers>({ flow, view, ...page }: CheckPageProps<V> & CheckPageParts<V>) {
  const dto = view.kind === 'question' ? view.saved.quote : null;
  const isForCustomer = view.kind === 'question' && view.facts.isForCustomer;
  const quote = useMemo(() => (dto ? fromQuoteDto(dto) : null), [dto]);
  return (
    <QuoteLayout company={page.trader} leave={isForCustomer ? STOP_BOOKING : undefined}>
      {view.kind === 'question' && view.saved.draftId ? (
        <CheckAnswers
          flow={flow}
          draftId={view.saved.draftId}
          values={view.saved.values}
          quote={quote}
          isForCustomer={isForCustomer}
          held={view.held}
          {...page}
        />
      ) : (
        <QuoteState path={flow.path} state={view.kind === 'ordered' ? view : { kind: 'gone' }} />
      )}
    </QuoteLayout>
  );
}
