import type { PriceLine } from '@/components/ui/PriceLines';

/** What would change the price, with its own price; some of it can be tried. */
export type Trigger = {
  readonly key: string;
  readonly text: string;
  readonly price: string;
  readonly canTry: boolean;
  readonly isTried: boolean;
};

export type ReceiptModel = {
  readonly draftId: string;
  /** "Q-7K4M2"; null for one that was never priced. */
  readonly reference: string | null;
  /** Where the quote goes on. */
  readonly goOn: string;
  /** Whether several people may fill its list. */
  readonly isShareable: boolean;
  /** Null while nothing is held: no price yet, or its time is over. */
  readonly held: {
    /** "£294 until Thursday 24 December 2026"; "First payment £388 until …" where more follows. */
    readonly title: string;
    readonly totalLabel: string;
    readonly total: string;
    readonly until: string;
    readonly lines: readonly PriceLine[];
    /** What is paid after the first payment; empty where nothing is. */
    readonly later: readonly PriceLine[];
    readonly answers: readonly { readonly label: string; readonly texts: readonly string[] }[];
    readonly triggers: readonly Trigger[];
    /** The price with what is tried; null while nothing is. */
    readonly otherwise: {
      readonly total: string;
      readonly difference: string;
      readonly lines: readonly PriceLine[];
    } | null;
  } | null;
};
