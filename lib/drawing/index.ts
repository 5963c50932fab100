/**
 * The entry point of this folder for pages: the drawings that the site makes itself. Drawings made in advance:
 * files.ts.
 */
export type { Markup, Part } from './load/markup';
export { drawnUnit } from './load/unit';
export { drawnVans } from './load/van';
export { nameOnStreet, vanOnStreet, type DayPlaces, type DayStop } from './scenes/day-route';
export { BOROUGH_MAP } from './scenes/borough-map';
export { drawnCar, drawnCorner, drawnOpening, type DrawnCorner, type AccessCheckDrawing } from './scenes/access-check';
export type { Material } from './palette';
