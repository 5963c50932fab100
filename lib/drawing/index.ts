/** The door of this room for pages: what the site draws itself. What it draws into files beforehand is behind files.ts. */
export type { Markup, Part } from './load/markup';
export { drawnUnit } from './load/unit';
export { drawnVans } from './load/van';
export { nameOnStreet, vanOnStreet, type DayPlaces, type DayStop } from './scenes/day-route';
export { BOROUGH_MAP } from './scenes/borough-map';
export { drawnCar, drawnCorner, drawnOpening, type DrawnCorner, type PassageDrawing } from './scenes/passage';
export type { Material } from './palette';
