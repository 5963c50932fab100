import { hero } from '../scenes/hero/street';
import { areasScene } from '../scenes/areas';
import { FAR_ON_INK, skyline } from '../scenes/skyline';
import {
  accountScene,
  fullDay,
  helpDesk,
  noItems,
  noOrders,
  noResults,
  notFound,
  nothingFound,
  phoneBoxScene,
} from '../scenes/states';
import type { CatalogueEntries } from './entry';

/** Drawings for empty states and errors. */
export const STATE_DRAWINGS = {
  'states/no-orders': { draw: () => noOrders(14), alt: '' },
  'states/no-items': { draw: () => noItems(22), alt: '' },
  'states/no-results': { draw: () => noResults(18), alt: '' },
  'states/nothing-found': { draw: () => nothingFound(14), alt: '' },
  'states/full-day': { draw: () => fullDay(12), alt: '' },
  'states/not-found': {
    draw: () => notFound(46),
    alt: 'A unit, measured: 4 by 0 by 4 feet. In front of it, too big to fit, an open box, a cat and a woman with her hands on her hips',
  },
} as const satisfies CatalogueEntries;

/** The crop for link previews: 1.91 to 1. */
const SHARE_FRAME = [-245, -330, 1100, 577.5] as const;

export const PLACE_DRAWINGS = {
  'places/account': { draw: () => accountScene(14), alt: '' },
  'places/help-desk': { draw: () => helpDesk(15), alt: 'A woman answers the phone at a desk' },
  'places/phone-box': { draw: () => phoneBoxScene(22), alt: '' },
  'places/areas': { draw: () => areasScene(5), alt: 'Houses on both banks of the Thames, an orange van on the bridge' },
  'places/skyline': { draw: () => skyline(5), alt: '', margin: 0 },
  'places/skyline-on-dark': { draw: () => skyline(5, FAR_ON_INK), alt: '', margin: 0 },
  'places/share': { draw: hero, alt: '', frame: SHARE_FRAME, density: 2, cropOf: 'hero/street' },
} as const satisfies CatalogueEntries;
