import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { Drawing } from './drawings';
import { itemDrawing } from './item-drawings';

/**
 * The drawings of the items of the catalogue that have one. Several items share a drawing; it is listed once, because it
 * travels in the props of every step.
 */
export function itemPictures() {
  const items = new Map<Drawing, string[]>();
  for (const { id } of FURNITURE) {
    const drawing = itemDrawing(id);
    if (drawing) items.set(drawing, [...(items.get(drawing) ?? []), id]);
  }
  return [...items].map(([picture, ids]) => ({ picture, ids }));
}
