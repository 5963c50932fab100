import type { Picture } from '@/components/ui/Drawing/Drawing';
import { nameOnStreet, vanOnStreet, type DayPlaces, type DayStop } from '@/lib/drawing';

/** The position of the van: on its way to the first place, at the first, between the two, or at the second. */
export type StreetStop = DayStop;

type Place = { readonly left: string; readonly top: string };

/** The drawings of a street and its van, with the CSS positions of the van and of the labels. */
export type Street = {
  readonly street: Picture;
  readonly van: Picture;
  readonly width: string;
  readonly names: readonly [first: Place, second: Place];
  readonly stops: Readonly<Record<StreetStop, Place>>;
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const placed = ({ left, top }: { readonly left: number; readonly top: number }): Place => ({
  left: percent(left),
  top: percent(top),
});

type Pictures = Pick<Street, 'street' | 'van'> & {
  readonly ends: DayPlaces;
};

/** Adds the CSS positions to the drawings of a street. Runs on the server, so that browsers do not load lib/drawing. */
export const layOutStreet = ({ street, van, ends }: Pictures): Street => ({
  street,
  van,
  width: percent(vanOnStreet('coming').width),
  names: [placed(nameOnStreet(ends, 0)), placed(nameOnStreet(ends, 1))],
  stops: {
    coming: placed(vanOnStreet('coming')),
    first: placed(vanOnStreet('first')),
    between: placed(vanOnStreet('between')),
    second: placed(vanOnStreet('second')),
  },
});
