import type { ItemPictures, PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { LocalDate, MovingAddOn, SlotTimes } from '@/lib/domain/order/types';
import type { MoveToPrice } from '@/lib/domain/pricing/moving';

/** What a customer may do to a booked order; also the value of `?change=` in the address. */
export const CHANGE_KINDS = ['slot', 'items', 'cancel'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What opens a change for its guest: goes into every call. */
export type Guest = { readonly id: string; readonly token: string };

export type Appointment = { readonly date: LocalDate; readonly slot: SlotTimes };

/** What one change needs to know of the order, made on the server. Plain data: it travels in the page's props. */
export type ChangeSubject =
  | {
      readonly kind: 'slot';
      readonly booked: Appointment;
      readonly bookable: { readonly first: LocalDate; readonly last: LocalDate };
    }
  | {
      readonly kind: 'items';
      /** The booked move with its list and add-ons, ready to be priced. */
      readonly move: MoveToPrice;
      readonly addOns: readonly MovingAddOn[];
      readonly popularItems: readonly PickableItem[];
      readonly pictures: ItemPictures;
    }
  | { readonly kind: 'cancel' };

export type ChangePanel = {
  readonly subject: ChangeSubject;
  readonly guest: Guest;
  readonly reference: string;
  /** "Tuesday 15 December 2026, 10:00–12:00". */
  readonly when: string;
  /** The order page itself, with the token. */
  readonly pageHref: string;
};
