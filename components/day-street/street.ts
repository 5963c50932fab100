import type { Picture } from '@/components/ui/Drawing/Drawing';
import { vanOnStreet, type DayStop } from '@/lib/drawing';

/** Where the van is seen on the street: on its way to the first place, there, between the two, at the second. */
export type StreetStop = DayStop;

/** A street and the van on it, by its stops as style sheets write them. */
export type Street = {
  readonly street: Picture;
  readonly van: Picture;
  readonly width: string;
  readonly stops: Readonly<Record<StreetStop, { readonly left: string; readonly top: string }>>;
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

function boxAt(stop: StreetStop): Street['stops'][StreetStop] {
  const { left, top } = vanOnStreet(stop);
  return { left: percent(left), top: percent(top) };
}

/** The drawings with the places of the van: made on the server, so that the browser gets numbers. */
export const streetOf = (pictures: Pick<Street, 'street' | 'van'>): Street => ({
  ...pictures,
  width: percent(vanOnStreet('coming').width),
  stops: { coming: boxAt('coming'), first: boxAt('first'), between: boxAt('between'), second: boxAt('second') },
});
