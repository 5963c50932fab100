import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LINKS } from '@/lib/server/api';
import { decisionIndex } from './decision-index';

/** Everything that the guides name must exist, because a renamed script, file or folder causes no error in prose. */
const root = path.resolve(__dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const FOLDERS = ['components', 'docs', 'e2e', 'features', 'lib', 'pages', 'public', 'styles'];
/** Paths that programs create and that are not in the repository. */
const MADE_LATER = [
  ...['./data', './data/mails', './data/texts', 'node_modules/.bin'],
  ...['public/share', 'public/mails', 'public/sitemap.xml', 'public/robots.txt'],
];
const MAX_LINES = { readme: 110, folder: 30, decision: 32 } as const;

/** The names of all files. A name alone ("a file called `repo.ts`") stands for every file of that name. */
const fileNames = new Set(
  FOLDERS.flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })).map((name) =>
    path.basename(name),
  ),
);

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('/README.md') || /^docs\/.*\.md$/.test(name));

const guides = ['README.md', ...FOLDERS.flatMap(markdownIn)];
const decisions = guides.filter((guide) => /^docs\/decisions\/\d/.test(guide));

const readGuide = (guide: string): string => readFileSync(path.join(root, guide), 'utf8');

/** Returns the highest number of lines of a guide. Pages of docs may have any length. */
const maxLines = (guide: string): number => {
  if (guide === 'README.md') return MAX_LINES.readme;
  if (guide.startsWith('docs/') && !decisions.includes(guide)) return Infinity;
  return decisions.includes(guide) ? MAX_LINES.decision : MAX_LINES.folder;
};

/**
 * Returns the named scripts: "npm run size", also inside a sentence; "`npm run typecheck`, `lint`" names two. npm's own
 * commands ("npm ci") are excluded.
 */
