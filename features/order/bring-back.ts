import type { OrderView } from '@/lib/contracts/order-view';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { BringBackOffer } from './types';

const LABELS: Readonly<Record<ReturnKind, string>> = {
  unit: 'Bring everything back',
  items: 'Bring some things back',
};

/** Until the things are collected, and from then on. */
const WORDS = {
  before: {
    title: 'When you want your things back',
    text: 'You can book the return now, for a day after the collection. The price depends on what comes back and where it goes.',
  },
  since: {
    title: 'Your things in storage',
    text: 'Have them brought back when you want. The price depends on what comes back and where it goes.',
  },
};

/** What the page of a storage order offers to bring back; null where nothing can be. `action`: the path of the call. */
export function bringBackOffer(
  { reference, bringBack, canChange }: Pick<OrderView, 'reference' | 'bringBack' | 'canChange'>,
  { token, action }: { readonly token: string; readonly action: string },
): BringBackOffer | null {
  if (bringBack.length === 0) return null;
  const offers = bringBack.map((what) => ({ what, label: LABELS[what] }));
  // What can still be changed is still to be collected.
  return { action, fields: { reference, token }, ...WORDS[canChange ? 'before' : 'since'], offers };
}
