import type { StopDetails, StreetAddress } from '@/lib/domain/order/stops';
import type { ErrorCode } from './errors';

/** An address that a stop can take over with one press. */
export type OfferedAddress = StreetAddress;

/** One stop on the page, as it was typed or as it is kept. */
export type StopOnPage = {
  readonly stop: string;
  readonly label: string;
  readonly postcode: string;
  readonly values: StopDetails;
  readonly errors: Partial<Readonly<Record<keyof StopDetails, string>>>;
  readonly offers: readonly OfferedAddress[];
  /** What came of looking its addresses up, where that gave nothing to choose from. */
  readonly lookup: 'nothing' | 'failed' | 'limited' | null;
};

/** What the page that asks where exactly shows, made by lib/server/http/stops/addresses-page.ts. */
export type AddressesPageState =
  | {
      readonly kind: 'form';
      readonly version: number;
      /** Whether the addresses of a postcode can be looked up. */
      readonly canFind: boolean;
      /** The customer wants no photos indoors. */
      readonly noPhotos: boolean;
      readonly stops: readonly StopOnPage[];
      /** Why what was typed is not saved, beside what is wrong with its fields. */
      readonly trouble: 'changed' | 'limited' | null;
      /** With `changed`: what is kept now. */
      readonly kept: readonly string[];
    }
  /** Nothing can be given: the order is not booked, or it is over. */
  | { readonly kind: 'closed'; readonly reason: ErrorCode };

/** The names of the page's buttons beside the one that saves. */
export const ADDRESS_BUTTONS = { use: 'use', find: 'find' } as const;

/** The box that is ticked for no photos indoors. */
export const NO_PHOTOS_FIELD = 'noPhotos';

/** "collection.line1": the name of a field, which is also its id. */
export const stopField = (stop: string, name: keyof StopDetails): string => `${stop}.${name}`;

/** What a button that takes an address over sends: the stop and the address itself. */
export const offerValue = (stop: string, address: OfferedAddress): string => JSON.stringify({ stop, ...address });
