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

/** The domain's only package parses postcodes, the drawings need none; which package may be used where above it is no-restricted-imports' rule. */
const PACKAGES = {
  'lib/domain': ['node_modules/postcode'],
  'lib/drawing': [],
  'lib/server/db/migrations': ['node_modules/kysely'],
};
const packagesOf = (target) => PACKAGES[target] ?? ['node_modules'];

/**
 * @param {{ tests: boolean }} kind tests may also read the helpers of lib/testing and the content
 * @returns zones for import-x/no-restricted-paths, folders relative to the root
 */
export function importZones({ tests }) {
  const forTests = tests ? ['lib/testing', 'lib/content', 'lib/tooling', 'node_modules'] : [];
  return Object.entries({ ...LAYERS, ...featureLayers() }).map(([target, allowed]) => ({
    target: `./${target}`,
    from: './',
    except: [...new Set([...allowed, ...packagesOf(target), ...forTests])].map((folder) => `./${folder}`),
    message: `${target} may import only ${allowed.join(', ')}.`,
  }));
}
