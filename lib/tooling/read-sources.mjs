import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './import-zones.mjs';

const FOLDERS = ['pages', 'features', 'components', 'lib', 'styles', 'e2e'];

/** @returns {Map<string, string>} path from the root, with slashes → text, of everything that is written by hand */
export function readSources() {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  return new Map(names.map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')]));
}
