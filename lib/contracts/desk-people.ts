import type { OrderLine } from './desk-orders';
import type { DeskFact, DeskPaging } from './desk-parts';

/**
 * Everyone who orders, asks or saves a quote with the same email address, or asks with the same number and no address.
 */
export type PersonLine = {
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly orders: number;
  readonly latest: string;
};

export type PeopleView = {
  readonly kind: 'people';
  readonly search: string;
  readonly people: readonly PersonLine[];
  /** Null without a search: the page then shows the latest. */
  readonly paging: DeskPaging | null;
  /** The search in enquiry texts; null without a search. */
  readonly enquiries: string | null;
};

export type PersonQuote = {
  readonly id: string;
  readonly flow: string;
  readonly what: string;
  readonly changed: string;
  /** The price by today's lists; "No price yet" where answers are missing. */
  readonly price: string;
  readonly keptUntil: string;
  readonly canGoOn: boolean;
};

export type PersonPanel = { readonly title: string; readonly facts: readonly DeskFact[] };

export type PersonView = {
  readonly kind: 'person';
  /** The order's reference, or the id of an enquiry or account, that names the page. */
  readonly record: string;
  readonly name: string;
  readonly orders: readonly OrderLine[];
  readonly quotes: readonly PersonQuote[];
  readonly panels: readonly PersonPanel[];
};

type ReceiptLine = { readonly label: string; readonly detail?: unknown; readonly amount: string };

export type QuoteReceipt = {
  /** Null without a price, or after its guarantee. */
  readonly held: {
    readonly title: string;
    readonly totalLabel: string;
    readonly total: string;
    readonly until: string;
    readonly lines: readonly ReceiptLine[];
    readonly later: readonly ReceiptLine[];
    readonly answers: readonly { readonly label: string; readonly texts: readonly string[] }[];
    readonly triggers: readonly { readonly text: string; readonly price: string }[];
  } | null;
};

export type QuoteView = {
  readonly kind: 'quote';
  readonly reference: string;
  readonly title: string;
  readonly about: string;
  /** Null where only the customer can continue the quote. */
  readonly goOn: { readonly flow: string; readonly quote: string } | null;
  readonly price: readonly DeskFact[];
  readonly panels: readonly PersonPanel[];
};
