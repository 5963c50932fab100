import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderState } from '@/lib/domain/order/state';
import type { ContactDetails, DraftAddress, FurnitureItem, ServiceType, StorageSpace } from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { StoredSpace, Collection } from '@/lib/domain/storage/spaces';
import type { DocumentLink } from './invoice-view';

type StoredUnit = {
  readonly orderId: string;
  readonly title: string;
  readonly storageSpace: StorageSpace;
  readonly squareFeet: number | null;
  readonly since: LocalDate;
  readonly phase: StoredSpace<Collection>['phase'];
  /** The listed things that have not gone back. */
  readonly items: readonly FurnitureItem[];
  /** The things without those of booked returns and of returns that wait for payment. */
  readonly unbooked: readonly FurnitureItem[];
  readonly isOpen: boolean;
  /** Where the things were collected, the default address of a return. */
  readonly access: Pick<DraftAddress, 'postcode' | 'floor'> | null;
  readonly returnsOn: LocalDate | null;
};

/** A unit of the signed-in customer. Amounts are pounds, days London's. */
export type AccountSpace = StoredUnit & {
  readonly reference: string;
  readonly coming: readonly { readonly on: LocalDate; readonly pieces: number }[];
  readonly takesMore: boolean;
  readonly payment: { readonly amount: number; readonly weeks: number };
  readonly nextPaymentOn: LocalDate | null;
  /** Less than `payment.amount` where fewer weeks are left. */
  readonly nextAmount: number;
  readonly hasPayments: boolean;
  readonly minimumTermEnd: LocalDate | null;
  readonly canMove: boolean;
  readonly nextUnit: { readonly label: string; readonly on: LocalDate; readonly perPayment: number } | null;
};

/** Another customer's unit from which the signed-in delegate may order returns. */
export type OpenedSpace = StoredUnit & { readonly owner: string };

/** The delegates of a unit and their coming returns, as its owner sees them. Refunds are pounds. */
export type DelegatesOfSpace = {
  readonly orderId: string;
  readonly people: readonly {
    readonly helperId: string;
    readonly name: string;
    readonly email: string;
    readonly invitedAt: string;
  }[];
  readonly returns: readonly {
    readonly returnId: string;
    readonly name: string;
    readonly pieces: number;
    readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes };
    readonly postcode: string;
    readonly version: number;
    readonly refund: number;
  }[];
};

export type AccountOrder = {
  readonly orderId: string;
  readonly reference: string;
  readonly title: string;
  readonly services: readonly ServiceType[];
  readonly state: OrderState;
  /** UTC instant until which the order waits for its payment. */
  readonly heldUntil: string | null;
  readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes } | null;
  /** Pounds. */
  readonly total: number;
  readonly createdAt: string;
  readonly documents: readonly DocumentLink[];
  /** Empty while a crew is at work. */
  readonly changes: readonly ChangeKind[];
  readonly isAtWork: boolean;
  readonly takesAddresses: boolean;
  readonly hasCalendar: boolean;
  readonly canBookAgain: boolean;
};

export type AccountDetails = ContactDetails & { readonly signForNews: boolean };

export const ACCOUNT_SECTIONS = ['items', 'orders', 'details'] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];
