import type { AddressDetails, StreetAddress } from '@/lib/domain/order/addresses';
import type { ErrorCode } from './errors';

/** An address that the customer can choose with one press. */
export type OfferedAddress = StreetAddress;

/** One address form of the page, with the typed or the stored values. */
export type AddressOnPage = {
  readonly stop: string;
  readonly label: string;
  readonly postcode: string;
  readonly values: AddressDetails;
  readonly errors: Partial<Readonly<Record<keyof AddressDetails, string>>>;
  readonly offers: readonly OfferedAddress[];
  /** Why the search for addresses gave no choices; null when it gave some or was not used. */
  readonly lookup: 'nothing' | 'failed' | 'limited' | null;
};

/** The state of the page for street addresses, made by lib/server/modules/addresses/addresses-page.ts. */
export type AddressesPageState =
  | {
      readonly kind: 'form';
      readonly version: number;
      /** Whether the addresses of a postcode can be looked up. */
      readonly canFind: boolean;
      /** Whether the customer wants no photos indoors. */
      readonly noPhotos: boolean;
      readonly stops: readonly AddressOnPage[];
      /** Why the typed addresses are not saved, beside errors of single fields. */
      readonly trouble: 'changed' | 'limited' | null;
      /** With `trouble: 'changed'`: the addresses that are stored now. */
      readonly kept: readonly string[];
    }
  /** The page of an order that takes no addresses: it is not booked, or it is over. */
  | { readonly kind: 'closed'; readonly reason: ErrorCode };

/** The names of the page's buttons beside the save button. */
export const ADDRESS_BUTTONS = { use: 'use', find: 'find' } as const;

/** The name of the checkbox for no photos indoors. */
export const NO_PHOTOS_FIELD = 'noPhotos';

/** Returns the name and id of a field: "collection.line1". */
export const addressField = (stop: string, name: keyof AddressDetails): string => `${stop}.${name}`;

/** Returns the value of a button that chooses an address: the stop and the address as JSON. */
export const offerValue = (stop: string, address: OfferedAddress): string => JSON.stringify({ stop, ...address });
