import { useMemo } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import type { Trader } from '@/lib/domain/order/trader';
import { CheckAnswers } from '../check/CheckAnswers';
import type { MovingView } from './load';
import { QuoteState } from './QuoteState';

export type MovingCheckPageProps = {
  readonly view: MovingView;
  readonly trader: Trader;
  readonly phoneCall: string;
  readonly now: string;
};

/** The last page before payment. */
export function MovingCheckPage({ view, ...said }: MovingCheckPageProps) {
  const dto = view.kind === 'question' ? view.saved.quote : null;
  const quote = useMemo(() => (dto ? fromQuoteDto(dto) : null), [dto]);
  return (
    <QuoteLayout company={said.trader}>
      {view.kind === 'question' && view.saved.draftId ? (
        <CheckAnswers draftId={view.saved.draftId} values={view.saved.values} quote={quote} {...said} />
      ) : (
        <QuoteState state={view.kind === 'ordered' ? view : { kind: 'gone' }} />
      )}
    </QuoteLayout>
  );
}
