import type { DeskFact, DeskPaging } from './desk-parts';
import type { OrderLine } from './desk-order-views';

/** A person is whoever orders, asks or saves a quote with one email address, or asks with one number and no address. */
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
  /** Null without a search, where the latest are shown. */
  readonly paging: DeskPaging | null;
  /** Where the words of enquiries are searched too; null without a search. */
  readonly enquiries: string | null;
};

/** A quote that somebody saved and has not ordered. */
export type PersonQuote = {
  readonly id: string;
  readonly flow: string;
  /** "Move, N1 2TX, SE15 4QL". */
  readonly what: string;
  readonly changed: string;
  /** By today's lists; "No price yet" where too little is known. */
  readonly price: string;
  readonly keptUntil: string;
  /** Whether the desk can go on with it on the telephone. */
  readonly canGoOn: boolean;
};

export type PersonPanel = { readonly title: string; readonly facts: readonly DeskFact[] };

/** All that is known of one person. */
export type PersonView = {
  readonly kind: 'person';
  /** What their page is named by: an order's reference, or the id of an enquiry or an account. */
  readonly record: string;
  readonly name: string;
  readonly orders: readonly OrderLine[];
  readonly quotes: readonly PersonQuote[];
  readonly panels: readonly PersonPanel[];
};
