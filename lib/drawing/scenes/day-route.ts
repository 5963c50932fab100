import { project } from '../geometry/vector';
import type { Frame } from '../render/extent';

/**
 * Pixels per foot of a day's street and of its van, which are two drawings: a page places the van by these measures.
 * There are four stops and nothing between them, because the van's exact position is unknown.
 */
export const DAY_SCALE = 6;

/**
 * Positions of the van along the street, in feet: on its way to the first place, at it, between the two, at the second.
 */
export const DAY_STOPS = { coming: -17, first: 1, between: 23, second: 46 } as const;
export type DayStop = keyof typeof DAY_STOPS;

/** The visible parts of the sheet in pixels: the street, and the van at its first position. */
export const DAY_FRAMES = {
  street: [-262, -130, 608, 438],
  van: [-250, -62, 174, 166],
} as const satisfies Readonly<Record<string, Frame>>;

/** The kinds of place at the two ends of a street. */
export type DayPlace = 'home' | 'store';
export type DayPlaces = readonly [first: DayPlace, second: DayPlace];

/** The starts of the places along the street, and the middle tops of their roofs, in feet. */
export const DAY_CORNERS = { home: [0, 45], store: [-4, 43] } as const;
const ROOFS = { home: [6.5, 6, 26.4], store: [10.5, 5.5, 18] } as const;

/** Returns the middle of the lower edge of a place's name, as shares of the street's width and height. */
export function nameOnStreet(places: DayPlaces, index: 0 | 1): { readonly left: number; readonly top: number } {
  const [left, top, width, height] = DAY_FRAMES.street;
  const [along, deep, high] = ROOFS[places[index]];
  const [x, y] = project([DAY_CORNERS[places[index]][index] + along, deep, high], DAY_SCALE);
  return { left: (x - left) / width, top: (y - top) / height };
}

/** Returns the box of the van at a stop, as shares of the street's width and height. */
export function vanOnStreet(stop: DayStop): { readonly left: number; readonly top: number; readonly width: number } {
  const [left, top, width, height] = DAY_FRAMES.street;
  const [vanLeft, vanTop, vanWidth] = DAY_FRAMES.van;
  const [x, y] = project([DAY_STOPS[stop] - DAY_STOPS.coming, 0, 0], DAY_SCALE);
  return { left: (vanLeft + x - left) / width, top: (vanTop + y - top) / height, width: vanWidth / width };
}
