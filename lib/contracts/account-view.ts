import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderState } from '@/lib/domain/order/state';
import type {
  ContactDetails,
  DraftAddress,
  FurnitureItem,
  LocalDate,
  ServiceType,
  SlotTimes,
  StorageSpace,
} from '@/lib/domain/order-types';
import type { StoredSpace, Collection } from '@/lib/domain/storage/spaces';
import type { DocumentLink } from './invoice-view';

/** A unit of the signed-in customer, as the account page shows it. Days are London's. */
export type AccountSpace = {
  readonly orderId: string;
  readonly reference: string;
  /** "6 × 4 ft unit", "Custom unit, 120 sq ft". */
  readonly title: string;
  readonly storageSpace: StorageSpace;
  /** The area of a custom unit, square feet; null for the other units. */
  readonly squareFeet: number | null;
  readonly since: LocalDate;
  readonly phase: StoredSpace<Collection>['phase'];
  /** The listed things that have not gone back to the customer. */
  readonly items: readonly FurnitureItem[];
  /** The booked collections into the unit, the next first. */
  readonly coming: readonly { readonly on: LocalDate; readonly pieces: number }[];
  /** Whether more can be collected into the unit. */
  readonly takesMore: boolean;
  /**
   * The things in the unit or on their way to it, without those of booked returns and of returns that wait for payment.
   */
  readonly unbooked: readonly FurnitureItem[];
  /** Whether the customer can still ask for things back. */
  readonly isOpen: boolean;
  /** Where the things were collected, the default address of a return; null where the address is unknown. */
  readonly access: Pick<DraftAddress, 'postcode' | 'floor'> | null;
  readonly returnsOn: LocalDate | null;
  /** Pounds per payment, and the weeks that one payment covers. */
  readonly payment: { readonly amount: number; readonly weeks: number };
  readonly nextPaymentOn: LocalDate | null;
  /** Pounds of the next payment: less than `payment.amount` where fewer weeks are left. */
  readonly nextAmount: number;
  /** Whether the rental has a page about its payments. */
  readonly hasPayments: boolean;
  /** The first day after the minimum term; null for a weekly term. */
  readonly minimumTermEnd: LocalDate | null;
  /** Whether the customer can choose another unit. */
  readonly canMove: boolean;
  /** The agreed other unit and the day of the move; null without one. */
  readonly nextUnit: { readonly label: string; readonly on: LocalDate; readonly perPayment: number } | null;
};

/** Another customer's unit from which the signed-in delegate may order returns, without payments and owner details. */
export type OpenedSpace = Omit<
  AccountSpace,
  | 'reference'
  | 'payment'
  | 'nextPaymentOn'
  | 'nextAmount'
  | 'hasPayments'
  | 'minimumTermEnd'
  | 'canMove'
  | 'takesMore'
  | 'coming'
  | 'nextUnit'
> & {
  /** The owner's first name. */
  readonly owner: string;
};

/** The delegates of a unit and their coming returns, as its owner sees them. */
export type DelegatesOfSpace = {
  readonly orderId: string;
  readonly people: readonly {
    readonly helperId: string;
    readonly name: string;
    readonly email: string;
    readonly invitedAt: string;
  }[];
  /** The booked returns of delegates that are still to come. */
  readonly returns: readonly {
    readonly returnId: string;
    /** The name of the delegate who ordered the return. */
    readonly name: string;
    readonly pieces: number;
    readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes };
    /** The postcode of the delivery. */
    readonly postcode: string;
    /** The version of the return, which cancelling it sends back. */
    readonly version: number;
    /** Pounds that the payer gets back when the return is cancelled now. */
    readonly refund: number;
  }[];
};

/** An order of the signed-in customer. */
export type AccountOrder = {
  readonly orderId: string;
  readonly reference: string;
  /** The first line of the order: "1 bedroom move". */
  readonly title: string;
  readonly services: readonly ServiceType[];
  readonly state: OrderState;
  /** UTC instant until which the order is held for its payment; null for every other order. */
  readonly heldUntil: string | null;
  readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes } | null;
  /** Pounds. */
  readonly total: number;
  readonly createdAt: string;
  /** The invoices and credit notes of the order, in the order of issue. */
  readonly documents: readonly DocumentLink[];
  /** The changes that the customer can make now; empty while a crew is at work. */
  readonly changes: readonly ChangeKind[];
  readonly isAtWork: boolean;
  /** Whether the customer can still give the street addresses. */
  readonly takesAddresses: boolean;
  readonly hasCalendar: boolean;
  readonly canBookAgain: boolean;
};

/** Name, phone and email of the last order. */
export type AccountDetails = ContactDetails & { readonly signForNews: boolean };

export const ACCOUNT_SECTIONS = ['items', 'orders', 'details'] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];
