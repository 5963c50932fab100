import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { itemDrawing } from './item-drawings';

const FILE = /^\/drawings\/items\/(.+)\.svg$/;

/**
 * The drawings of the items of the catalogue: id, name of the file without its folder and ending, width and height in
 * pixels. `npm run drawings` writes them into lib/item-pictures.ts, which comes when the whole list does.
 */
export function itemPictures() {
  return FURNITURE.flatMap(({ id }) => {
    const { path, width, height } = itemDrawing(id) ?? { path: '', width: 0, height: 0 };
    const file = FILE.exec(path)?.[1];
    return file === undefined ? [] : [[id, file, Math.round(width), Math.round(height)] as const];
  });
}

/** Those of what most people move: in the page from the beginning. */
export function popularItemPictures() {
  const popular = new Set(popularItems().map(({ id }) => id));
  return itemPictures().filter(([id]) => popular.has(id));
}
