import path from 'node:path';
import ts from 'typescript';

/**
 * The import graph of the files, which shows what a change can affect. Paths are relative to the root, with slashes.
 */
export type ImportGraph = {
  /** File → the files that import it. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
};

/** The endings that an import specifier may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '.d.mts', '/index.ts'];

/** The pattern of workers and processes, which are named by a URL. */
const BY_ADDRESS = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g;

/** Returns the import specifiers of a source: static and dynamic imports, re-exports, require and workers. */
export function specifiersIn(code: string): readonly string[] {
  const imported = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  return [...imported, ...[...code.matchAll(BY_ADDRESS)].map(([, address = '']) => address)];
}

/** Returns the file of a specifier; null for a package and for a missing file. */
function resolve(specifier: string, from: string, exists: (file: string) => boolean): string | null {
  const isOurs = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOurs) return null;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => base + ending).find(exists) ?? null;
}

/**
 * Returns the import graph of sources.
 * @param sources path → code of every file that can import or be imported
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [file, code] of sources) {
    if (!/\.(?:tsx?|mjs|js)$/.test(file)) continue;
    for (const specifier of new Set(specifiersIn(code))) {
      const target = resolve(specifier, file, (name) => sources.has(name));
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return { importers };
}

/**
 * Returns every file that imports one of these, directly or not, with the number of imports between: 0 for the files
 * themselves.
 */
export function reachedFrom({ importers }: ImportGraph, files: readonly string[]): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  const queue = [...distances.keys()];
  for (const file of queue) {
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(file) ?? 0) + 1);
      queue.push(importer);
    }
  }
  return distances;
}

export const isTest = (file: string): boolean => /\.(?:test\.tsx?|spec\.ts)$/.test(file);

/**
 * Returns the tests that a change can break, nearest first. A file without importers (an article, a style, a script) is
 * read by its path, if at all, so its tests are those of the nearest folder that has some.
 */
export function testsOfChange(graph: ImportGraph, files: readonly string[], all: readonly string[]): readonly string[] {
  const tests = all.filter(isTest);
  const reached = reachedFrom(graph, files);
  const byFolder = files
    .filter((file) => !isTest(file) && !graph.importers.has(file))
    .flatMap((file) => testsOfNearestFolder(file, tests));
  const distanceOf = (test: string) => reached.get(test) ?? 1;
  return [...new Set([...tests.filter((test) => reached.has(test)), ...byFolder])].sort(
    (a, b) => distanceOf(a) - distanceOf(b) || a.localeCompare(b),
  );
}

function testsOfNearestFolder(file: string, tests: readonly string[]): readonly string[] {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const found = tests.filter((test) => test.startsWith(`${folder}/`));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Returns as many of the tests as fit into a time, in their order.
 * @param times seconds of each file as last measured
 * @param seconds that all of them may take, one after the other
 */
export function withinTime(
  tests: readonly string[],
  times: Readonly<Record<string, number>>,
  seconds: number,
): readonly string[] {
  const known = Object.values(times);
  const usual = known.length > 0 ? known.reduce((a, b) => a + b, 0) / known.length : 1;
  let spent = 0;
  return tests.filter((test) => {
    spent += times[test] ?? usual;
    return spent <= seconds;
  });
}
