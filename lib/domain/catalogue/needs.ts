import type { FurnitureItem } from '../vocabulary';

/** Over so many kilograms two people do not carry a thing up or down stairs (assumption). */
export const HEAVY_KILOGRAMS = 100;
/** Over so many kilograms somebody looks at the way first: by request (assumption). */
export const BY_REQUEST_KILOGRAMS = 250;
/** So many things over HEAVY_KILOGRAMS a crew carries in a day; more are by request (assumption). */
export const MOST_HEAVY_PIECES = 4;

/** Things that are carried by people who know how. */
export const SPECIALISTS = ['piano'] as const;
type Specialist = (typeof SPECIALISTS)[number];

/** What a thing needs beyond the crew of a plan. */
export type Needs = {
  /** One more mover wherever there are stairs. */
  readonly oneMoreMover: boolean;
  readonly specialist: Specialist | null;
  /** Too heavy for a price online. */
  readonly byRequest: boolean;
};

const SPECIALIST_FOR: Readonly<Record<string, Specialist>> = { piano_upright: 'piano', piano_baby_grand: 'piano' };
const NOTHING: Needs = { oneMoreMover: false, specialist: null, byRequest: false };

/** By the catalogue's weight. Of a thing that a customer described the weight is a guess from its volume: it needs nothing. */
export function needsOf({ id, kilograms }: Pick<FurnitureItem, 'id' | 'kilograms'>): Needs {
  if (id.startsWith('custom_')) return NOTHING;
  return {
    oneMoreMover: kilograms > HEAVY_KILOGRAMS,
    specialist: SPECIALIST_FOR[id] ?? null,
    byRequest: kilograms > BY_REQUEST_KILOGRAMS,
  };
}

/** Whether a list is carried at the published prices, or priced by request for its weight. */
export function isTooHeavy(items: readonly FurnitureItem[]): boolean {
  const heavy = items.filter((item) => needsOf(item).oneMoreMover);
  return heavy.some((item) => needsOf(item).byRequest) || piecesOf(heavy) > MOST_HEAVY_PIECES;
}

/** How many pieces of a list a specialist carries. */
export const piecesFor = (items: readonly FurnitureItem[], specialist: Specialist): number =>
  piecesOf(items.filter((item) => needsOf(item).specialist === specialist));

const piecesOf = (items: readonly FurnitureItem[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);
