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

export type OrderEventView = {
  readonly at: string;
  readonly type: Happening;
  readonly cause: Cause;
};

/** With `&size=small` a thumbnail. */
export type OrderPhoto = { readonly label: string; readonly url: string };

export type OrderRecord = { readonly label: string; readonly value: string };

/** An order as its guest sees it. Instants are ISO-8601 UTC, dates and times in `order` London's. */
export type OrderView = {
  readonly orderId: string;
  readonly reference: string;
  /** For booking again, while the draft exists. */
  readonly draftId: string | null;
  readonly state: OrderState;
  readonly createdAt: string;
  /** The time of the contract, when the 14 days of its services begin (LAW-6). */
  readonly agreedAt: string;
  /** Services that were added later, each with the time of its contract. */
  readonly addedAt: AddedAt;
  readonly order: OrderLike;
  readonly terms: OrderTerms;
  readonly squareFeet: number | null;
  readonly services: readonly ServiceType[];
  /** Asked for after payment. */
  readonly stops: OrderAddressesDto;
  readonly checklist: ChecklistDto | null;
  /** For the check of large items. */
  readonly home: HomeId | null;
  readonly texts: OrderSmsDto | null;
  /** Null while there is no day of a visit. */
  readonly day: OrderDayDto | null;
  readonly quote: QuoteDto;
  readonly events: readonly OrderEventView[];
  /** LAW-6. */
  readonly startsWithin14Days: boolean;
  /** Whether the customer agrees by paying. */
  readonly isByPhone: boolean;
  /** Null once it no longer matters. */
  readonly holdExpiresAt: string | null;
  /** Equal to `holdExpiresAt` while the order can be paid. */
  readonly payUntil: string | null;
  readonly paymentUrl: string | null;
  /** A change names the version that it is based on. */
  readonly version: number;
  /** Whether the order is booked and its last appointment not over. */
  readonly canChange: boolean;
  /** Because the right to order the return was revoked. */
  readonly onlyCancels: boolean;
  readonly openChange: OrderChangeDto | null;
  /** Pounds that were refunded or are on their way. */
  readonly refunded: number;
  readonly extras: readonly ExtraDto[];
  readonly documents: readonly DocumentLink[];
  readonly photos: readonly OrderPhoto[];
  readonly recorded: readonly OrderRecord[];
  /** `made`: the number of claims. */
  readonly claims: { readonly isOpen: boolean; readonly made: number };
  readonly bringBack: readonly ReturnKind[];
  readonly takesMore: boolean;
  readonly hasStoragePayments: boolean;
  /** The storage order that a return is from or an addition goes to. */
  readonly store: string | null;
  /** The refund for the cancelled order, pounds; null for an order that is not cancelled. */
  readonly refundOfCancelling: number | null;
  readonly calendarUrl: string | null;
};
