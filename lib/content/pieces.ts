import type { Drawing } from './drawings';

/** Pieces as the picker shows them, one scale (15.6 px to the foot). Which item is drawn by which piece: item-drawings.ts. */
export const PIECES = {
  armchair: { path: '/drawings/items/armchair.d97c79a8.svg', width: 121, height: 113.2, alt: '' },
  bicycle: { path: '/drawings/items/bicycle.d33448cd.svg', width: 127.2, height: 97.7, alt: '' },
  bookcase: { path: '/drawings/items/bookcase.ca314e88.svg', width: 85.1, height: 152.2, alt: '' },
  box: { path: '/drawings/items/box.0c8055f2.svg', width: 68.7, height: 62.9, alt: '' },
  chair: { path: '/drawings/items/chair.e60ee59a.svg', width: 74.2, height: 89.9, alt: '' },
  'clothes-rail': { path: '/drawings/items/clothes-rail.72d84b0a.svg', width: 111.7, height: 146.8, alt: '' },
  desk: { path: '/drawings/items/desk.46e26492.svg', width: 125.7, height: 110.8, alt: '' },
  'double-bed': { path: '/drawings/items/double-bed.1304b4c1.svg', width: 203.6, height: 173.8, alt: '' },
  drawers: { path: '/drawings/items/drawers.8965df35.svg', width: 96, height: 104.5, alt: '' },
  'filing-cabinet': { path: '/drawings/items/filing-cabinet.658e2603.svg', width: 82, height: 119.8, alt: '' },
  fridge: { path: '/drawings/items/fridge.2b83e48f.svg', width: 91.4, height: 152.6, alt: '' },
  lamp: { path: '/drawings/items/lamp.7ae8319a.svg', width: 62.7, height: 116.3, alt: '' },
  mattress: { path: '/drawings/items/mattress.a5fdeb98.svg', width: 138.1, height: 154.4, alt: '' },
  'office-chair': { path: '/drawings/items/office-chair.7f8b92e5.svg', width: 89.8, height: 102.2, alt: '' },
  piano: { path: '/drawings/items/piano.abf59e68.svg', width: 135, height: 145, alt: '' },
  plant: { path: '/drawings/items/plant.f1bc99f4.svg', width: 78.3, height: 98.1, alt: '' },
  shelves: { path: '/drawings/items/shelves.2c53bbf5.svg', width: 114.8, height: 169.7, alt: '' },
  sofa: { path: '/drawings/items/sofa.42287543.svg', width: 174, height: 143.8, alt: '' },
  suitcase: { path: '/drawings/items/suitcase.6b3343d1.svg', width: 66.4, height: 74.3, alt: '' },
  table: { path: '/drawings/items/table.cf3a68f4.svg', width: 149, height: 126.1, alt: '' },
  tv: { path: '/drawings/items/tv.b6264d5b.svg', width: 100.8, height: 98.4, alt: '' },
  wardrobe: { path: '/drawings/items/wardrobe.9a9fff82.svg', width: 113.2, height: 179.2, alt: '' },
  washer: { path: '/drawings/items/washer.fa319cd7.svg', width: 89.8, height: 97.3, alt: '' },
} as const satisfies Readonly<Record<string, Drawing>>;
