import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { PLAN_DRAWINGS, type Drawing } from './drawings';
import { itemDrawing } from './item-drawings';

/** The drawings that the moving flow shows: of the items of the catalogue that have one, and of the vans of the plans. */
export function movingPictures() {
  const drawn = FURNITURE.map(({ id }) => [id, itemDrawing(id)] as const);
  const itemPictures = Object.fromEntries(drawn.filter((entry): entry is [string, Drawing] => entry[1] !== null));
  return { itemPictures, planPictures: PLAN_DRAWINGS };
}
