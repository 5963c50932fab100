/**
 * Checks that the import boundaries work: every planted violation below is linted in memory and must be reported by the
 * rule beside it. A rule that a renamed folder or a new resolver has disabled fails here.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FEATURES_BELOW, FLOORS, ROOT } from './import-zones.mjs';
import { ROLES } from './module-roles.mjs';
import { unreported } from './rule-plants.mjs';

const ZONES = 'import-x/no-restricted-paths';
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const importOf = (specifier) => `import * as planted from '${specifier}';\nexport const used = planted;\n`;

/** Cache: folder → one of its modules, because many rules forbid the same folder. */
const modules = new Map();

/**
 * Returns an existing module of a folder as an import specifier. The resolver must find the file for a zone to apply.
 */
function someModuleOf(folder) {
  if (!modules.has(folder)) modules.set(folder, findModuleOf(folder));
  return modules.get(folder);
}

function findModuleOf(folder) {
  if (folder.endsWith('.ts')) return `@/${folder.replace(/\.ts$/, '')}`;
  if (!existsSync(path.join(ROOT, folder))) return null;
  const entries = readdirSync(path.join(ROOT, folder), { recursive: true }).map(String).sort();
  const file = entries.find((entry) => /\.tsx?$/.test(entry) && !/\.(test|d)\./.test(entry));
  return file ? `@/${folder}/${file.replace(/\.tsx?$/, '')}` : null;
}

const features = readdirSync(path.join(ROOT, 'features')).filter((name) => someModuleOf(`features/${name}`));

/** Importing folder → folders that it must not import. */
const FORBIDDEN = [
  ['lib/server/platform/db/migrations', ['lib/server', 'lib/domain', 'lib/contracts', 'lib/content']],
  ['lib/domain', ['lib/contracts', 'lib/validation', 'lib/server', 'lib/content', 'components']],
  ['lib/drawing', ['lib/domain', 'lib/content', 'lib/server', 'components']],
  ['lib/validation', ['lib/contracts', 'lib/server']],
  ['lib/contracts', ['lib/server', 'lib/content', 'components']],
  ['lib/content', ['lib/server', 'lib/contracts', 'components']],
  ['lib/server', ['components', 'lib/api', 'lib/analytics', 'features', 'pages', 'lib/testing']],
  ['lib/api', ['lib/server', 'components', 'features']],
  ['lib/analytics', ['lib/server', 'components', 'features']],
  ['lib/tooling', ['lib/drawing/catalogue', 'lib/drawing/render']],
  ['lib/testing', ['lib/drawing/load']],
  [
    'components',
    [
      'lib/drawing/files.ts',
      'lib/drawing/scenes',
      'lib/drawing/load',
      'features',
      'lib/api',
      'lib/analytics',
      'lib/server',
      'lib/content',
      'lib/contracts',
    ],
  ],
  ['pages', ['lib/testing', 'e2e', 'lib/drawing/solids', 'lib/drawing/index.ts']],
  ['e2e', ['features', 'components', 'pages', 'lib/server']],
  ...features.map((name) => [
    `features/${name}`,
    [
      'pages',
      'lib/server',
      'lib/content',
      'lib/testing',
      ...features
        .filter((other) => other !== name && !FEATURES_BELOW[name]?.includes(other))
        .map((other) => `features/${other}`),
    ],
  ]),
];

/** Returns violations of the floors: a folder may import itself and lower floors, not its own floor or a higher one. */
const floorPlants = (house, floors) =>
  floors.flatMap((names, floor) =>
    names.map((name) => [
      `${house}/${name}`,
      floors
        .slice(floor)
        .flat()
        .filter((other) => other !== name)
        .map((other) => `${house}/${other}`),
    ]),
  );
/** A file of each role, in which violations are planted and whose import is one. */
const FILES_WITH_ROLE = {
  notifications: 'modules/claims/notifications.ts',
  calls: 'modules/accounts/calls.ts',
  pages: 'modules/claims/page-form.ts',
  desk: 'modules/claims/desk-pages.ts',
};
const fileWithRole = (room) => FILES_WITH_ROLE[room.split('/*/')[1]] ?? room;
const FILES_OF_ALL_ROLES = ROLES.map((role) => `lib/server/${FILES_WITH_ROLE[role]}`);
const RULES_OF_MODULE = 'lib/server/modules/claims';
const FLOOR_PLANTS = [
  ...floorPlants('lib/domain', FLOORS['lib/domain']),
  ...floorPlants(
    'lib/server',
    FLOORS['lib/server'].map((names) => names.map(fileWithRole)),
  ),
  ...[
    RULES_OF_MODULE,
    `${RULES_OF_MODULE}/repo.ts`,
    `${RULES_OF_MODULE}/planted-repo.ts`,
    'lib/server/modules/orders',
    'lib/server/modules/booking',
  ].map((folder) => [folder, FILES_OF_ALL_ROLES]),
  [`${RULES_OF_MODULE}/repo.ts`, [`${RULES_OF_MODULE}/service.ts`]],
  ['lib/domain/money.ts', ['lib/domain/prices']],
  ['lib/server/container.ts', ['lib/server/start.ts']],
];

