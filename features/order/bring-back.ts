import type { OrderView } from '@/lib/contracts/order-view';
import type { ReturnKind } from '@/lib/domain/order/return-answers';
import type { BringBackOffer } from './types';

const LABELS: Readonly<Record<ReturnKind, string>> = {
  unit: 'Bring everything back',
  items: 'Bring some things back',
};

/** What the page of a storage order offers to bring back; null where nothing can be. `action`: the path of the call. */
export function bringBackOffer(
  { reference, bringBack }: Pick<OrderView, 'reference' | 'bringBack'>,
  { token, action }: { readonly token: string; readonly action: string },
): BringBackOffer | null {
  if (bringBack.length === 0) return null;
  const offers = bringBack.map((what) => ({ what, label: LABELS[what] }));
  return { action, fields: { reference, token }, offers };
}
