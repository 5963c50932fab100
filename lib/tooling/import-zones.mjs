/**
 * The allowed imports between folders (docs/architecture.md), as zones for import-x/no-restricted-paths.
 * Each folder lists its allowed imports, and all other code of the project is forbidden. The zones of the features come
 * from the list of folders, so a new feature is isolated until FEATURES_BELOW lists what it may import.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Small modules without imports of their own that every layer above the domain may import. */
const FACTS = [
  'lib/deferred-scripts',
  'lib/site.ts',
  'lib/routes.ts',
  'lib/account-routes.ts',
  'lib/crew-routes.ts',
  'lib/parking-routes.ts',
  'lib/receipt-routes.ts',
  'lib/customs-routes.ts',
  'lib/access-check-routes.ts',
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
 * The floors of lib/domain, bottom up. Each folder may import itself, the modules of the root, and the folders of lower
 * floors. A new folder has no floor until it is listed here, and may import nothing.
 */
export const DOMAIN_FLOORS = [
  ['claims', 'prices', 'places'],
  ['catalogue', 'parking'],
  ['answers', 'access-check'],
  ['packing', 'pricing'],
  ['slots'],
  ['timeline'],
  ['services'],
  ['order', 'storage', 'enquiries', 'reviews', 'visits'],
  ['notifications', 'extras', 'customs'],
];

/**
 * The floors of lib/server, bottom up, by the same rule (docs/decisions/0057-server-layers.md): the platform, the
 * modules, their wiring, notifications, and requests. A file of every module that uses a frame of a higher floor has a floor
 * of its own, such as notifications.ts. Modules of the root that are not listed start and stop the server, and stand
 * above.
 */
export const SERVER_FLOORS = [
  ['platform/base', 'platform/documents', 'platform/observability'],
  ['platform/config', 'platform/packing', 'platform/photo-files'],
  ['platform/db', 'platform/validate'],
  ['platform/installation'],
  ['platform/limits', 'platform/outbox', 'platform/row-failures'],
  ['modules/orders'],
  ['modules/invoices'],
  [
    'modules/ledger',
    'modules/list-contributions',
    'modules/photos',
    'modules/quotes',
    'modules/reviews',
    'modules/delegation',
    'modules/sessions',
    'modules/stored-inventory',
    'modules/telemetry',
    'modules/units',
  ],
  [
    'modules/checklist',
    'modules/drafts',
    'modules/slots',
    'modules/addresses',
    'modules/storage',
    'modules/sms',
    'modules/visits',
  ],
  ['modules/claims', 'modules/crew', 'modules/enquiries', 'modules/shared-lists'],
  ['modules/extras', 'modules/newsletter', 'modules/returns'],
  ['modules/rentals'],
  ['modules/storage-additions'],
  ['modules/accounts', 'modules/order-lifecycle'],
  ['modules/payments'],
  ['modules/billing'],
  ['modules/booking', 'modules/changes'],
  ['modules/delegates', 'modules/key-handover'],
  ['readiness.ts'],
  ['container.ts', 'platform/notifications'],
  ['modules/*/notifications.ts'],
  ['notifications'],
  ['http', 'content', 'drawings'],
  ['modules/*/page-form.ts', 'platform/desk'],
  ['modules/*/desk-pages.ts'],
  ['modules/*/desk-actions.ts'],
  ['desk', 'site'],
];
/** Folders of lib/server whose own folders are rooms. */
const STOREYS = ['platform', 'modules'];

/** The files of a module with floors of their own, because they use the frames of mails, pages and the back office. */
export const MODULE_ROLES = SERVER_FLOORS.flat().filter((name) => name.startsWith('modules/*/'));

const foldersIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns the allowed imports of each room inside its house: itself, and every room on a lower floor. */
function floorLayers(house, rooms, floors, everywhere) {
  const inside = (names) => names.map((name) => `${house}/${name}`);
  return Object.fromEntries(
    rooms.map((room) => {
      const floor = floors.findIndex((names) => names.includes(room));
      const below = floors.slice(0, Math.max(floor, 0)).flat();
      return [`${house}/${room}`, [...(floor < 0 ? [] : inside([room, ...below])), ...everywhere]];
    }),
  );
}

function domainLayers() {
  const root = readdirSync(path.join(ROOT, 'lib/domain'))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `lib/domain/${name}`);
  return {
    ...floorLayers('lib/domain', foldersIn('lib/domain'), DOMAIN_FLOORS, root),
    ...Object.fromEntries(root.map((file) => [file, root])),
  };
}

function serverLayers() {
  const rooms = foldersIn('lib/server').flatMap((name) =>
    STOREYS.includes(name) ? foldersIn(`lib/server/${name}`).map((room) => `${name}/${room}`) : [name],
  );
  const files = SERVER_FLOORS.flat().filter((name) => name.endsWith('.ts'));
  const layers = floorLayers('lib/server', [...rooms, ...files], SERVER_FLOORS, [
    'lib/content',
    MAIL_DRAWINGS,
    ...RULES,
  ]);
  return Object.fromEntries(Object.entries(layers).map(([room, allowed]) => [withoutRoles(room), allowed]));
}

/** Returns the files of a module without those on floors of their own, as a pattern. Returns any other room itself. */
function withoutRoles(room) {
  if (!room.startsWith('lib/server/modules/') || room.endsWith('.ts')) return room;
  const roles = MODULE_ROLES.map((name) => path.basename(name, '.ts'));
  return `${room}/**/!(${roles.join('|')}).ts`;
}

/**
 * Returns what a room must not import of the modules that it may import otherwise: their files on floors of its own or
 * higher ones. Repositories are the lowest files of every module.
 */
function roleZones() {
  const isFolderOfModule = (room) => room.startsWith('modules/') && !MODULE_ROLES.includes(room);
  const rooms = [...SERVER_FLOORS.flat().filter((room) => !isFolderOfModule(room)), 'modules/*'];
  const zones = rooms.flatMap((room) => {
    const floor = SERVER_FLOORS.findIndex((names) => names.includes(room));
    const above = SERVER_FLOORS.slice(Math.max(floor, 0)).flat();
    const from = MODULE_ROLES.filter((role) => role !== room && above.includes(role));
    if (from.length === 0) return [];
    return {
      target: `./${room === 'modules/*' ? withoutRoles('lib/server/modules/*') : `lib/server/${room}`}`,
      from: from.map((role) => `./lib/server/${role}`),
      message: `${room} is below ${from.join(', ')}.`,
    };
  });
  const service = {
    target: './lib/server/modules/*/{repo,*-repo}.ts',
    from: ['./lib/server/modules/*/service.ts', ...MODULE_ROLES.map((role) => `./lib/server/${role}`)],
    message: 'A repository imports no service and no page, action or notification.',
  };
  return [...zones, service];
}

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
  return [...zones, ...(tests ? [] : roleZones()), ...DRAWING_DOORS];
}
