import type { TagKind } from '@/components/ui/Tag/Tag';
import type { BringBackOffer, Fact } from '../types';

export type PaymentLine = {
  readonly key: string;
  /** "12 January 2027 to 9 February 2027". */
  readonly what: string;
  readonly amount: string;
  readonly tag: { readonly kind: TagKind; readonly text: string };
  readonly detail?: string;
  /** Its invoice or credit note. */
  readonly document?: { readonly label: string; readonly href: string };
};

/** The page of a store's payments in words; made on the server. */
export type StorageModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  /** The order page, with its key. */
  readonly orderHref: string;
  readonly notice: { readonly kind: 'info' | 'success' | 'error'; readonly text: string } | null;
  /** What is owed, and where it is paid. */
  readonly owed: { readonly text: string; readonly label: string; readonly href: string } | null;
  readonly facts: readonly Fact[];
  /** Another unit; null once the end is known. */
  readonly unit: { readonly text: string; readonly label: string; readonly href: string } | null;
  /** Null once nothing is taken from it any more. */
  readonly card: { readonly text: string; readonly label: string; readonly href: string } | null;
  readonly payments: readonly PaymentLine[];
  readonly end: {
    readonly action: string;
    readonly token: string;
    readonly first: string;
    readonly last: string;
    readonly returnsOn: string;
    readonly words: readonly string[];
    readonly bringBack: BringBackOffer;
  } | null;
};
