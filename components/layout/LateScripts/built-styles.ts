import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string>();

const FONT_URL = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** The font's bytes instead of its address. */
function withFonts(styles: string, fonts: readonly string[]): string {
  return styles.replace(FONT_URL, (url, address: string) => {
    if (!fonts.includes(address)) return url;
    return `url(data:font/woff2;base64,${readFileSync(path.join(process.cwd(), 'public', address), 'base64')})`;
  });
}

/**
 * The text of a style sheet of this build, to stand in a page's HTML with those `fonts` that every page shows (addresses
 * in public/). `file` as Next.js's manifest names it, "static/css/4f1e506e.css". Read once. Throws where no such file was
 * built.
 */
export const builtStyles =
  (fonts: readonly string[]) =>
  (file: string): string => {
    let text = known.get(file);
    if (text === undefined) {
      const folder = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next');
      // Nothing of ours ends the element early, and whatever did would end the page's styles.
      text = withFonts(readFileSync(path.join(folder, file), 'utf8').replaceAll('</', '<\\/'), fonts);
      known.set(file, text);
    }
    return text;
  };
