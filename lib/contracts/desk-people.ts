import type { OrderLine } from './desk-orders';
import type { DeskFact, DeskPaging } from './desk-parts';

/**
 * A person: everyone who orders, asks or saves a quote with the same email address, or asks with the same number and no
 * address.
 */
export type PersonLine = {
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly orders: number;
  /** "Move, Tue 15 Dec 2026, 10:00–12:00", "Call back, Tue 24 Nov 2026, 09:00". */
  readonly latest: string;
};

export type PeopleView = {
  readonly kind: 'people';
  readonly search: string;
  readonly people: readonly PersonLine[];
  /** Null without a search: the page then shows the latest. */
  readonly paging: DeskPaging | null;
  /** The address of the search in enquiry texts; null without a search. */
  readonly enquiries: string | null;
};

/** A saved quote that is not ordered. */
export type PersonQuote = {
  readonly id: string;
  readonly flow: string;
  /** "Move, N1 2TX, SE15 4QL". */
  readonly what: string;
  readonly changed: string;
  /** The price by today's lists; "No price yet" where answers are missing. */
  readonly price: string;
  readonly keptUntil: string;
  /** Whether the desk can continue the quote on the telephone. */
  readonly canGoOn: boolean;
};

export type PersonPanel = { readonly title: string; readonly facts: readonly DeskFact[] };

/** All data about one person. */
export type PersonView = {
  readonly kind: 'person';
  /** The record that names the person's page: an order's reference, or the id of an enquiry or an account. */
  readonly record: string;
  readonly name: string;
  readonly orders: readonly OrderLine[];
  readonly quotes: readonly PersonQuote[];
  readonly panels: readonly PersonPanel[];
};

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
