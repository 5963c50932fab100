import { createHash } from 'node:crypto';
import { svgOf, type CatalogueEntries } from '@/lib/drawing/files';

/** A drawing as a file, with `path` as the browser requests it, and sizes in pixels. */
export type RenderedDrawing = {
  readonly id: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly markup: string;
};

const HASH_LENGTH = 8;

/**
 * Returns every drawing of a catalogue, named by its id and a hash of its content. Identical drawings share the file of
 * the first of them.
 */
export function renderDrawings(catalogue: CatalogueEntries): readonly RenderedDrawing[] {
  const paths = new Map<string, string>();
  return Object.entries(catalogue).map(([id, { draw, alt, ...sheet }]) => {
    const { markup, width, height } = svgOf(draw(), sheet);
    const hash = createHash('sha256').update(markup).digest('hex').slice(0, HASH_LENGTH);
    const path = paths.get(markup) ?? `/drawings/${id}.${hash}.svg`;
    paths.set(markup, path);
    return { id, path, width, height, alt, markup };
  });
}

const familyOf = (id: string): string => id.slice(0, id.indexOf('/'));
const constantOf = (family: string): string => `${family.toUpperCase().replaceAll('-', '_')}_FILES`;
const literal = (value: string): string => `'${value.replaceAll("'", "\\'")}'`;

/**
 * Returns the source of the typed list of files, with one constant for each family, so that a page contains only the
 * families that it uses.
 */
export function manifestOf(drawings: readonly RenderedDrawing[]): string {
  const families = [...new Set(drawings.map(({ id }) => familyOf(id)))];
  const constants = families.map((family) => {
    const members = drawings.filter(({ id }) => familyOf(id) === family);
    const lines = members.map(
      ({ id, path, width, height, alt }) =>
        `  ${literal(id.slice(family.length + 1))}: { path: ${literal(path)}, width: ${width}, height: ${height}, alt: ${literal(alt)} },\n`,
    );
    return `\nexport const ${constantOf(family)} = {\n${lines.join('')}} as const;\n`;
  });
  return `// Written by npm run drawings from lib/drawing/catalogue.ts.\n${constants.join('')}`;
}

/** Returns the module with the pictures of the catalogue's items, which the browser loads with the whole list. */
export function itemPicturesModule(rows: readonly (readonly [string, string, number, number])[]): string {
  const lines = rows.map(([id, file, width, height]) => `  [${literal(id)}, ${literal(file)}, ${width}, ${height}],\n`);
  return `// Written by npm run drawings: id of the item, name of its file, width and height in pixels.\n\nexport const ITEM_PICTURES = [\n${lines.join('')}] as const;\n`;
}
