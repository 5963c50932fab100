import type { LinkRow } from '@/components/marketing/LinkRows';
import type { Picture } from '@/components/ui/Drawing/Drawing';

export type PlanCard = {
  readonly space: string;
  /** "1 bedroom". */
  readonly title: string;
  readonly price: string;
  readonly points: readonly string[];
  readonly drawing: Picture;
};
/** `figure` begins the sentence that `text` ends: "£49 is where a move starts". */
export type Fact = { readonly figure: string; readonly text: string };
/** `per` follows the price: "a week", or nothing. */
export type LargeService = LinkRow & { readonly price: string; readonly per: string };
export type StorageTermChoice = {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** What it takes off the list price and asks for, after that price; none where it is the list price. */
  readonly condition: string | null;
  /** What it costs to come in and out: "Collection and return from £49 each." */
  readonly trips: string;
  /** How often is paid. */
  readonly every: string;
};
export type StorageUnitCard = {
  readonly value: string;
  /** "6 × 4 ft". */
  readonly title: string;
  /** What it is about as large as: "a studio flat". */
  readonly like: string;
  /** Its prices are those of the smallest of its kind. */
  readonly isFrom: boolean;
  readonly isPopular: boolean;
  readonly floor: string;
  readonly height: string;
  readonly volume: string;
  /** By term, in the order of the terms: a week's price, and what is paid at a time. */
  readonly prices: readonly { readonly week: string; readonly payment: string }[];
  /** In the line-up, and large: each in one scale for all units. */
  readonly thumbnail: Picture;
  readonly drawing: Picture;
};
