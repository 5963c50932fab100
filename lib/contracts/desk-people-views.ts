import type { DeskFact, DeskPaging } from './desk-parts';
import type { OrderLine } from './desk-order-views';

/** A person is everybody who orders with one email address. */
export type PersonLine = {
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly orders: number;
  readonly latest: OrderLine;
};

export type PeopleView = {
  readonly kind: 'people';
  readonly search: string;
  readonly people: readonly PersonLine[];
  readonly paging: DeskPaging;
  /** Enquiries that the search finds too, from people who may never have ordered. */
  readonly enquiries: { readonly text: string; readonly href: string } | null;
};

/** All that is known of one person: a list of panels with facts under the orders. */
export type PersonView = {
  readonly kind: 'person';
  readonly name: string;
  readonly orders: readonly OrderLine[];
  readonly panels: readonly { readonly title: string; readonly facts: readonly DeskFact[] }[];
};
