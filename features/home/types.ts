import type { LinkRow } from '@/components/marketing/LinkRows';
import type { Picture } from '@/components/ui/Drawing/Drawing';

export type PlanCard = {
  readonly space: string;
  readonly title: string;
  readonly price: string;
  readonly points: readonly string[];
  readonly drawing: Picture;
};
/** A sentence that begins with `figure` and ends with `text`: "£49 is where a move starts". */
export type Fact = { readonly figure: string; readonly text: string };
/** A service with a price. `per` follows the price: "a week", or nothing. */
export type LargeService = LinkRow & { readonly price: string; readonly per: string };
export type StorageTermChoice = {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** The discount on the list price and its condition; null at the list price. */
  readonly condition: string | null;
  /** The price of the trips: "Collection and return from £49 each." */
  readonly trips: string;
  readonly every: string;
};
export type StorageUnitCard = {
  readonly value: string;
  readonly title: string;
  readonly like: string;
  /** Whether the prices are those of the smallest size of its kind. */
  readonly isFrom: boolean;
  readonly isPopular: boolean;
  readonly floor: string;
  readonly height: string;
  readonly volume: string;
  /** The week's price and each payment, in the order of the terms. */
  readonly prices: readonly { readonly week: string; readonly payment: string }[];
  /** The drawing in the line-up. All thumbnails have one scale, and so have all large drawings. */
  readonly thumbnail: Picture;
  readonly drawing: Picture;
};
