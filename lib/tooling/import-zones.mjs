/**
 * The allowed imports between folders (docs/architecture.md), as zones for import-x/no-restricted-paths.
 * Each folder lists its allowed imports, and all other code of the project is forbidden. The zones of the features come
 * from the list of folders, so a new feature is isolated until FEATURES_BELOW lists what it may import.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfRole, NAMES_WITH_ROLE, ROLES } from './module-roles.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Small modules without imports of their own that every layer above the domain may import. */
const FACTS = [
  'lib/deferred-scripts',
  'lib/site.ts',
  'lib/routes.ts',
  'lib/account-routes.ts',
  'lib/tool-routes.ts',
  'lib/shared-list-routes.ts',
  'lib/breakpoints.ts',
  'lib/idle.ts',
  'lib/compact-row.ts',
  'lib/lru-cache.ts',
  'lib/reload-once.ts',
  'lib/item-pictures.ts',
];
const RULES = ['lib/contracts', 'lib/validation', 'lib/domain', ...FACTS];

/** The drawings of mails, the only module of lib/drawing that the server may import. */
const MAIL_DRAWINGS = 'lib/drawing/mails.ts';

const LAYERS = {
  'lib/domain': ['lib/domain'],
  'lib/drawing': ['lib/drawing'],
  'lib/validation': ['lib/validation', 'lib/domain'],
  'lib/contracts': RULES,
  'lib/content': ['lib/content', 'lib/domain', ...FACTS],
  'lib/api': ['lib/api', ...RULES],
  'lib/analytics': ['lib/analytics', 'lib/api', ...RULES],
  'lib/server': ['lib/server', 'lib/content', MAIL_DRAWINGS, ...RULES],
  // A released migration never changes, even when the rules that it was written by do.
  'lib/server/platform/db/migrations': ['lib/server/platform/db/migrations'],
  components: ['components', 'lib/domain', 'lib/drawing/index.ts', 'styles', 'public', ...FACTS],
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
    'lib/server/platform/db/schema.ts',
    'lib/server/modules/orders/documents.ts',
    ...RULES,
  ],
};

/**
 * The other features that a feature may import (docs/decisions/0122-features-above-features.md). A feature that is not
 * listed imports no other one.
 */
export const FEATURES_BELOW = {
  areas: ['reviews'],
  claims: ['order', 'desk-kit'],
  desk: ['claims', 'extras', 'reviews', 'desk-kit'],
  extras: ['order', 'desk-kit'],
  home: ['reviews'],
  reviews: ['order', 'desk-kit'],
  services: ['reviews'],
};

function featureLayers() {
  return Object.fromEntries(
    foldersIn('features').map((feature) => [
      `features/${feature}`,
      [
        ...[feature, ...(FEATURES_BELOW[feature] ?? [])].map((name) => `features/${name}`),
        'components',
        'lib/api',
        'lib/analytics',
        'styles',
        ...RULES,
      ],
    ]),
  );
}

/**
 * The floors of lib/domain and lib/server, bottom up, as `npm run house` computes them from the imports. A folder may
 * import itself and the folders of lower floors. A new folder has no floor until it is written there, and may import
 * nothing. The files of one role in all modules of lib/server have a floor of their own (module-roles.mjs).
 * @type {{ readonly [house: string]: readonly (readonly string[])[] }}
 */
export const FLOORS = JSON.parse(readFileSync(path.join(import.meta.dirname, 'floors.json'), 'utf8'));

/** Folders of lib/server whose own folders are rooms. */
const STOREYS = ['platform', 'modules'];

/** The modules that list the files of a role in all modules. No other module's rules may import such a file. */
export const LISTING_MODULES = ['modules/api', 'modules/desk', 'modules/notifications'];

const foldersIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const floorOf = (house, room) => FLOORS[house].findIndex((names) => names.includes(room));

/** Returns the folders and files of its house that a room may import: itself, and every room on a lower floor. */
function allowedInside(house, room) {
  const floor = floorOf(house, room);
  if (floor < 0) return [];
  return [room, ...FLOORS[house].slice(0, floor).flat()].map((name) => `${house}/${name}`);
}

function domainLayers() {
  const root = readdirSync(path.join(ROOT, 'lib/domain'))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `lib/domain/${name}`);
  const rooms = foldersIn('lib/domain').map((room) => [
    `lib/domain/${room}`,
    [...allowedInside('lib/domain', room), ...root],
  ]);
  return Object.fromEntries([...rooms, ...root.map((file) => [file, root])]);
}

