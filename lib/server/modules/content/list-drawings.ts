import { statSync } from 'node:fs';
import path from 'node:path';
import * as files from '@/lib/content/drawing-files';
import type { Drawing } from '@/lib/content/drawings';

/** A tuple, because one page has hundreds. `bytes`: before compression. */
export type ListedDrawing = readonly [
  name: string,
  file: string,
  width: number,
  height: number,
  bytes: number,
  alt: string,
];
/** `name` is also the folder of its files. */
export type DrawingFamily = { readonly name: string; readonly drawings: readonly ListedDrawing[] };

const FOLDER = '/drawings';
const bytesOf = (address: string): number => statSync(path.join(process.cwd(), 'public', address)).size;

/** Returns every generated drawing with the size of its file. */
export function listDrawings(): readonly DrawingFamily[] {
  return Object.entries(files).map(([constant, family]) => {
    const folder = constant.replace('_FILES', '').toLowerCase();
    return {
      name: folder,
      drawings: Object.entries<Drawing>(family).map(([name, { path: address, width, height, alt }]) => {
        const file = address.replace(`${FOLDER}/${folder}/${name}.`, '');
        return [name, file, Math.round(width), Math.round(height), bytesOf(address), alt] as const;
      }),
    };
  });
}
