import type { DeskFact } from './desk-parts';
import type { PersonPanel } from './desk-people-views';

type ReceiptLine = { readonly label: string; readonly detail?: unknown; readonly amount: string };

/** A saved quote as its receipt shows it to the customer. */
export type QuoteReceipt = {
  /** Null without a held price: there is none, or its guarantee has ended. */
  readonly held: {
    readonly title: string;
    readonly totalLabel: string;
    readonly total: string;
    readonly until: string;
    readonly lines: readonly ReceiptLine[];
    /** The payments after the first one. */
    readonly later: readonly ReceiptLine[];
    readonly answers: readonly { readonly label: string; readonly texts: readonly string[] }[];
    readonly triggers: readonly { readonly text: string; readonly price: string }[];
  } | null;
};

/** A saved quote, found by its reference, which the desk can read or continue on the telephone. */
export type QuoteView = {
  readonly kind: 'quote';
  readonly reference: string;
  /** "£294 until Thursday 24 December 2026". */
  readonly title: string;
  /** "Move, saved Tue 24 Nov 2026, 09:00; kept until Tue 22 Dec 2026". */
  readonly about: string;
  /** The source of answers for a new quote of the desk; null where only the customer can continue the quote. */
  readonly goOn: { readonly flow: string; readonly quote: string } | null;
  readonly price: readonly DeskFact[];
  readonly panels: readonly PersonPanel[];
};