const scriptsNamed = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run ([a-z][\w-]*(?::[\w-]+)*)((?:`, `[a-z][\w:-]*(?=`))*)|(start|test)\b)/g)].flatMap(
    ([, script, more = '', itself]) => [script ?? itself ?? '', ...more.split('`, `').slice(1)],
  );

/**
 * Returns the names of variables and constants, "DATABASE_URL". Those that stand for a family ("NEXT_PUBLIC\\_") are
 * excluded.
 */
const constantsNamed = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w*-])/g)].map(([name]) => name);

/** The texts of all sources, settings and scripts, by path. */
const sources: ReadonlyMap<string, string> = new Map(
  [...FOLDERS.filter((folder) => folder !== 'public'), '.ci', '.']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => /\.(?:tsx?|mjs|js|ya?ml|md|scss)$|\.env\.example$|Dockerfile$|^\.ci\//.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

/** Every name in capitals in sources and settings, without their tests. */
const constants = new Set(
  [...sources]
    .filter(([file]) => !/\.test\.tsx?$|\.md$|\.scss$/.test(file))
    .flatMap(([, text]) => constantsNamed(text)),
);

const FENCED = /```[^\n]*\n([\s\S]*?)```/g;
const INLINE = /`([^`\n]+)`/g;
const LINKED = /\]\(([^)#\s]+)/g;

/** Returns words in code and targets of links. */
function wordsInCode(text: string): readonly string[] {
  const fenced = [...text.matchAll(FENCED)].map(([, code]) => code ?? '');
  const prose = text.replace(FENCED, '');
  const inline = [...prose.matchAll(INLINE), ...prose.matchAll(LINKED)].map(([, code]) => code ?? '');
  return [...fenced, ...inline].flatMap((code) => code.split(/[\s,;"'()]+/)).map((word) => word.replace(/[.:/]+$/, ''));
}

const IN_A_FOLDER = /^(?:\.{1,2}\/)?[\w.[][\w.[\]-]*(?:\/[\w.[\]-]+)+$/;
const FILE_NAME = /^\.?[\w.-]+\.(?:md|json|ts|tsx|js|mjs)$|^\.(?:env|npmrc|oxfmtrc|git)[\w.]*$/;

/**
 * Returns the named paths: "lib/domain/pricing", but no address ("/api/ready"), pattern ("*.test.ts"), package or
 * placeholder ("<name>").
 */
const pathsNamed = (text: string): readonly string[] =>
  wordsInCode(text)
    .filter((word) => IN_A_FOLDER.test(word) || FILE_NAME.test(word))
    .filter((word) => !word.includes('NNNN') && !MADE_LATER.includes(word));

describe.each(guides)('%s', (guide) => {
  const text = readGuide(guide);
  const folder = path.dirname(guide);

  it('names only scripts that exist', () => {
    expect(scriptsNamed(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only variables and constants that exist', () => {
    expect(constantsNamed(text).filter((name) => !constants.has(name))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const isThere = (name: string) =>
      fileNames.has(name) || [root, path.join(root, folder)].some((base) => existsSync(path.join(base, name)));
    expect(pathsNamed(text).filter((name) => !isThere(name))).toEqual([]);
  });

  it('stays short', () => {
    // `npm run house` draws the picture of a folder's rooms, whose height is the number of rooms.
    const written = text.replace(/```\n[^`]*▼[^`]*```\n/, '');
    expect(written.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines(guide));
  });
});

const ADDRESS = /^\/[a-z][\w./-]*$/;
const addressesNamed = (text: string): readonly string[] => wordsInCode(text).filter((word) => ADDRESS.test(word));

describe('README.md and the pages of docs', () => {
  const pages = guides.filter((guide) => guide === 'README.md' || /^docs\/[^/]+\.md$/.test(guide));
  const text = pages.map(readGuide).join('\n');

  it('explain every script of package.json', () => {
    const words = new Set([...scriptsNamed(text), ...wordsInCode(text)]);
    expect(Object.keys(scripts).filter((name) => !words.has(name))).toEqual([]);
  });

  it.each(pages)('%s names only addresses that answer', (page) => {
    const isFile = (at: string) => ['', '.ts', '.tsx'].some((end) => existsSync(path.join(root, `pages${at}${end}`)));
    // Some documents have an address without /api, too (next.config.js).
    const isServed = (at: string) => [at, `/api${at}`].some((served) => served in LINKS);
    expect(addressesNamed(readGuide(page)).filter((at) => !isFile(at) && !isServed(at))).toEqual([]);
  });

  it('are searched for addresses', () => {
    expect(addressesNamed(text)).toEqual(expect.arrayContaining(['/api/ready', '/ui/mails']));
  });

  it('name only variables that .env.example explains', () => {
    const cells = readGuide('docs/configuration.md').matchAll(/^\| ([A-Z][A-Z_, ]+) +\|/gm);
    const named = [...cells].flatMap(([, cell = '']) => cell.split(/[, ]+/)).filter((name) => name !== '');
    const explained = readGuide('.env.example');
    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(explained))).toEqual([]);
  });
});

it('every source, comment and script names only scripts of package.json', () => {
  const unknown = [...sources]
    .filter(([file]) => file !== path.relative(root, __filename))
    .map(([file, text]) => [file, scriptsNamed(text).filter((name) => !(name in scripts))] as const)
    .filter(([, names]) => names.length > 0);
  expect(unknown).toEqual([]);
});

describe('decisions', () => {
  it('are numbered once each, without a gap', () => {
    const numbers = decisions.map((decision) => Number(path.basename(decision).slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('have an up-to-date index (npm run decisions)', () => {
    const index = 'docs/decisions/README.md';
    expect(readGuide(index)).toBe(decisionIndex(path.join(root, path.dirname(index))));
  });

  it.each(decisions)('%s says what, why and what follows under its own number', (decision) => {
    const number = Number(path.basename(decision).slice(0, 4));
    const text = readGuide(decision);
    expect(text).toMatch(new RegExp(`^# ${number}\\. \\S`));
    for (const part of ['**What.**', '**Why.**', '**What follows.**']) expect(text).toContain(part);
  });
});

describe('the search for names', () => {
  it('finds scripts and paths, in sentences, code and links', () => {
    const text = [
      'Run `npm run no-such` or npm start, see `lib/nowhere.ts` and [this](lib/gone).',
      '```sh\nnpm ci && npm run browser -- e2e/none.spec.ts\n```',
    ].join('\n');
    expect(scriptsNamed(text)).toEqual(['no-such', 'start', 'browser']);
    expect(scriptsNamed('`npm run one`, `two`, `three:four`; `five`')).toEqual(['one', 'two', 'three:four']);
    expect(pathsNamed(text)).toEqual(['e2e/none.spec.ts', 'lib/nowhere.ts', 'lib/gone']);
  });

  it('finds variables and constants, but neither parts of names nor kinds of them', () => {
    expect(constantsNamed('NO_SUCH_NAME, `A_1`; COMPANY\\_ UI ILL-1 __Host_X lib/A_B-c')).toEqual([
      'NO_SUCH_NAME',
      'A_1',
    ]);
  });

  it('leaves addresses, patterns, packages and places to fill in alone', () => {
    const text =
      '`/api/ready` `*.test.ts` `@scope/*` `features/<name>` `http://localhost:3000` `node:sqlite` `lib/x/NNNN-a.ts`';
    expect(pathsNamed(text)).toEqual([]);
  });
});
