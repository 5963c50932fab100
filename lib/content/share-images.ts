import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Matches an image file: "services/moving.5d1c0e22.png" is the image of "/services/moving"
 * (lib/tooling/search/share-images.ts).
 */
const FILE = /^(.+)\.[0-9a-f]{8}\.png$/;

/** Returns the URLs of the images by the page's path, read from the folder. */
export function shareImagesIn(publicFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(publicFolder, 'share');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true }).map((file) => String(file).split(path.sep).join('/'));
  return new Map(
    files.flatMap((file) => {
      const page = FILE.exec(file)?.[1];
      return page === undefined ? [] : [[`/${page}`, `/share/${file}`] as const];
    }),
  );
}

let images: ReadonlyMap<string, string> | undefined;

/**
 * Returns the image of a page, made before the build. Undefined for a page without one, and for all pages in
 * development.
 */
export function shareImageOf(pagePath: string): string | undefined {
  images ??= shareImagesIn(path.join(process.cwd(), 'public'));
  return images.get(pagePath);
}
