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
} from '@/lib/domain/vocabulary';
import type { StoredSpace, Collection } from '@/lib/domain/storage/spaces';
import type { DocumentLink } from './invoice-view';

/** A unit of the signed-in client, as their page shows it. Days are London's. */
export type AccountSpace = {
  readonly orderId: string;
  readonly reference: string;
  /** "6 × 4 ft unit", "Custom unit, 120 sq ft". */
  readonly title: string;
  readonly storageSpace: StorageSpace;
  /** Of a custom unit; null for the others. */
  readonly squareFeet: number | null;
  readonly since: LocalDate;
  readonly phase: StoredSpace<Collection>['phase'];
  /** What was listed and has not gone back. */
  readonly items: readonly FurnitureItem[];
  /** What is booked to be collected into it, the next first. */
  readonly coming: readonly { readonly on: LocalDate; readonly pieces: number }[];
  /** More can be collected into it. */
  readonly takesMore: boolean;
  /** What is there or comes, less what is booked to go back, or held for a return that waits for its payment. */
  readonly unbooked: readonly FurnitureItem[];
  /** Something can still be asked back. */
  readonly isOpen: boolean;
  /** Where it was collected, which is where it goes back to unless something else is said; null where nobody knows. */
  readonly access: Pick<DraftAddress, 'postcode' | 'floor'> | null;
  readonly returnsOn: LocalDate | null;
  /** What is paid at a time, pounds. */
  readonly payment: { readonly amount: number; readonly weeks: number };
  readonly nextPaymentOn: LocalDate | null;
  /** Pounds that are paid then: less than `payment` where fewer weeks are left. */
  readonly nextAmount: number;
  /** Whether its payments have a page of their own. */
  readonly hasPayments: boolean;
  /** The first day that the minimum term does not bind any more; null by the week. */
  readonly minimumTermEnd: LocalDate | null;
  /** Whether another unit can be chosen for it. */
  readonly canMove: boolean;
  /** The other unit that is agreed, and the day of the move; null: none. */
  readonly nextUnit: { readonly label: string; readonly on: LocalDate; readonly perPayment: number } | null;
};

/** A unit of somebody else that the signed-in client may order returns from: nothing of its payments or its owner. */
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

/** What the owner of a unit sees of those who may order returns from it. */
export type HelpersOfSpace = {
  readonly orderId: string;
  readonly people: readonly {
    readonly helperId: string;
    readonly name: string;
    readonly email: string;
    readonly invitedAt: string;
  }[];
  /** What they have ordered and is still to come. */
  readonly returns: readonly {
    readonly returnId: string;
    /** Who ordered it. */
    readonly name: string;
    readonly pieces: number;
    readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes };
    /** Where to. */
    readonly postcode: string;
    /** Of the return, for who cancels it. */
    readonly version: number;
    /** Pounds that go back to who paid, when it is cancelled now. */
    readonly refund: number;
  }[];
};

/** One order of the client. */
export type AccountOrder = {
  readonly orderId: string;
  readonly reference: string;
  /** "1 bedroom move": the first line of what was bought. */
  readonly title: string;
  readonly services: readonly ServiceType[];
  readonly state: OrderState;
  /** UTC instant until which it is held for its payment; null for every other order. */
  readonly heldUntil: string | null;
  readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes } | null;
  /** Pounds. */
  readonly total: number;
  readonly createdAt: string;
  /** Its invoices and credit notes, in the order in which they were issued. */
  readonly documents: readonly DocumentLink[];
  /** What can be changed of it now; nothing while a crew is at work. */
  readonly changes: readonly ChangeKind[];
  readonly isAtWork: boolean;
  /** Whether it can still be said where exactly we come to. */
  readonly takesAddresses: boolean;
  readonly hasCalendar: boolean;
  readonly canBookAgain: boolean;
};

/** Name, phone and email of the last order. */
export type AccountDetails = ContactDetails & { readonly signForNews: boolean };

export const ACCOUNT_SECTIONS = ['items', 'orders', 'details'] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];
