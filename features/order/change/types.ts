import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type {
  AddOn,
  Addresses,
  CoverStep,
  DraftAddress,
  FurnitureItem,
  ItemWorth,
  StorageSplitLine,
} from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { MoveToPrice } from '@/lib/domain/pricing/moving';
import type { StorageToPrice } from '@/lib/domain/pricing/storage';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import type { UnitOption } from './unit-options';

/** The customer's access to an order, part of every call. */
export type Guest = { readonly id: string; readonly token: string };

export type Appointment = { readonly date: LocalDate; readonly slot: SlotTimes };

export type Contents = {
  readonly addOns: readonly AddOn[];
  readonly furnitureItems: readonly FurnitureItem[];
  /** Null for a service without a unit. */
  readonly unit: StorageToRent | null;
  /** Null for a service without optional cover. */
  readonly coverStep: CoverStep | null;
  /** Null for a service whose items all go to one place. */
  readonly split: readonly StorageSplitLine[] | null;
};

export type Goods =
  | { readonly move: MoveToPrice }
  | { readonly storage: StorageToPrice; readonly units: readonly UnitOption[] };

export type AddressToMove = {
  readonly kind: keyof Addresses;
  /** The path in the request, which prefixes the names of the address's fields. */
  readonly path: string;
  readonly legend: string;
  readonly postcodeLabel: string;
  readonly address: DraftAddress;
};

/** The data of the order that one change needs, as serialisable props. */
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
      /** The value of items, as the customer has declared it. */
      readonly worth: readonly ItemWorth[];
    }
  | { readonly kind: 'address'; readonly stops: readonly AddressToMove[] }
  | { readonly kind: 'cancel' };

export type ChangePanel = {
  readonly subject: ChangeSubject;
  readonly title: string;
  readonly guest: Guest;
  readonly reference: string;
  readonly when: string;
  readonly pageHref: string;
};

export type ItemsSubject = Extract<ChangeSubject, { kind: 'items' }>;
