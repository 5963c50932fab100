/**
 * `npm run drawings`: renders the catalogue (lib/drawing/catalogue.ts) into public/drawings and lists the files in
 * lib/content/drawing-files.ts and, for the catalogue's items, lib/item-pictures.ts. Writes new files, deletes unused
 * ones and leaves the rest untouched. With --check it writes nothing and fails when a file differs from the catalogue.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '@/lib/drawing/files';
import { itemPicturesModule, manifestOf, renderDrawings } from './render-drawings';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PUBLIC = path.join(ROOT, 'public');
const FOLDER = path.join(PUBLIC, 'drawings');
const MANIFEST = path.join(ROOT, 'lib/content/drawing-files.ts');
const ITEM_PICTURES = path.join(ROOT, 'lib/item-pictures.ts');

function filesThere(): readonly string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const startedAt = performance.now();
const drawings = renderDrawings(CATALOGUE);
const wanted = new Map(drawings.map((drawing) => [path.join(PUBLIC, drawing.path), drawing.markup]));
wanted.set(MANIFEST, manifestOf(drawings));

/** The catalogue owns every folder with at least one drawing, so other files there are left over. */
const folders = new Set([...wanted.keys()].map((file) => path.dirname(file)));
const stale = filesThere().filter((file) => folders.has(path.dirname(file)) && !wanted.has(file));
const missing = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (process.argv.includes('--check')) {
  for (const file of [...stale, ...missing.map(([name]) => name)]) console.error(path.relative(ROOT, file));
  const isFresh = stale.length + missing.length === 0;
  console.log(isFresh ? 'The drawings are fresh.' : 'These files are stale: npm run drawings');
  process.exitCode = isFresh ? 0 : 1;
} else {
  for (const file of stale) rmSync(file);
  for (const [file, text] of missing) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Imported only now, because the module reads the manifest that was just written.
  void import('@/lib/content/drawings').then(({ itemPictures }) =>
    writeFileSync(ITEM_PICTURES, itemPicturesModule(itemPictures())),
  );
  const kilobytes = drawings.reduce((sum, { markup }) => sum + markup.length, 0) / 1000;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${drawings.length} drawings, ${kilobytes.toFixed(0)} kB: ${missing.length} written, ${stale.length} deleted in ${seconds} s.`,
  );
}
