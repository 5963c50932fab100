import { DAY_FRAMES } from '../scenes/day-route';
import { dayStreet, dayVan } from '../scenes/day';
import type { CatalogueEntries } from './entry';

const street = (places: Parameters<typeof dayStreet>[0], alt: string) => ({
  draw: () => dayStreet(places),
  alt,
  frame: DAY_FRAMES.street,
  density: 3,
});

/** Drawings of a day's street with the van's route, and of the van itself. */
export const DAY_DRAWINGS = {
  'day/home-to-home': street(['home', 'home'], 'Two homes on a street, and a line from one to the other'),
  'day/home-to-store': street(
    ['home', 'store'],
    'A home and our storage on a street, and a line from one to the other',
  ),
  'day/store-to-home': street(
    ['store', 'home'],
    'Our storage and a home on a street, and a line from one to the other',
  ),
  'day/van': { draw: dayVan, alt: '', frame: DAY_FRAMES.van, density: 3 },
} as const satisfies CatalogueEntries;
