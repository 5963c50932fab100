import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { itemDrawing } from './item-drawings';

const FILE = /^\/drawings\/items\/(.+)\.svg$/;

/**
 * The drawings of the items of the catalogue: id, name of the file without its folder and ending, width and height in
 * pixels. Rows, because they travel in the props of every step.
 */
export function itemPictures() {
  return FURNITURE.flatMap(({ id }) => {
    const { path, width, height } = itemDrawing(id) ?? { path: '', width: 0, height: 0 };
    const file = FILE.exec(path)?.[1];
    return file === undefined ? [] : [[id, file, Math.round(width), Math.round(height)] as const];
  });
}
