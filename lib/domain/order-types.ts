import type { LocalDate, SlotTimes } from './london-time';

/** The order-like object of the spec (§3, QUO-6) and its vocabulary. Exactly these fields. */
export const SERVICE_TYPES = [
  'MOVING',
  'STORAGE_COLLECTION',
  'SHIPPING',
  'CLEANING',
  'PACKING',
  'PACKING_MATERIALS',
  'PACKING_MATERIALS_DELIVERY',
  'PACKING_WITH_MATERIALS_INCLUDED',
  'UNPACKING',
  'STORAGE_RETURN',
  'ASSEMBLING',
  'STORAGE_BY_THE_BOX',
  'STORAGE',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const FIXED_MOVING_PLANS = ['mini', 'one_bedroom', 'two_bedroom', 'three_bedroom'] as const;
export type FixedMovingPlan = (typeof FIXED_MOVING_PLANS)[number];
export const MOVING_SPACES = [...FIXED_MOVING_PLANS, 'custom'] as const;
export type MovingSpace = (typeof MOVING_SPACES)[number];

export const CLEANING_SPACES = ['one_bedroom', 'two_bedroom', 'three_bedroom', 'custom'] as const;
export type CleaningSpace = (typeof CLEANING_SPACES)[number];

export const STORAGE_SPACES = [
  'Plan 3x3',
  'Plan 3x5',
  'Plan 6x4',
  'Plan 6x6',
  'Plan 8x6',
  'Plan 9x8',
  'Plan 12x8',
  'Plan 15x10',
  'Plan 20x10',
  'custom',
] as const;
export type StorageSpace = (typeof STORAGE_SPACES)[number];
/** A unit of a fixed size. A custom one has any area between the largest of the first list and the largest of all. */
export type StorageUnitSpace = Exclude<StorageSpace, 'custom'>;

/** A size with a price of its own. */
export type PlanSpace = FixedMovingPlan | StorageUnitSpace | CleaningSpace;

export const STORAGE_TERMS = ['weekly', 'monthly', '3_months', '6_months'] as const;
export type StorageTerm = (typeof STORAGE_TERMS)[number];

export const MOVING_ADD_ONS = ['PACKING', 'CLEANING', 'ASSEMBLING', 'PACKING_MATERIALS'] as const;
export type MovingAddOn = (typeof MOVING_ADD_ONS)[number];
/** The add-ons of the other services. Each of their flows asks about packing (spec §4). */
export const STORAGE_ADD_ONS = ['PACKING', 'PACKING_MATERIALS', 'ASSEMBLING'] as const;
export type StorageAddOn = (typeof STORAGE_ADD_ONS)[number];
export const RETURN_ADD_ONS = ['UNPACKING', 'ASSEMBLING'] as const;
export type ReturnAddOn = (typeof RETURN_ADD_ONS)[number];
export const CLEANING_ADD_ONS = ['PACKING', 'PACKING_MATERIALS'] as const;
export type CleaningAddOn = (typeof CLEANING_ADD_ONS)[number];
export const ADD_ONS = ['PACKING', 'PACKING_MATERIALS', 'UNPACKING', 'CLEANING', 'ASSEMBLING'] as const;
export type AddOn = (typeof ADD_ONS)[number];

/** An address for a van or a cleaner. `floor`: 0 is the ground floor, -1 the lower floor (QUO-8). */
export type Address = {
  readonly postcode: string;
  readonly floor: number;
  readonly parking: boolean;
  readonly elevator: boolean;
};

/** An address while it is being answered: null is an unanswered question, and nothing has a default. */
export type DraftAddress = { readonly postcode: string } & {
  readonly [Question in Exclude<keyof Address, 'postcode'>]: Address[Question] | null;
};

export type Addresses = {
  readonly collection?: Address;
  readonly delivery?: Address;
  readonly storage_collection?: Address;
  readonly cleaning?: Address;
  readonly additional_collection?: readonly Address[];
  readonly additional_delivery?: readonly Address[];
};

/** One line of the inventory. `cubicFeet` and `kilograms` are those of one piece. Own items have ids "custom_…". */
export type FurnitureItem = {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  readonly cubicFeet: number;
  readonly kilograms: number;
};

export type Items = readonly FurnitureItem[];

/** The steps of our liability for loss and damage: the one in every price, or a higher one for a line of its own. */
export const COVER_STEPS = ['included', 'raised', 'high', 'highest'] as const;
export type CoverStep = (typeof COVER_STEPS)[number];

/** The value of one piece of an inventory line by the customer's estimate, in whole pounds. `id`: the line's. */
export type ItemWorth = { readonly id: string; readonly pounds: number };

/** The numbers of pieces of an inventory line that do not go to the new home. `id`: the line's. */
export type StorageSplitLine = { readonly id: string; readonly stored: number; readonly away: number };

/** The agreed cover: pounds for an item and for the whole job. */
export type OrderCover = {
  readonly step: CoverStep;
  readonly itemLimit: number;
  readonly jobLimit: number;
  readonly worth: readonly ItemWorth[];
};

export const ORDER_DATES = ['movingDate', 'storageCollectionDate', 'deliveryDate', 'cleaningDate'] as const;
export type OrderDate = (typeof ORDER_DATES)[number];

export type ContactDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits after the prefix, without the trunk 0. In answers as typed. */
  readonly phone: string;
  /** Digits of the country calling code, without the plus: "44". */
  readonly phonePrefix: string;
};

export type OrderLike = {
  readonly storageSpace: StorageSpace | null;
  readonly storageTerm: StorageTerm | null;
  readonly fixedMovingPlan: boolean;
  readonly movingSpace: MovingSpace | null;
  readonly cleaningSpace: CleaningSpace | null;
  readonly isPacking: boolean;
  readonly isStudent: boolean;
  readonly promo: string;
  readonly signForNews: boolean;
  readonly furnitureItems: Items;
  readonly addresses: Addresses;
  readonly dates: Partial<Record<OrderDate, LocalDate>>;
  readonly timeSlot: Partial<Record<OrderDate, SlotTimes>>;
  /** Pounds: before discounts, and after duration, student and promo discounts. */
  readonly quote: { readonly total: number; readonly totalWithDiscount: number };
  readonly details: ContactDetails;
};

/** The parts of an order that say when it is carried out. */
export type Scheduled = Pick<OrderLike, 'dates' | 'timeSlot'>;

/** Terms that a customer agreed to and that the order-like object has no field for. */
export type OrderTerms = {
  /** The sentence by which the customer agreed to later charges on the saved card (LAW-4). With storage only. */
  readonly agreedPayments?: string | undefined;
  /** The agreed cover, where it is above the included one or items have values. Absent: the included cover. */
  readonly cover?: OrderCover | undefined;
  /** The items of a move that go into storage or are disposed of. Absent: all go to the new home. */
  readonly split?: readonly StorageSplitLine[] | undefined;
};

export type BookedOrder = OrderLike & OrderTerms;

/** Every term by its name, so that the compiler asks for a new one. */
type EveryTerm = { readonly [Term in keyof OrderTerms]-?: OrderTerms[Term] | undefined };
/** The terms of a move that do not need its quote. A term that only another service has is omitted too. */
export type MoveTerms = Omit<EveryTerm, 'agreedPayments'>;

/** Separates the terms of a booked order from the fields that the spec gives an order (QUO-6). */
export function withoutTerms({ agreedPayments, cover, split, ...order }: BookedOrder): {
  readonly order: OrderLike;
  readonly terms: EveryTerm;
} {
  return { order, terms: { agreedPayments, cover, split } };
}
