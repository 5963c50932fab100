import { statSync } from 'node:fs';
import path from 'node:path';
import * as files from '@/lib/content/drawing-files';
import type { Drawing } from '@/lib/content/drawings';

export type ListedDrawing = Drawing & {
  readonly name: string;
  /** Of the file as it lies on disk, before compression. */
  readonly bytes: number;
};
export type DrawingFamily = { readonly name: string; readonly drawings: readonly ListedDrawing[] };

const bytesOf = (address: string): number => statSync(path.join(process.cwd(), 'public', address)).size;

/** Every generated drawing, family by family, with the size of its file. */
export function listDrawings(): readonly DrawingFamily[] {
  return Object.entries(files).map(([constant, family]) => ({
    name: constant.replace('_FILES', '').toLowerCase(),
    drawings: Object.entries<Drawing>(family).map(([name, drawing]) => ({
      name,
      ...drawing,
      bytes: bytesOf(drawing.path),
    })),
  }));
}
