import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '@/lib/api/random-uuid';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import { changedHref } from '../links';
import { refusalOf, type Refusal } from './refusals';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';

type Confirming = {
  readonly kind: ChangeKind;
  readonly pageHref: string;
  /** Requests the amounts again, because the shown ones are outdated. */
  readonly onOutdated: () => void;
};

/**
 * Confirms a change, then opens the order page or the payment. The idempotency key belongs to the confirmed content:
 * the same press after a lost answer is the same change, and another change has another key.
 */
export function useConfirm({ kind, pageHref, onOutdated }: Confirming) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const keyed = useRef({ wording: '', key: '' });

  // After the payment the browser may restore this page from its cache, so reload it to get the state of the order.
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
