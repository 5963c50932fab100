import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND_FILES, SERVICES_FILES } from '@/lib/content/drawing-files';
import { ROUTES } from '@/lib/routes';
import { shareCard } from './share-card';
import { shareSubject, type SubjectPage } from './share-subject';

const HASH_LENGTH = 8;
/** Images rasterised at a time, each of which takes a core. */
const AT_ONCE = 2;

/** A card with its file name, which contains a hash of the content: "/services/moving.5d1c0e22.png". */
type NamedCard = { readonly file: string; readonly markup: string };

/** Returns one card for every page but the home page, whose image is public/share.png. */
export function shareCards(pages: readonly SubjectPage[], publicFolder: string): readonly NamedCard[] {
  const drawn = (address: string) => readFileSync(path.join(publicFolder, address), 'utf8');
  const mark = drawn(BRAND_FILES.mark.path);
  return pages
    .filter((page) => page.path !== ROUTES.home)
    .map((page) => {
      const { drawing, ...words } = shareSubject(page, SERVICES_FILES.moving.path);
      const markup = shareCard({ ...words, drawing: drawn(drawing), mark });
      const hash = createHash('sha256').update(markup).digest('hex').slice(0, HASH_LENGTH);
      return { file: `${page.path}.${hash}.png`, markup };
    });
}

/** Creates the missing images and deletes those without a page. */
export async function writeShareImages(cards: readonly NamedCard[], folder: string) {
  const wanted = new Map(cards.map(({ file, markup }) => [path.join(folder, file), markup]));
  const missing = [...wanted].filter(([file]) => !existsSync(file));
  const stale = filesIn(folder).filter((file) => !wanted.has(file));
  for (const file of stale) rmSync(file);
  for (const [file] of missing) mkdirSync(path.dirname(file), { recursive: true });
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await Promise.all(missing.slice(at, at + AT_ONCE).map(([file, markup]) => rasterise(markup).toFile(file)));
  }
  return { written: missing.length, deleted: stale.length };
}

/** Renders a PNG with few colours, which suits drawings and takes a third of the size. */
export const rasterise = (markup: string) => sharp(Buffer.from(markup)).png({ palette: true, colours: 128, effort: 3 });

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
