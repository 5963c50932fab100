import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of a folder the door. */
const ENDINGS = ['.tsx', '.ts', '/index.ts', ''];

/** The file that an import names; null for a package. */
function fileOf(name: string, from: string): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(path.resolve(file))) ?? null;
}

/** The project's files that a module imports, with those that it fetches later (`import()`), but no types. */
export function importsOf(file: string): readonly string[] {
  const code = readFileSync(path.resolve(file), 'utf8').replace(/import type [^;]*;/g, '');
  const names = [...code.matchAll(/(?:from |import |import\()'([^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => fileOf(name, file)).filter((found) => found !== null);
}

/** Every style module that a component needs, its own and those of what it is made of. Paths from the project's root. */
export function stylesUnder(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(file)) {
    seen.add(file);
    if (!file.endsWith('.scss')) importsOf(file).forEach((each) => stylesUnder(each, seen));
  }
  return new Set([...seen].filter((each) => each.endsWith('.scss')));
}
