import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type {
  AddOn,
  Addresses,
  CoverStep,
  DraftAddress,
  FurnitureItem,
  ItemWorth,
  LocalDate,
  SlotTimes,
  SplitLine,
} from '@/lib/domain/vocabulary';
import type { MoveToPrice } from '@/lib/domain/pricing/moving';
import type { StorageToPrice } from '@/lib/domain/pricing/storage';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import type { UnitOption } from './unit-options';

/** What opens a change for its guest: goes into every call. */
export type Guest = { readonly id: string; readonly token: string };

export type Appointment = { readonly date: LocalDate; readonly slot: SlotTimes };

/** What an order holds and may hold something else instead: items, help, and of storage the unit. */
export type Contents = {
  readonly addOns: readonly AddOn[];
  readonly furnitureItems: readonly FurnitureItem[];
  /** Null for a service without one. */
  readonly unit: StorageToRent | null;
  /** Null for a service without more cover. */
  readonly coverStep: CoverStep | null;
  /** Null for a service whose things all go to one place. */
  readonly split: readonly SplitLine[] | null;
};

/** The booked job with its list, ready to be priced. */
export type Goods =
  | { readonly move: MoveToPrice }
  | { readonly storage: StorageToPrice; readonly units: readonly UnitOption[] };

/** A stop that can be moved, with its address as it is booked or typed. */
export type StopToMove = {
  readonly kind: keyof Addresses;
  /** Of the address in the request: the fields are called by it. */
  readonly path: string;
  readonly legend: string;
  readonly postcodeLabel: string;
  readonly address: DraftAddress;
};

/** What one change needs to know of the order, made on the server. Plain data: it travels in the page's props. */
export type ChangeSubject =
  | {
      readonly kind: 'slot';
      readonly booked: Appointment;
      readonly bookable: { readonly first: LocalDate; readonly last: LocalDate };
    }
  | {
      readonly kind: 'items';
      readonly goods: Goods;
      readonly popularItems: readonly PickableItem[];
      readonly pictures: ItemPictures;
      /** What its customer said that things of it are worth. */
      readonly worth: readonly ItemWorth[];
    }
  | { readonly kind: 'address'; readonly stops: readonly StopToMove[] }
  | { readonly kind: 'cancel' };

export type ChangePanel = {
  readonly subject: ChangeSubject;
  /** The heading, and what the document is called. */
  readonly title: string;
  readonly guest: Guest;
  readonly reference: string;
  /** "Tuesday 15 December 2026, 10:00–12:00". */
  readonly when: string;
  /** The order page itself, with the token. */
  readonly pageHref: string;
};

export type ItemsSubject = Extract<ChangeSubject, { kind: 'items' }>;
