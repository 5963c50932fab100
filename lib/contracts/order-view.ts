import type { HomeId } from '@/lib/domain/access-check/typical';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { OrderLike, OrderTerms, ServiceType } from '@/lib/domain/order-types';
import type { AddedAt } from '@/lib/domain/order/agreed';
import type { Cause, Happening } from '@/lib/domain/order/history';
import type { OrderState } from '@/lib/domain/order/state';
import type { QuoteDto } from './errors';
import type { ExtraDto } from './extras';
import type { DocumentLink } from './invoice-view';
import type { OrderAddressesDto } from './order-addresses';
import type { OrderChangeDto } from './order-change-dto';
import type { ChecklistDto } from './order-checklist';
import type { OrderDayDto } from './order-day';
import type { OrderSmsDto } from './order-settings';

/** An event in the history of an order. */
export type OrderEventView = {
  readonly at: string;
  readonly type: Happening;
  readonly cause: Cause;
};

/** A photo of the job. `url`: its path; with `&size=small` a thumbnail. */
export type OrderPhoto = { readonly label: string; readonly url: string };

/** A visit with its records: "Moving crew, 15 December 2026", "28 of 30 in, 2 marks, 6 photos, signed". */
export type OrderRecord = { readonly label: string; readonly value: string };

/** An order as its guest sees it. Instants are ISO-8601 UTC; dates and times in `order` are London's. */
export type OrderView = {
  readonly orderId: string;
  readonly reference: string;
  /** The draft of the order while the draft exists, for booking again. */
  readonly draftId: string | null;
  readonly state: OrderState;
  readonly createdAt: string;
  /** The time of the contract: the 14 days of its services begin then (LAW-6). */
  readonly agreedAt: string;
  /** Services that were added later, each with the time of its contract. */
  readonly addedAt: AddedAt;
  readonly order: OrderLike;
  /** The agreed terms beside the answers: cover, stored part of a move, later payments. */
  readonly terms: OrderTerms;
  /** The area of a custom storage unit, square feet; null for the others. */
  readonly squareFeet: number | null;
  readonly services: readonly ServiceType[];
  /** The street addresses, asked for after payment. */
  readonly stops: OrderAddressesDto;
  /** The moving checklist, with the setting for its mails; null for an order without one. */
  readonly checklist: ChecklistDto | null;
  /** The kind of home that the order goes to, for its large items; null while unknown. */
  readonly home: HomeId | null;
  /** The setting for texts to the order's mobile; null where none are sent. */
  readonly texts: OrderSmsDto | null;
  /** The changing state of the day of a visit (`readOrderDay`); null while there is no such day. */
  readonly day: OrderDayDto | null;
  readonly quote: QuoteDto;
  readonly events: readonly OrderEventView[];
  /** LAW-6: whether the visitor requested that services begin inside the 14 days. */
  readonly startsWithin14Days: boolean;
  /** Whether the order was taken on the telephone, so that its customer agrees by paying. */
  readonly isByPhone: boolean;
  /** Until when the slot is held for payment; null once that no longer matters. */
  readonly holdExpiresAt: string | null;
  /** Equal to `holdExpiresAt` while the order can be paid; null otherwise. */
  readonly payUntil: string | null;
  /** Path of the payment; null when nothing is to be paid. */
  readonly paymentUrl: string | null;
  /** Increases with every change of the order. A change names the version that it is based on. */
  readonly version: number;
  /** Whether the customer may change or cancel the order online: it is booked, and its last appointment is not over. */
  readonly canChange: boolean;
  /** Whether only cancelling is possible, because the right to order the return was revoked. */
  readonly onlyCancels: boolean;
  /** The change that waits for its payment, until its hold ends; null without one. */
  readonly openChange: OrderChangeDto | null;
  /** Pounds that were refunded to the customer or are on their way. */
  readonly refunded: number;
  /** The extras of the order, in the order in which they were asked for. */
  readonly extras: readonly ExtraDto[];
  /** The invoices and credit notes of the order, in the order of issue. */
  readonly documents: readonly DocumentLink[];
  /** Photos by the crew, in the order of time. */
  readonly photos: readonly OrderPhoto[];
  /** Short records of the visits. */
  readonly recorded: readonly OrderRecord[];
  /** Whether a claim can be made online now, and the number of claims made. */
  readonly claims: { readonly isOpen: boolean; readonly made: number };
  /** The kinds of returns that a storage order offers: everything, some things; empty where none is possible. */
  readonly bringBack: readonly ReturnKind[];
  /** Whether more can be collected into the unit. */
  readonly takesMore: boolean;
  /** Whether the order is a rental with later payments and a page about them. */
  readonly hasStoragePayments: boolean;
  /** The reference of the storage order that a return is from or a top-up goes to; null for all others. */
  readonly store: string | null;
  /** The refund for the cancelled order, pounds; null for an order that is not cancelled. */
  readonly refundOfCancelling: number | null;
  /** Path of the calendar file; null while the order is not booked. */
  readonly calendarUrl: string | null;
};
