import type { DeskFact } from './desk-parts';
import type { PersonPanel } from './desk-people-views';

type ReceiptLine = { readonly label: string; readonly detail?: unknown; readonly amount: string };

/** A saved quote as its customer reads it on its receipt. */
export type QuoteReceipt = {
  /** Null while nothing is held: no price, or its time is over. */
  readonly held: {
    readonly title: string;
    readonly totalLabel: string;
    readonly total: string;
    readonly until: string;
    readonly lines: readonly ReceiptLine[];
    /** What is paid after the first payment. */
    readonly later: readonly ReceiptLine[];
    readonly answers: readonly { readonly label: string; readonly texts: readonly string[] }[];
    readonly triggers: readonly { readonly text: string; readonly price: string }[];
  } | null;
};

/** A saved quote, found by its reference: to be read, and to go on with on the telephone. */
export type QuoteView = {
  readonly kind: 'quote';
  readonly reference: string;
  /** "£294 until Thursday 24 December 2026". */
  readonly title: string;
  /** "Move, saved Tue 24 Nov 2026, 09:00; kept until Tue 22 Dec 2026". */
  readonly about: string;
  /** What a new quote of the desk takes its answers from; null where only the customer can go on with it. */
  readonly goOn: { readonly flow: string; readonly quote: string } | null;
  readonly price: readonly DeskFact[];
  readonly panels: readonly PersonPanel[];
};
