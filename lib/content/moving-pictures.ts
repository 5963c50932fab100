import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { PLAN_DRAWINGS, type Drawing } from './drawings';
import { itemDrawing } from './item-drawings';

/**
 * The drawings that the moving flow shows: the vans of the plans, and those of the items of the catalogue that have
 * one. Several items share a drawing; it is listed once, because it travels in the props of every step.
 */
export function movingPictures() {
  const items = new Map<Drawing, string[]>();
  for (const { id } of FURNITURE) {
    const drawing = itemDrawing(id);
    if (drawing) items.set(drawing, [...(items.get(drawing) ?? []), id]);
  }
  return { itemPictures: [...items].map(([picture, ids]) => ({ picture, ids })), planPictures: PLAN_DRAWINGS };
}
