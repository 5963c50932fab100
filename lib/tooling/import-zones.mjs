/**
 * Who may import whom (README, "Where does my code go?"), as zones for import-x/no-restricted-paths.
 * Each folder lists what it may import; everything else of the project is forbidden to it. The zones of the features
 * come from the folder list, so a new feature is isolated from the day it is made.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Small modules without imports of their own that every layer above the domain may read. */
const FACTS = [
  'lib/late-scripts',
  'lib/site.ts',
  'lib/routes.ts',
  'lib/breakpoints.ts',
  'lib/idle.ts',
  'lib/remembered.ts',
  'lib/reload-once.ts',
];
const RULES = ['lib/contracts', 'lib/validation', 'lib/domain', ...FACTS];

const LAYERS = {
  'lib/domain': ['lib/domain'],
  'lib/drawing': ['lib/drawing'],
  'lib/validation': ['lib/validation', 'lib/domain'],
  'lib/contracts': RULES,
  'lib/content': ['lib/content', 'lib/domain', ...FACTS],
  'lib/api': ['lib/api', ...RULES],
  'lib/analytics': ['lib/analytics', 'lib/api', ...RULES],
  'lib/server': ['lib/server', 'lib/content', ...RULES],
  // A released one never changes, whatever becomes of the rules that it was written by.
  'lib/server/db/migrations': ['lib/server/db/migrations'],
  components: ['components', 'lib/domain', 'lib/drawing', 'styles', 'public', ...FACTS],
  pages: [
    'pages',
    'features',
    'components',
    'lib/api',
    'lib/analytics',
    'lib/content',
    'lib/server',
    'styles',
    ...RULES,
  ],
  e2e: [
    'e2e',
    'lib/testing',
    'lib/content',
    'lib/tooling/chromium.mjs',
    'lib/server/db/schema.ts',
    'lib/server/db/lead-rows.ts',
    ...RULES,
  ],
};

function featureLayers() {
  const names = readdirSync(path.join(ROOT, 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `features/${entry.name}`);
  return Object.fromEntries(
    names.map((name) => [name, [name, 'components', 'lib/api', 'lib/analytics', 'styles', ...RULES]]),
  );
}

/**
 * The floors of lib/domain, bottom up: each of its folders may import itself, the modules of the root, and the folders of
 * the floors below. A new folder stands on no floor until it is named here, and may import nothing.
 */
export const DOMAIN_FLOORS = [
  ['prices', 'places'],
  ['catalogue'],
  ['answers'],
  ['packing', 'pricing'],
  ['slots'],
  ['services'],
  ['order', 'storage', 'enquiries', 'reviews'],
];

function domainLayers() {
  const entries = readdirSync(path.join(ROOT, 'lib/domain'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const root = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map(({ name }) => `lib/domain/${name}`);
  const layers = folders.map((name) => {
    const floor = DOMAIN_FLOORS.findIndex((names) => names.includes(name));
    const below = DOMAIN_FLOORS.slice(0, Math.max(floor, 0)).flat();
    return [`lib/domain/${name}`, [...(floor < 0 ? [] : [name, ...below].map((one) => `lib/domain/${one}`)), ...root]];
  });
  return Object.fromEntries([...layers, ...root.map((file) => [file, root])]);
}

/** The domain's only package parses postcodes, the drawings need none; which package may be used where above it is no-restricted-imports' rule. */
const PACKAGES = {
  'lib/domain': ['node_modules/postcode'],
  'lib/drawing': [],
  'lib/server/db/migrations': ['node_modules/kysely'],
};
const packagesOf = (target) =>
  PACKAGES[target] ?? (target.startsWith('lib/domain/') ? PACKAGES['lib/domain'] : ['node_modules']);

/**
 * @param {{ tests: boolean }} kind tests may also read the helpers of lib/testing and the content
 * @returns zones for import-x/no-restricted-paths, folders relative to the root
 */
export function importZones({ tests }) {
  const forTests = tests ? ['lib/testing', 'lib/content', 'lib/tooling', 'node_modules'] : [];
  // A test may hold a rule against what stands above it.
  const domain = tests ? {} : domainLayers();
  return Object.entries({ ...LAYERS, ...featureLayers(), ...domain }).map(([target, allowed]) => ({
    target: `./${target}`,
    from: './',
    except: [...new Set([...allowed, ...packagesOf(target), ...forTests])].map((folder) => `./${folder}`),
    message: `${target} may import only ${allowed.filter((one) => !/^lib\/domain\/[^/]*\.ts$/.test(one)).join(', ')}.`,
  }));
}
