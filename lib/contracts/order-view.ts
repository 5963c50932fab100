import type { AddedAt } from '@/lib/domain/order/agreed';
import type { Cause, Happening } from '@/lib/domain/order/history';
import type { HomeId } from '@/lib/domain/passage/typical';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { OrderState } from '@/lib/domain/order/state';
import type { OrderLike, OrderTerms, ServiceType } from '@/lib/domain/vocabulary';
import type { QuoteDto } from './errors';
import type { ExtraDto } from './extras';
import type { DocumentLink } from './invoice-view';
import type { ChecklistDto } from './order-checklist';
import type { OrderChangeDto } from './order-change-dto';
import type { OrderDayDto } from './order-day';
import type { OrderStopsDto } from './order-stops';
import type { OrderTextsDto } from './order-texts';

/** One thing that happened to an order. */
export type OrderEventView = {
  readonly at: string;
  readonly type: Happening;
  readonly cause: Cause;
};

/** A photo of the job; `url`: its picture, with `&size=small` a thumbnail. */
export type OrderPhoto = { readonly label: string; readonly url: string };

/** "Moving crew, 15 December 2026": "28 of 30 in, 2 marks, 6 photos, signed". */
export type OrderRecord = { readonly label: string; readonly value: string };

/** An order as its guest sees it. Instants are ISO-8601 UTC; dates and times in `order` are London's. */
export type OrderView = {
  readonly orderId: string;
  readonly reference: string;
  /** The draft it was ordered from, while that lives: the way to book again. */
  readonly draftId: string | null;
  readonly state: OrderState;
  readonly createdAt: string;
  /** When the contract over what was ordered was made: the 14 days of its services begin then (LAW-6). */
  readonly agreedAt: string;
  /** Services that were added later, each with its own instant. */
  readonly addedAt: AddedAt;
  readonly order: OrderLike;
  /** Terms that were agreed beside it: cover, what is stored of a move, later payments. */
  readonly terms: OrderTerms;
  /** The area of a custom storage unit, square feet; null for the others. */
  readonly squareFeet: number | null;
  readonly services: readonly ServiceType[];
  /** Where exactly, asked after payment. */
  readonly stops: OrderStopsDto;
  /** What is done of the list around a move, and whether mails about the rest are wanted; null for what has none. */
  readonly checklist: ChecklistDto | null;
  /** The kind of home it goes to, for its large items; null while nobody has said. */
  readonly home: HomeId | null;
  /** Texts to its mobile; null where none go. */
  readonly texts: OrderTextsDto | null;
  /** What changes on the day of a visit (`readOrderDay`); null while there is no such day. */
  readonly day: OrderDayDto | null;
  readonly quote: QuoteDto;
  readonly events: readonly OrderEventView[];
  /** LAW-6: the visitor's own request that services begin inside the 14 days. */
  readonly startsWithin14Days: boolean;
  /** Whether we took it on the telephone: then its customer agrees by paying. */
  readonly isByPhone: boolean;
  /** Until when the slot is held for payment; null once that no longer matters. */
  readonly holdExpiresAt: string | null;
  /** The same instant, while the order can be paid; null otherwise. */
  readonly payUntil: string | null;
  /** Path that leads to the payment; null when there is nothing to pay. */
  readonly paymentUrl: string | null;
  /** Grows with every change of the order; a change names the version that it was worked out from. */
  readonly version: number;
  /** Whether the customer may change or cancel it here: it is booked, and its last appointment is not over. */
  readonly canChange: boolean;
  /** Cancelling is all that is left: the right to what it brings back was taken away. */
  readonly onlyCancels: boolean;
  /** A change that waits for the payment of its difference: with its way to pay, until its hold ends. */
  readonly openChange: OrderChangeDto | null;
  /** Pounds that went back to the customer or are on their way. */
  readonly refunded: number;
  /** What was asked on the day beyond it, in the order in which it was asked. */
  readonly extras: readonly ExtraDto[];
  /** Its invoices and credit notes, in the order in which they were issued. */
  readonly documents: readonly DocumentLink[];
  /** Photos that the crew took, in the order of their time. */
  readonly photos: readonly OrderPhoto[];
  /** What was recorded of its visits, in short. */
  readonly recorded: readonly OrderRecord[];
  /** What went wrong on it: whether a claim can be made online now, and how many were. */
  readonly claims: { readonly isOpen: boolean; readonly made: number };
  /** What can be asked back from it, where it is a store: everything, some things; empty where nothing can. */
  readonly bringBack: readonly ReturnKind[];
  /** Whether more can be collected into it. */
  readonly takesMore: boolean;
  /** Whether it is a store that goes on being paid for, with a page of its own. */
  readonly hasStoragePayments: boolean;
  /** The reference of the storage order that a return is from, or more is brought into; null for all others. */
  readonly store: string | null;
  /** Pounds that cancelling it pays back; null for an order that is not cancelled. */
  readonly refundOfCancelling: number | null;
  /** Path of the calendar file; null while the order is not booked. */
  readonly calendarUrl: string | null;
};