function serverLayers() {
  const folders = foldersIn('lib/server').flatMap((name) =>
    STOREYS.includes(name) ? foldersIn(`lib/server/${name}`).map((room) => `${name}/${room}`) : [name],
  );
  const others = FLOORS['lib/server'].flat().filter((room) => !folders.includes(room));
  return Object.fromEntries(
    [...folders, ...others].flatMap((room) => {
      const allowed = [...allowedInside('lib/server', room), 'lib/content', MAIL_DRAWINGS, ...RULES];
      return patternsOf(room).map((pattern) => [pattern, allowed]);
    }),
  );
}

/** Returns the patterns of a room's files: of a role, of a module without the files that have a role, or of a folder. */
function patternsOf(room) {
  const [storey, , role] = room.split('/');
  if (role !== undefined) return filesOfRole(role, 'lib/server/modules/*');
  return [`lib/server/${room}${storey === 'modules' ? `/**/!(${NAMES_WITH_ROLE}).ts` : ''}`];
}

/** Returns what a room must not import of the modules that it may import otherwise: their files with a role above it. */
function roleZones() {
  return FLOORS['lib/server'].flat().flatMap((room) => {
    const isRuleOfModule = room.startsWith('modules/') && !room.includes('*') && !LISTING_MODULES.includes(room);
    const floor = isRuleOfModule ? 0 : floorOf('lib/server', room);
    const above = ROLES.filter((role) => {
      const name = `modules/*/${role}`;
      return name !== room && floorOf('lib/server', name) >= floor;
    });
    if (above.length === 0) return [];
    return patternsOf(room).map((target) => ({
      target: `./${target}`,
      from: above.flatMap((role) => filesOfRole(role, './lib/server/modules/*')),
      message: `${room} is below the files of modules for ${above.join(', ')}.`,
    }));
  });
}

/** Repositories are the lowest files of every module. Those of the back office may use its frame. */
const REPOSITORIES = {
  target: './lib/server/modules/*/{repo,!(desk-*)-repo}.ts',
  from: ['./lib/server/modules/*/service.ts', ...ROLES.flatMap((role) => filesOfRole(role, './lib/server/modules/*'))],
  message: 'A repository imports no service, and no file with a role.',
};

/**
 * The allowed packages: the domain parses postcodes and telephone numbers, and the drawings need none.
 * no-restricted-imports decides on packages in the layers above.
 */
const PACKAGES = {
  'lib/domain': ['node_modules/postcode', 'node_modules/libphonenumber-js'],
  'lib/drawing': [],
  'lib/server/platform/db/migrations': ['node_modules/kysely'],
};
const packagesOf = (target) =>
  PACKAGES[target] ?? (target.startsWith('lib/domain/') ? PACKAGES['lib/domain'] : ['node_modules']);

/** The allowed imports of the drawings package: other folders may import its entry modules only. */
const DRAWING_DOORS = ['lib/tooling', 'lib/testing'].map((target) => ({
  target: `./${target}`,
  from: './lib/drawing',
  except: ['./index.ts', './files.ts', './mails.ts'],
  message: 'The doors of lib/drawing are index.ts, files.ts and mails.ts.',
}));

/**
 * @param {{ tests: boolean }} kind tests may also read the helpers of lib/testing and the content
 * @returns zones for import-x/no-restricted-paths, folders relative to the root
 */
export function importZones({ tests }) {
  const forTests = tests ? ['lib/testing', 'lib/content', 'lib/tooling', 'node_modules'] : [];
  // A test may check a rule against the code of a higher floor.
  const floors = tests ? {} : { ...domainLayers(), ...serverLayers() };
  const zones = Object.entries({ ...LAYERS, ...featureLayers(), ...floors }).map(([target, allowed]) => ({
    target: `./${target}`,
    from: './',
    except: [...new Set([...allowed, ...packagesOf(target), ...forTests])].map((folder) => `./${folder}`),
    message: `${target} may import only ${allowed.filter((one) => !/^lib\/domain\/[^/]*\.ts$/.test(one)).join(', ')}.`,
  }));
  return [...zones, ...(tests ? [] : [...roleZones(), REPOSITORIES]), ...DRAWING_DOORS];
}
