import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Made by the programs, not in the repository. */
const MADE_LATER = ['./data', './data/mails', 'node_modules/.bin'];

const guides = [
  'README.md',
  'e2e/README.md',
  'lib/domain/README.md',
  'lib/contracts/README.md',
  'features/quote/README.md',
];
const maximum: Readonly<Record<string, number>> = { 'README.md': 200 };

const scriptsNamed = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ([, script, itself]) => script ?? itself ?? '',
  );

/** "`lib/domain/pricing`", but no address ("/api/ready"), pattern ("*.test.ts") or place to fill in ("<name>"). */
const pathsNamed = (text: string): string[] =>
  [...text.matchAll(/`([\w@.[\]-][\w@./[\]-]*)`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => /\/|\.(md|json|ts|tsx|mjs)$|^\.env/.test(name))
    .filter((name) => !name.includes('NNNN') && !MADE_LATER.includes(name));

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8');
  const folder = path.dirname(guide);

  it('names only scripts that exist', () => {
    expect(scriptsNamed(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const isThere = (name: string) => existsSync(path.join(root, name)) || existsSync(path.join(root, folder, name));
    expect(pathsNamed(text).filter((name) => !isThere(name))).toEqual([]);
  });

  it('stays short', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual((maximum[guide] ?? 30) + 1);
  });
});

it('the README explains every script of package.json', () => {
  const named = scriptsNamed(readFileSync(path.join(root, 'README.md'), 'utf8'));
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});
