import type { Addresses, OrderDate, ServiceType } from '../vocabulary';

/** How people are told of a service: the site, the order page, the mails, the calendar and the desk say the same. */
export type ServiceWords = {
  /** "Moving" (PRC-7). */
  readonly name: string;
  /** Beside the day of its appointment: "Collection Date" (PRC-7). */
  readonly date: string;
  /** "Your move is booked". */
  readonly job: string;
  /** "We moved you". */
  readonly done: string;
  /** Above the list of things. */
  readonly load: string;
  /** What is done to what is in it. */
  readonly contents: string;
  /** The appointment in a calendar. */
  readonly visit: string;
  /** An order of it at the desk. */
  readonly order: string;
  /** Somebody who asks for a price that is not online, to the operator. */
  readonly request: string;
};

/** What is known of a service that can be booked without its rules: they are in its object (all.ts). */
export type ServiceFacts = {
  /** What its flow books. */
  readonly service: ServiceType;
  /** Which date of the order its slot is. */
  readonly dateKey: OrderDate;
  /** Which of the order's addresses we come to first. */
  readonly comesTo: keyof Addresses;
  /** Whether it is transport of goods, which has no legal right to cancel (order/cooling-off.ts). */
  readonly isTransport: boolean;
  /** What it does with somebody's store; null where it has nothing to do with one. */
  readonly store: 'fills' | 'empties' | null;
  /** Whether what is booked can be changed online beside its day. */
  readonly isEdited: boolean;
  readonly words: ServiceWords;
};

/** What is offered where a list can be changed. */
export const ITEMS_AND_HELP = 'Add or remove items and services';
