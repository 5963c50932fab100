import { useMemo, type ReactNode } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import type { Trader } from '@/lib/domain/order/trader';
import { CheckAnswers } from '../check/CheckAnswers';
import type { BookingAnswers, CheckedFlow } from '../flow-config';
import { ForCustomer, STOP_BOOKING } from './ForCustomer';
import { QuoteState } from './QuoteState';
import type { QuoteView } from './view';

export type CheckPageProps<V extends BookingAnswers> = {
  readonly view: QuoteView<V>;
  readonly trader: Trader;
  readonly askedLater: string;
  readonly now: string;
  /** Whether a signed-in customer orders from the account. */
  readonly isSignedIn?: boolean | undefined;
};

type CheckPageParts<V extends BookingAnswers> = {
  readonly flow: CheckedFlow<V>;
  /** Replaces the payment where nothing can be ordered. */
  readonly instead?: ReactNode;
  readonly leave?: (address: string) => void;
};

export function CheckPage<V extends BookingAnswers>({ flow, view, ...page }: CheckPageProps<V> & CheckPageParts<V>) {
  const dto = view.kind === 'question' ? view.saved.quote : null;
  const isForCustomer = view.kind === 'question' && view.facts.isForCustomer;
  const quote = useMemo(() => (dto ? fromQuoteDto(dto) : null), [dto]);
  return (
    <QuoteLayout company={page.trader} leave={isForCustomer ? STOP_BOOKING : undefined}>
      {isForCustomer ? <ForCustomer /> : null}
      {view.kind === 'question' && view.saved.draftId ? (
        <CheckAnswers
          flow={flow}
          draftId={view.saved.draftId}
          values={view.saved.values}
          quote={quote}
          isForCustomer={isForCustomer}
          held={view.held}
          knownParking={view.facts.parking}
          {...page}
        />
      ) : (
        <QuoteState path={flow.path} state={view.kind === 'ordered' ? view : { kind: 'gone' }} />
      )}
    </QuoteLayout>
  );
}