const zonePlants = [...FORBIDDEN, ...FLOOR_PLANTS].flatMap(([folder, targets]) =>
  targets.flatMap((target) => {
    const specifier = someModuleOf(target);
    const file = folder.endsWith('.ts') ? folder : `${folder}/planted.ts`;
    return specifier ? [{ file, specifier }] : [];
  }),
);

/** Code that branches on the service. */
const BRANCHES = [
  "export const planted = ({ flow }) => flow === 'cleaning';\n",
  "export const planted = (row) => row?.flow !== 'storage-return';\n",
  "export const planted = ({ answers }) => (answers.service === 'STORAGE_COLLECTION' ? 1 : 2);\n",
  "export const planted = (services) => mainService(services) === 'MOVING';\n",
  'export function planted(row) {\n  switch (row.flow) {\n    default:\n      return 1;\n  }\n}\n',
];

/** Test code that depends on the speed of the machine. */
const CLOCKS = [
  'export const planted = performance.now();\n',
  'export const planted = Date.now();\n',
  'export const planted = process.hrtime.bigint();\n',
  'export const planted = process.cpuUsage();\n',
  "import { monitorEventLoopDelay } from 'node:perf_hooks';\nexport const planted = monitorEventLoopDelay();\n",
  "import { setTimeout as planted } from 'node:timers/promises';\nexport const used = planted;\n",
  'export const planted = (done) => setTimeout(done, 200);\n',
  'export const planted = (done) => window.setTimeout(done, 200);\n',
  'export const planted = (page) => page.waitForTimeout(200);\n',
];

const plants = [
  ...['react', 'next/router', 'axios', 'node:fs', 'formik', 'kysely'].map((name) => ({
    file: 'lib/domain/planted.ts',
    code: importOf(name),
    rule: IMPORTS,
  })),
  { file: 'lib/domain/planted.ts', code: importOf('clsx'), rule: ZONES },
  ...[
    'lib/server/modules/booking/service.ts',
    'lib/contracts/planted.ts',
    'pages/api/planted.ts',
    'features/order/planted.ts',
  ].map((file) => ({ file, code: importOf('kysely'), rule: IMPORTS })),
  ...['pages/_app.tsx', 'components/ui/planted.tsx', 'features/header/planted.tsx'].map((file) => ({
    file,
    code: importOf('formik'),
    rule: IMPORTS,
  })),
  { file: 'pages/_app.tsx', code: importOf('@/lib/server/platform/config/config'), rule: IMPORTS },
  { file: 'pages/planted.tsx', code: importOf('@/lib/server/platform/db/schema'), rule: SYNTAX },
  { file: 'lib/server/planted.ts', code: "export const planted = (db) => db.selectFrom('orders');\n", rule: SYNTAX },
  ...['lib/server/modules/orders/changes-repo.ts', 'lib/server/platform/outbox/dispatch.ts'].map((file) => ({
    file,
    code: "export const planted = (db) => db.updateTable('orders').set({ state: 'expired' });\n",
    rule: SYNTAX,
  })),
  ...['row.order_json', 'body_json', 'claim.payload'].flatMap((text) =>
    ['lib/server/modules/desk/planted.ts', 'lib/server/modules/orders/planted-repo.ts'].map((file) => ({
      file,
      code: `export const planted = (row, claim, body_json) => [row, claim, body_json, JSON.parse(${text})];\n`,
      rule: SYNTAX,
    })),
  ),
  ...['features/order/planted.ts', 'pages/planted.tsx', 'lib/api/planted.ts'].map((file) => ({
    file,
    code: "export const planted = () => fetch('/smart-app/api/v1/slots');\n",
    rule: 'no-restricted-globals',
  })),
  ...['features/order/planted.ts', 'features/quote/storage/planted.ts', 'lib/api/planted.ts'].map((file) => ({
    file,
    code: 'export const planted = () => crypto.randomUUID();\n',
    rule: 'no-restricted-properties',
  })),
  { file: 'lib/domain/planted.ts', code: 'export enum Planted { A }\n', rule: SYNTAX },
  ...[
    'lib/server/modules/orders/planted.ts',
    'lib/domain/order/planted.ts',
    'features/order/planted.ts',
    'pages/planted.tsx',
  ].flatMap((file) => BRANCHES.map((code) => ({ file, code, rule: SYNTAX }))),
  ...['features/account/planted.tsx', 'features/quote/storage-return/planted.tsx', 'pages/planted.tsx'].map((file) => ({
    file,
    code: 'export const Planted = () => <form method="post"><input required /></form>;\n',
    rule: SYNTAX,
  })),
  ...[
    'lib/server/planted.test.ts',
    'features/order/planted.test.tsx',
    'lib/testing/planted.ts',
    'e2e/planted.spec.ts',
  ].flatMap((file) => CLOCKS.map((code) => ({ file, code, rule: SYNTAX }))),
  {
    file: 'lib/validation/planted.ts',
    code: "export const planted = (text) => text.replace(/[\\s,;]+$/, '');\n",
    rule: 'regexp/no-super-linear-move',
  },
  {
    file: 'lib/server/planted.ts',
    code: 'export const planted = (text) => /^(?:a+)+b$/.test(text);\n',
    rule: 'regexp/no-super-linear-backtracking',
  },
  {
    file: 'lib/domain/planted.ts',
    code: '// oxlint-disable-next-line\nexport const used = 1;\n',
    rule: 'no-warning-comments',
  },
];

