import { useState } from 'react';
import { useAsked } from '@/lib/api/use-asked';
import type { ChangePreviewDto, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import { refusalOf, type Refusal } from './refusals';
import type { ChangePanel } from './types';
import { useConfirm } from './use-confirm';

/** The fields that every change sends: the amounts and the version that the customer has seen. */
type Seen = {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly expectedToPay: number;
  readonly expectedRefund: number;
  readonly wantsStartWithin14Days: boolean;
};

type Calls<Wanted extends object> = {
  readonly preview: (wanted: Wanted, signal: AbortSignal) => Promise<ChangePreviewDto>;
  /** Null while nothing is changed. */
  readonly wanted: Wanted | null;
  readonly make: (body: Wanted & Seen) => Promise<OrderChangeDto>;
};

export type PricedChangeState = {
  readonly state: 'nothing' | 'loading' | 'ready' | 'failed';
  readonly preview: ChangePreviewDto | null;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  readonly wantsStart: boolean;
  readonly setWantsStart: (wants: boolean) => void;
  readonly confirm: () => void;
  readonly retry: () => void;
  readonly forget: () => void;
};

/** Provides a change with its exact price: priced while it is edited, then made as it was shown. */
export function usePricedChange<Wanted extends object>(
  { subject, pageHref }: ChangePanel,
  { preview, wanted, make }: Calls<Wanted>,
): PricedChangeState {
  const [wantsStart, setWantsStart] = useState(false);
  const priced = useAsked(preview, wanted);
  const { confirm, isBusy, refusal, forget } = useConfirm({ kind: subject.kind, pageHref, onOutdated: priced.retry });
  const { answer, error, retry } = priced;

  const confirmShown = () => {
    if (!wanted || !answer || priced.state !== 'ready') return;
    const { version, toPay: expectedToPay, refund: expectedRefund, needsStartRequest } = answer;
    const seen = { version, expectedToPay, expectedRefund, wantsStartWithin14Days: needsStartRequest && wantsStart };
    void confirm({ ...wanted, ...seen }, make);
  };

  return {
    state: wanted ? priced.state : 'nothing',
    preview: wanted ? answer : null,
    refusal: refusal ?? (error ? refusalOf(error) : null),
    isBusy,
    wantsStart,
    setWantsStart: (wants) => {
      setWantsStart(wants);
      // A refusal for the lack of this consent is outdated.
      forget();
    },
    confirm: confirmShown,
    retry: () => {
      if (refusal) confirmShown();
      else retry();
    },
    forget,
  };
}
