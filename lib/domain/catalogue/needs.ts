import type { FurnitureItem, Items } from '../order-types';

/** The weight in kilograms above which two people do not carry an item up or down stairs (assumption). */
export const HEAVY_KILOGRAMS = 100;
/** The weight in kilograms above which an item is by request, since somebody has to see the access (assumption). */
export const BY_REQUEST_KILOGRAMS = 250;
/** The number of items over HEAVY_KILOGRAMS that a crew carries in a day. More are by request (assumption). */
export const MOST_HEAVY_PIECES = 4;
export const SPECIALISTS = ['piano'] as const;
type Specialist = (typeof SPECIALISTS)[number];

export type Needs = {
  /** Whether it needs one more mover wherever there are stairs. */
  readonly oneMoreMover: boolean;
  readonly specialist: Specialist | null;
  readonly byRequest: boolean;
};

const SPECIALIST_FOR: Readonly<Record<string, Specialist>> = { piano_upright: 'piano', piano_baby_grand: 'piano' };
const NOTHING: Needs = { oneMoreMover: false, specialist: null, byRequest: false };

/** Returns an item's requirements. An own item has none, since its weight is only estimated from its volume. */
export function needsOf({ id, kilograms }: Pick<FurnitureItem, 'id' | 'kilograms'>): Needs {
  if (id.startsWith('custom_')) return NOTHING;
  return {
    oneMoreMover: kilograms > HEAVY_KILOGRAMS,
    specialist: SPECIALIST_FOR[id] ?? null,
    byRequest: kilograms > BY_REQUEST_KILOGRAMS,
  };
}

export function isTooHeavy(items: Items): boolean {
  const heavy = items.filter((item) => needsOf(item).oneMoreMover);
  return heavy.some((item) => needsOf(item).byRequest) || piecesOf(heavy) > MOST_HEAVY_PIECES;
}

export const piecesFor = (items: Items, specialist: Specialist): number =>
  piecesOf(items.filter((item) => needsOf(item).specialist === specialist));

const piecesOf = (items: Items): number => items.reduce((sum, { quantity }) => sum + quantity, 0);
