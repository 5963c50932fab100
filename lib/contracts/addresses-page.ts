import type { AddressDetails, StreetAddress } from '@/lib/domain/order/appointments';
import type { ErrorCode } from './errors';

export type OfferedAddress = StreetAddress;

export type AddressOnPage = {
  readonly stop: string;
  readonly label: string;
  readonly postcode: string;
  readonly values: AddressDetails;
  readonly errors: Partial<Readonly<Record<keyof AddressDetails, string>>>;
  readonly offers: readonly OfferedAddress[];
  /** Why the search gave no addresses. */
  readonly lookup: 'nothing' | 'failed' | 'limited' | null;
};

/** The state of the page for street addresses, made by lib/server/modules/addresses/addresses-page.ts. */
export type AddressesPageState =
  | {
      readonly kind: 'form';
      readonly version: number;
      readonly canFind: boolean;
      readonly noPhotos: boolean;
      readonly stops: readonly AddressOnPage[];
      /** Why the typed addresses are not saved, beside errors of single fields. */
      readonly trouble: 'changed' | 'limited' | null;
      readonly kept: readonly string[];
    }
  /** An order that is not booked, or that is over. */
  | { readonly kind: 'closed'; readonly reason: ErrorCode };

export const ADDRESS_BUTTONS = { use: 'use', find: 'find' } as const;

export const NO_PHOTOS_FIELD = 'noPhotos';

export const addressField = (stop: string, name: keyof AddressDetails): string => `${stop}.${name}`;

export const offerValue = (stop: string, address: OfferedAddress): string => JSON.stringify({ stop, ...address });
