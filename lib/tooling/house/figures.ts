/**
 * `npm run house:figures`: counts the production files, their sizes and their imports, and prints each figure beside
 * its target. Excludes tests, e2e, lib/testing and lib/tooling. Never fails, because the figures only support the
 * judgement of a redesign.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knots } from './arrows';
import { readImports } from './imports';

const SMALL_LINES = 25;
const MERGEABLE_LINES = 40;

const isProduction = (file: string): boolean =>
  /^(?:pages|features|components|lib)\/.*\.tsx?$/.test(file) &&
  !/\.(?:test|d)\.tsx?$|^lib\/(?:testing|tooling)\//.test(file);

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(isProduction);
const sources = files.map((file) => readFileSync(file, 'utf8'));
const linesOf = (text: string): number => text.split('\n').length - 1;
const sizes = sources.map(linesOf);
const lines = sizes.reduce((sum, size) => sum + size, 0);
const importLines = sources
  .flatMap((text) => text.match(/^import\b[^;]*;$/gm) ?? [])
  .reduce((sum, statement) => sum + statement.split('\n').length, 0);

const imports = readImports();
const importers = new Map<string, Set<string>>();
for (const { from, to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(from));
const withOneImporter = files.filter((file) => !file.startsWith('pages/') && importers.get(file)?.size === 1);

const inFolder = new Map<string, number>();
for (const file of files) inFolder.set(path.dirname(file), (inFolder.get(path.dirname(file)) ?? 0) + 1);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const smallFiles = sizes.filter((size) => size < SMALL_LINES).length;
const circles = knots(imports.map(({ from, to }) => ({ from, to, values: 1, types: 0 })));

/** The figures with the targets that the project has set for its structure. */
const FIGURES: readonly (readonly [name: string, value: string | number, limit: string])[] = [
  ['production files', files.length, 'at most 1,900'],
  ['lines', lines, 'at most 140,000'],
  [`files under ${SMALL_LINES} lines`, percent(smallFiles, files.length), 'at most 15 %'],
  ['lines that import', percent(importLines, lines), 'at most 9.5 %'],
  ['files with one importer', withOneImporter.length, ''],
  [
    `of them under ${MERGEABLE_LINES} lines`,
    withOneImporter.filter((file) => (sizes[files.indexOf(file)] ?? 0) < MERGEABLE_LINES).length,
    'at most 150',
  ],
  ['folders with one file', [...inFolder.values()].filter((count) => count === 1).length, 'at most 60'],
  ['groups of files that import each other in a circle', circles.length, 'none'],
];
for (const [name, value, limit] of FIGURES) console.log(`${name.padEnd(52)}${String(value).padStart(8)}   ${limit}`);