/** Allowed code, because a rule that forbids everything would pass the list above. */
const innocent = [
  ...Object.entries(FEATURES_BELOW).flatMap(([name, below]) =>
    below.map((other) => ({ file: `features/${name}/planted.ts`, code: importOf(someModuleOf(`features/${other}`)) })),
  ),
  ...['lib/domain/services/moving/planted.ts', 'features/quote/storage/planted.ts'].map((file) => ({
    file,
    code: BRANCHES[0],
  })),
  { file: 'lib/server/planted.ts', code: "export const planted = ({ key }) => key === 'storage';\n" },
  { file: 'lib/server/modules/desk/planted.ts', code: 'export const planted = ({ body }) => JSON.parse(body);\n' },
  { file: 'lib/tooling/planted.ts', code: CLOCKS[0] },
  { file: 'e2e/planted.spec.ts', code: 'export const planted = (test) => test.setTimeout(180_000);\n' },
  { file: 'lib/testing/planted.ts', code: 'export const planted = (done) => setTimeout(done, 0);\n' },
  { file: 'components/ui/planted.tsx', code: importOf('@/lib/drawing') },
  { file: 'lib/tooling/planted.ts', code: importOf('@/lib/drawing/files') },
  { file: 'lib/domain/planted.ts', code: importOf('postcode') },
  { file: 'lib/server/planted.ts', code: importOf('@/lib/contracts/errors') },
  {
    file: 'lib/validation/planted.ts',
    code: "export const planted = (text) => text.replace(/(?<![\\s,;])[\\s,;]+$/, '');\n",
  },
  { file: 'lib/server/modules/drafts/planted.ts', code: importOf('@/lib/server/modules/orders/repo') },
  { file: 'lib/server/platform/db/planted.ts', code: importOf('kysely') },
  {
    file: 'pages/planted.tsx',
    code: `${importOf('@/lib/server/platform/db/schema')}export const getServerSideProps = () => ({ props: {} });\n`,
  },
];

async function messagesOf(eslint, { file, code }) {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return result?.messages ?? [];
}

/**
 * Lints the imports that zones forbid to one file as one text, one line each, and returns the lines without a report.
 * Most of a lint run's time is per file, not per line.
 */
async function zoneProblems(eslint) {
  const files = Map.groupBy(zonePlants, ({ file }) => file);
  const problems = [];
  for (const [file, planted] of files) {
    const code = planted.map(({ specifier }) => `import '${specifier}';\n`).join('');
    const messages = await messagesOf(eslint, { file, code });
    for (const [at, plant] of planted.entries()) {
      const rules = messages.filter(({ line }) => line === at + 1).map(({ ruleId, message }) => ruleId ?? message);
      if (!rules.includes(ZONES))
        problems.push(unreported({ file, code: importOf(plant.specifier), rule: ZONES }, rules));
    }
  }
  return problems;
}

/** Returns the planted violations that are not reported and the allowed imports that are, in words. */
export async function boundaryProblems(eslint) {
  const problems = await zoneProblems(eslint);
  for (const plant of plants) {
    const rules = (await messagesOf(eslint, plant)).map((message) => message.ruleId ?? message.message);
    if (!rules.includes(plant.rule)) problems.push(unreported(plant, rules));
  }
  for (const plant of innocent) {
    for (const { ruleId, message } of await messagesOf(eslint, plant))
      problems.push(`${plant.file}: ${ruleId} forbids what is allowed: ${message}`);
  }
  console.log(
    `${zonePlants.length + plants.length} planted violations, ${innocent.length} allowed imports, ${problems.length} wrong`,
  );
  return problems;
}
