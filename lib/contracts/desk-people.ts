import type { OrderHead, OrderLine } from './desk-orders';
import type { DeskFact, DeskPaging } from './desk-parts';
import { number, object, string } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { contactFields } from '@/lib/validation/contact';
import { deskForms } from './desk-fields';

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

export const contactForms = deskForms({
  /** Changes the contact details by the rules of the checkout. A number without a country code is British. */
  changeContact: object({
    reference: string().required().max(32),
    version: number().required().integer().min(0),
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    contactEmail: contactFields.email,
    contactPhone: contactFields.phone,
    phonePrefix: string().default(DEFAULT_PREFIX).oneOf([DEFAULT_PREFIX]),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const contactLog = {
  'order.contact': 'Contact changed at the desk',
} as const;

export type ContactView = {
  readonly kind: 'contact';
  readonly head: OrderHead;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Why the email address cannot be changed. */
  readonly emailStays: string;
  /** Why nothing can be changed. */
  readonly refusal: string;
};
