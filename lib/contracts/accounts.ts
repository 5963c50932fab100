import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderState } from '@/lib/domain/order/state';
import type { ContactDetails, DraftAddress, FurnitureItem, ServiceType, StorageSpace } from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { Collection, StoredSpace } from '@/lib/domain/storage/spaces';
import type { DocumentLink } from './invoice-view';
import { array, number, object, string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { contactFields } from '@/lib/validation/contact';
import { LIMITS } from '@/lib/validation/limits';
import type { DraftDto } from './checkout';
import { SMALL_FORM, endpoint } from './endpoint';
import type { QuoteDto } from './errors';

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

/** All calls of this file but `whoAmI` also take the post of a plain HTML form, and then answer 303. */
export type AccountDto = { readonly id: string; readonly email: string };

/** Mails a sign-in link. The answer is the same for known and unknown addresses. */
export const requestSignIn = endpoint<{ readonly sent: true }>()({
  name: 'requestSignIn',
  path: '/auth-api/sign_in',
  access: 'open',
  request: object({
    email: contactFields.email,
    /** The path of this site to open after signing in. */
    next: string().max(500).default(''),
  }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Uses up a mailed link and begins a session. unauthenticated: used or expired. */
export const openSession = endpoint<AccountDto & { readonly next: string | null }>()({
  name: 'openSession',
  path: '/auth-api/session',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'unauthenticated', 'rate_limited'],
  ...SMALL_FORM,
});

export const signOut = endpoint<{ readonly signedOut: true }>()({
  name: 'signOut',
  path: '/auth-api/sign_out',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
  maxBytes: 4096,
});

/** Ends the sessions of the account on every device. */
export const signOutEverywhere = endpoint<{ readonly signedOut: true }>()({
  name: 'signOutEverywhere',
  path: '/auth-api/sign_out_everywhere',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
  maxBytes: 4096,
});

export const whoAmI = endpoint<AccountDto>()({
  name: 'whoAmI',
  method: 'GET',
  path: '/auth-api/users/me',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
});

const startedDraft = string().max(40).defined().default('');

/** A full or partial return, a collection into the unit, another unit, or any order again. */
export const BOOKED_FROM_ACCOUNT = ['unit', 'items', 'topUp', 'collection', 'again'] as const;

/** Pieces by the ids of the unit's own lines, whose sizes come from the rental. */
const things = array(
  object({
    id: string().required().max(60),
    quantity: number().integer().min(1).max(LIMITS.quantity).required(),
  }).required(),
)
  .max(LIMITS.itemLines)
  .required()
  .default([]);
const LIST_BYTES = 16 * 1024;

/** A smaller unit that suffices for the remaining things, in pounds per payment of `weeks`. */
export type SmallerUnit = {
  readonly label: string;
  readonly perPayment: number;
  readonly insteadOf: number;
  readonly weeks: number;
};

export type BackPriceDto = QuoteDto & {
  /** Null where no smaller unit is cheaper. */
  readonly smallerUnit: SmallerUnit | null;
};

/**
 * Returns the price of bringing back everything in a unit, or the named things, on any day without a surcharge (STO-4).
 */
export const priceFromAccount = endpoint<BackPriceDto>()({
  name: 'priceFromAccount',
  path: '/auth-api/price_back',
  access: 'own',
  request: object({
    orderId: string().required().max(64),
    what: string().oneOf(RETURN_KINDS).required(),
    things,
  }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'unknown_district', 'volume_too_large', 'by_request'],
  maxBytes: LIST_BYTES,
});

/** Begins a booking from an order of the customer. `path`: where the booking continues. */
export const bookFromAccount = endpoint<{ readonly path: string }>()({
  name: 'bookFromAccount',
  path: '/auth-api/book',
  access: 'own',
  request: object({
    orderId: string().required().max(64),
    what: string().oneOf(BOOKED_FROM_ACCOUNT).required(),
    /** With `what: 'items'`: the pieces that are already chosen. */
    things,
    /** The return that was begun before its owner was known. */
    draftId: startedDraft,
  }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'change_not_offered'],
  maxBytes: LIST_BYTES,
  perMinute: 20,
});

export type AccountPageDto = {
  readonly email: string;
  readonly today: LocalDate;
  readonly spaces: readonly AccountSpace[];
  readonly opened: readonly OpenedSpace[];
  readonly helpers: readonly DelegatesOfSpace[];
  readonly orders: readonly AccountOrder[];
  /** One more than a page shows. */
  readonly drafts: readonly DraftDto[];
  readonly details: AccountDetails | null;
};

/** Reads a page of the account. An old session key is replaced by the cookie of the answer. */
export const readAccount = endpoint<AccountPageDto>()({
  name: 'readAccount',
  path: '/auth-api/account',
  access: 'own',
  request: object({ section: string().oneOf(ACCOUNT_SECTIONS).required() }),
  errors: ['unauthenticated', 'validation_failed'],
});

/** Reads the email address of an unused sign-in link without using the link. */
export const readSignInLink = endpoint<{ readonly email: string }>()({
  name: 'readSignInLink',
  path: '/auth-api/sign_in_link',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'not_found'],
  perMinute: 30,
});

export const readOrderKey = endpoint<{ readonly token: string }>()({
  name: 'readOrderKey',
  path: '/auth-api/order_key',
  access: 'own',
  request: object({ reference: string().required().max(64) }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});
