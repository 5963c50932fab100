import * as families from './drawing-files';
import type { Drawing } from './drawings';

/** Matches the path of a drawing: "/drawings/units/6x4.701983bd.svg" is the file of "units/6x4". */
const FILE = /^\/drawings\/(.+)\.[0-9a-f]+\.svg$/;

const byId: ReadonlyMap<string, Drawing> = new Map(
  Object.values<Readonly<Record<string, Drawing>>>(families)
    .flatMap((family) => Object.values(family))
    .map((drawing) => [FILE.exec(drawing.path)?.[1] ?? drawing.path, drawing]),
);

/**
 * Returns any drawing by its id in the catalogue, for texts that name drawings. Build time only. Throws RangeError for
 * an unknown id.
 */
export function drawingById(id: string): Drawing {
  const drawing = byId.get(id);
  if (!drawing) throw new RangeError(`There is no drawing "${id}": see /ui/drawings`);
  return drawing;
}
