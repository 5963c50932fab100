import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = process.cwd();
const HERE = 'features/quote';
const ENDINGS = ['.tsx', '.ts', ''];

/** The file that an import names; null for a package. */
function fileOf(name: string, from: string): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(path.join(ROOT, file))) ?? null;
}

/** Files that a module imports, with those that it fetches later (`import()`), but no types. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8').replace(/import type [^;]*;/g, '');
  const names = [...code.matchAll(/(?:from |import |import\()'([^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => fileOf(name, file)).filter((found) => found !== null);
}

function stylesUnder(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(file)) {
    seen.add(file);
    if (!file.endsWith('.scss')) importsOf(file).forEach((each) => stylesUnder(each, seen));
  }
  return new Set([...seen].filter((each) => each.endsWith('.scss')));
}

/** Their code and styles come only when somebody asks for them. */
const ON_REQUEST = /\/(Modal|Toast)\//;

describe('the styles of a step and of a check page', () => {
  it.each([
    ['moving/MovingStepPage', 'moving/styles'],
    ['storage/StorageStepPage', 'storage/styles'],
    ['storage-return/ReturnStepPage', 'units/styles'],
    ['cleaning/CleaningStepPage', 'cleaning/styles'],
    ['moving/MovingCheckPage', 'check/styles'],
    ['storage/StorageCheckPage', 'check/styles'],
    ['storage-return/ReturnCheckPage', 'storage-return/check-styles'],
    ['cleaning/CleaningCheckPage', 'check/styles'],
  ])('of %s are all there with the page, before the code that they belong to', (page, list) => {
    const needed = [...stylesUnder(`${HERE}/${page}.tsx`)].filter((file) => !ON_REQUEST.test(file));
    expect([...stylesUnder(`${HERE}/${list}.ts`)].toSorted()).toEqual(needed.toSorted());
  });
});
