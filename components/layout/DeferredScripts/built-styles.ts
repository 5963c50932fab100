import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string>();

const FONT_URL = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** Replaces the URLs of fonts with their bytes as data URLs. */
function withFonts(styles: string, fonts: readonly string[]): string {
  return styles.replace(FONT_URL, (url, address: string) => {
    if (!fonts.includes(address)) return url;
    return `url(data:font/woff2;base64,${readFileSync(path.join(process.cwd(), 'public', address), 'base64')})`;
  });
}

/**
 * Returns the text of a style sheet of this build with `fonts` (addresses in public/) inlined. `file` is named as in
 * Next.js's manifest: "static/css/4f1e506e.css". Cached. Throws when no such file was built.
 */
export const builtStyles =
  (fonts: readonly string[]) =>
  (file: string): string => {
    let text = known.get(file);
    if (text === undefined) {
      const folder = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next');
      // The site's own styles never contain `</`, and anything that did would end the style element.
      text = withFonts(readFileSync(path.join(folder, file), 'utf8').replaceAll('</', '<\\/'), fonts);
      known.set(file, text);
    }
    return text;
  };
