import type { Addresses, OrderDate, ServiceType } from '../order-types';

/** The words for a service that the site, the order page, the mails, the calendar and the desk share. */
export type ServiceWords = {
  /** "Moving" (PRC-7). */
  readonly name: string;
  /** The label of the appointment's day: "Collection Date" (PRC-7). */
  readonly date: string;
  /** The job in a sentence: "Your move is booked". */
  readonly job: string;
  /** The finished job in a sentence: "We moved you". */
  readonly done: string;
  /** The heading of the item list. */
  readonly load: string;
  /** The label of the link that changes the contents of an order. */
  readonly contents: string;
  /** The title of the appointment in a calendar. */
  readonly visit: string;
  /** The desk's name for an order of the service. */
  readonly order: string;
  /** The desk's name for an enquiry about a price that is not online. */
  readonly request: string;
};

/** The facts of a bookable service without its rules, which are in its object (all.ts). */
export type ServiceFacts = {
  /** The service that its flow books. */
  readonly service: ServiceType;
  /** The order's date that its slot belongs to. */
  readonly dateKey: OrderDate;
  /** The kind of the address that we visit first. */
  readonly comesTo: keyof Addresses;
  /** Whether it is transport of goods, which has no legal right to cancel (order/cooling-off.ts). */
  readonly isTransport: boolean;
  /** Whether it fills or empties a storage unit. Null if it involves none. */
  readonly store: 'fills' | 'empties' | null;
  /** Whether more than the day of a booked order can be changed online. */
  readonly isEdited: boolean;
  readonly words: ServiceWords;
};

/** The label of the change that edits a list. */
export const ITEMS_AND_HELP = 'Add or remove items and services';
