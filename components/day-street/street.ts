import type { Picture } from '@/components/ui/Drawing/Drawing';
import { nameOnStreet, vanOnStreet, type DayPlaces, type DayStop } from '@/lib/drawing';

/** The position of the van: on its way to the first place, at the first, between the two, or at the second. */
export type StreetStop = DayStop;

type CssPosition = { readonly left: string; readonly top: string };

/** The drawings of a street and its van, with the positions of the van and of the places' names in CSS percentages. */
export type Street = {
  readonly street: Picture;
  readonly van: Picture;
  /** The width of the van. */
  readonly width: string;
  readonly names: readonly [first: CssPosition, second: CssPosition];
  readonly stops: Readonly<Record<StreetStop, CssPosition>>;
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const cssPosition = ({ left, top }: { readonly left: number; readonly top: number }): CssPosition => ({
  left: percent(left),
  top: percent(top),
});

type StreetInput = Pick<Street, 'street' | 'van'> & {
  /** The kind of place at each end of the street: a home or our store. */
  readonly ends: DayPlaces;
};

/** Adds the CSS positions to the drawings of a street. Runs on the server, so that browsers do not load lib/drawing. */
export const layOutStreet = ({ street, van, ends }: StreetInput): Street => ({
  street,
  van,
  width: percent(vanOnStreet('coming').width),
  names: [cssPosition(nameOnStreet(ends, 0)), cssPosition(nameOnStreet(ends, 1))],
  stops: {
    coming: cssPosition(vanOnStreet('coming')),
    first: cssPosition(vanOnStreet('first')),
    between: cssPosition(vanOnStreet('between')),
    second: cssPosition(vanOnStreet('second')),
  },
});
