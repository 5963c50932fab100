import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '@/lib/api/random-uuid';
import { useLatestCall } from '@/lib/api/use-latest-call';
import type { ChangePreviewDto, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { changedHref } from '../links';
import { refusalOf, type Refusal } from './refusals';
import type { ChangePanel } from './types';

/** The amounts and the version that the customer has seen. */
type Seen = {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly expectedToPay: number;
  readonly expectedRefund: number;
  readonly wantsStartWithin14Days: boolean;
};

type Calls<Wanted extends object> = {
  readonly preview: (wanted: Wanted, signal: AbortSignal) => Promise<ChangePreviewDto>;
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

/** Prices a change while it is edited, then makes it as it was shown. */
export function usePricedChange<Wanted extends object>(
  { subject, pageHref }: ChangePanel,
  { preview, wanted, make }: Calls<Wanted>,
): PricedChangeState {
  const [wantsStart, setWantsStart] = useState(false);
  const priced = useLatestCall(preview, wanted);
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

type Confirming = {
  readonly kind: ChangeKind;
  readonly pageHref: string;
  readonly onOutdated: () => void;
};

/**
 * Confirms a change, then opens the order page or the payment. A retry of the same change has the same idempotency key.
 */
export function useConfirm({ kind, pageHref, onOutdated }: Confirming) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const keyed = useRef({ wording: '', key: '' });

  // After the payment the browser may restore this page from its cache with an outdated order.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const keyFor = (change: unknown): string => {
    const wording = JSON.stringify(change);
    if (keyed.current.wording !== wording) keyed.current = { wording, key: randomUuid() };
    return keyed.current.key;
  };

  async function confirm<Change extends object>(
    change: Change,
    make: (body: Change & { readonly idempotencyKey: string }) => Promise<OrderChangeDto>,
  ): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { paymentUrl } = await make({ ...change, idempotencyKey: keyFor(change) });
      // Stays busy, because the browser is leaving the page.
      if (paymentUrl) window.location.assign(paymentUrl);
      else await router.replace(changedHref(pageHref, kind));
    } catch (error) {
      const why = refusalOf(error);
      if (why.isOutdated) onOutdated();
      setRefusal(why);
      setBusy(false);
    }
  }

  return { confirm, isBusy, refusal, forget: () => setRefusal(null) };
}
