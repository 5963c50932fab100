import type { PriceLine } from '@/components/ui/PriceLines';

/** Query parameter of the ticked conditions. */
export const TRIED = 'if';

/** A condition that changes the price, with its own price. Some can be tried. */
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
  /** Path of the step at which the quote continues. */
  readonly goOn: string;
  /** Whether several people may fill the list. */
  readonly isShareable: boolean;
  /** The held price; null before the first price, or after its validity. */
  readonly held: {
    /** "£294 until Thursday 24 December 2026"; "First payment £388 until …" where more payments follow. */
    readonly title: string;
    readonly totalLabel: string;
    readonly total: string;
    readonly until: string;
    readonly lines: readonly PriceLine[];
    /** The payments after the first one; may be empty. */
    readonly later: readonly PriceLine[];
    readonly answers: readonly { readonly label: string; readonly texts: readonly string[] }[];
    readonly triggers: readonly Trigger[];
    /** The price with the ticked conditions; null while none is ticked. */
    readonly otherwise: {
      readonly total: string;
      readonly difference: string;
      readonly lines: readonly PriceLine[];
    } | null;
  } | null;
};
