import type { Frame } from '../render/extent';
import { hero, heroStreet, heroVan } from '../scenes/hero/street';
import { skylineUpStreet } from '../scenes/skyline';
import type { CatalogueEntries } from './entry';

/** Crops for a wide page and for a single column, in pixels of the sheet. */
export const HERO_FRAMES = {
  wide: [-335, -505, 1500, 880],
  phone: [-192, -565, 636, 791],
} as const satisfies Readonly<Record<string, Frame>>;

const ALT =
  'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down';
const DENSITY = 2;

/** Drawings of the home page's street: complete, and as two layers with matching frames. */
export const HERO_DRAWINGS = {
  'hero/street': { draw: hero, alt: ALT, frame: HERO_FRAMES.wide, density: DENSITY },
  'hero/street-phone': { draw: hero, alt: ALT, frame: HERO_FRAMES.phone, density: DENSITY },
  'hero/street-without-van': { draw: heroStreet, alt: ALT, frame: HERO_FRAMES.wide, density: DENSITY },
  'hero/street-without-van-phone': { draw: heroStreet, alt: ALT, frame: HERO_FRAMES.phone, density: DENSITY },
  'hero/skyline': { draw: () => skylineUpStreet(4.5), alt: '', margin: 0, density: DENSITY },
  'hero/van': { draw: heroVan, alt: '', margin: 2, density: DENSITY },
} as const satisfies CatalogueEntries;
