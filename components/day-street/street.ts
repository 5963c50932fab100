import type { Picture } from '@/components/ui/Drawing/Drawing';
import { nameOnStreet, vanOnStreet, type DayPlaces, type DayStop } from '@/lib/drawing';

/** Where the van is seen on the street: on its way to the first place, there, between the two, at the second. */
export type StreetStop = DayStop;

type Place = { readonly left: string; readonly top: string };

/** A street and the van on it, by its stops as style sheets write them. */
export type Street = {
  readonly street: Picture;
  readonly van: Picture;
  readonly width: string;
  /** Where the names of the two places stand. */
  readonly names: readonly [first: Place, second: Place];
  readonly stops: Readonly<Record<StreetStop, Place>>;
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const placed = ({ left, top }: { readonly left: number; readonly top: number }): Place => ({
  left: percent(left),
  top: percent(top),
});

type Pictures = Pick<Street, 'street' | 'van'> & {
  /** What is drawn at its two ends. */
  readonly ends: DayPlaces;
};

/** The drawings with the places of the van: made on the server, so that the browser gets numbers. */
export const streetOf = ({ street, van, ends }: Pictures): Street => ({
  ...{ street, van, width: percent(vanOnStreet('coming').width) },
  names: [placed(nameOnStreet(ends, 0)), placed(nameOnStreet(ends, 1))],
  stops: {
    coming: placed(vanOnStreet('coming')),
    first: placed(vanOnStreet('first')),
    between: placed(vanOnStreet('between')),
    second: placed(vanOnStreet('second')),
  },
});
