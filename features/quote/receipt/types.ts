import type { PriceLine } from '@/components/ui/PriceLines';

export const TRIED = 'if';

export type Trigger = {
  readonly key: string;
  readonly text: string;
  readonly price: string;
  readonly canTry: boolean;
  readonly isTried: boolean;
};

export type ReceiptModel = {
  readonly draftId: string;
  /** "Q-7K4M2"; null for a quote that was never priced. */
  readonly reference: string | null;
  readonly goOn: string;
  readonly isShareable: boolean;
  /** Null before the first price, or after its validity. */
  readonly held: {
    /** "£294 until Thursday 24 December 2026", with "First payment" where more payments follow. */
    readonly title: string;
    readonly totalLabel: string;
    readonly total: string;
    readonly until: string;
    readonly lines: readonly PriceLine[];
    readonly later: readonly PriceLine[];
    readonly answers: readonly { readonly label: string; readonly texts: readonly string[] }[];
    readonly triggers: readonly Trigger[];
    /** Null while no condition is ticked. */
    readonly otherwise: {
      readonly total: string;
      readonly difference: string;
      readonly lines: readonly PriceLine[];
    } | null;
  } | null;
};
