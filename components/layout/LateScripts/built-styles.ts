import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string>();

/**
 * The text of a style sheet of this build, to stand in a page's HTML. `file` as Next.js's manifest names it,
 * "static/css/4f1e506e.css". Read once. Throws where no such file was built.
 */
export function builtStyles(file: string): string {
  let text = known.get(file);
  if (text === undefined) {
    const folder = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next');
    // Nothing of ours ends the element early, and whatever did would end the page's styles.
    text = readFileSync(path.join(folder, file), 'utf8').replaceAll('</', '<\\/');
    known.set(file, text);
  }
  return text;
}
