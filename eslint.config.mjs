/** Boundaries: imports, places of code, and how long a pattern may take. All other rules are oxlint's (.oxlintrc.json). */
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { houseDocstrings } from './lib/tooling/house-docstrings.mjs';
import { houseNames } from './lib/tooling/house-names.mjs';
import { houseWords } from './lib/tooling/house-words.mjs';
import { importZones, ROOT } from './lib/tooling/import-zones.mjs';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'lib/testing/**', 'e2e/**'];

/** The rooms and files that may speak SQL; the queue of the outbox does so without more of the query builder than its types. */
const REPOS = ['lib/server/platform/db/**', 'lib/server/**/*repo.ts'];
const SQL = [...REPOS, 'lib/server/platform/outbox/{enqueue,dispatch}.ts'];

/** Words that visitors type, in their spelling. */
const TYPED_BY_VISITORS = [
  'lib/domain/catalogue/paste-list/names.ts',
  'lib/domain/catalogue/paste-list/plain-words.ts',
];
/** Add-ons' and services' names, the banner's menu, the pop-up's thanks: to the letter, also where the house says it otherwise. */
const WORDED_BY_SPECIFICATION = [
  'lib/domain/order/labels.ts',
  'lib/content/navigation.ts',
  'components/forms/forms.ts',
  'features/ui-sheet/**',
];

const PHONE_NUMBERS = ['libphonenumber-js', 'libphonenumber-js/*'];
const CALLS_AND_FORMS = ['formik', 'yup', 'axios'];
const HEAVY = [...CALLS_AND_FORMS, ...PHONE_NUMBERS];
const DATABASE = ['kysely', 'pg', 'node:sqlite'];
const NODE = ['node:*', 'fs', 'path', 'crypto', 'http', 'https', 'os', 'child_process', 'stream', 'util'];
const FRAMEWORKS = ['react', 'react-dom', 'react/*', 'react-dom/*', 'next', 'next/*', ...CALLS_AND_FORMS, ...DATABASE];

const noImportsOf = (group, message) => ({ group, message });
const databaseRule = {
  group: DATABASE,
  message: 'SQL lives in lib/server/platform/db and in the repos.',
  allowTypeImports: true,
};
const onlyImports = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

/** A page that imports the server must have a function that Next.js cuts out of the client's bundle. */
const HAS_SERVER_PROPS = [
  ':has(ExportNamedDeclaration FunctionDeclaration[id.name=/^get(ServerSide|Static)Props$/])',
  ':has(ExportNamedDeclaration VariableDeclarator[id.name=/^get(ServerSide|Static)Props$/])',
];
const serverImportWithoutProps = {
  selector: `Program${HAS_SERVER_PROPS.map((has) => `:not(${has})`).join('')} ImportDeclaration[importKind!="type"][source.value=/lib.server/]`,
  message: 'lib/server is for getServerSideProps, getStaticProps and pages/api.',
};
const sqlOutsideRepos = {
  selector: 'MemberExpression[property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
  message: 'SQL lives in lib/server/platform/db and in the repos.',
};
const orderWrittenElsewhere = {
  selector: "CallExpression[callee.property.name=/^(updateTable|insertInto)$/][arguments.0.value='orders']",
  message:
    "An order's row is written by lib/server/modules/orders/repo.ts alone, and its state by moveOrder, as the table of states allows.",
};
const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };

/** The only places that may branch on a service or a flow. All other code asks the service's object. */
const SERVICE_ROOMS = [
  'lib/domain/services/**',
  ...['moving', 'storage', 'storage-return', 'cleaning'].map((flow) => `features/quote/${flow}/**`),
];
const NAMES = '/^(flow|flowId|service)$/';
const ASKED = '/^(flowOf|mainService)$/';
const IDS = '/^(moving|storage|storage-return|cleaning|MOVING|STORAGE_COLLECTION|STORAGE_RETURN|CLEANING)$/';
const onOne = (side) => [
  `[${side}.name=${NAMES}]`,
  `[${side}.property.name=${NAMES}]`,
  `[${side}.expression.property.name=${NAMES}]`,
  `[${side}.callee.name=${ASKED}]`,
];
const branchesOnServices = {
  selector: [
    ...onOne('discriminant').map((what) => `SwitchStatement${what}`),
    ...onOne('left').map((what) => `BinaryExpression[operator=/^[!=]==$/]${what}[right.value=${IDS}]`),
  ].join(', '),
  message: 'Ask the service (lib/domain/services/all.ts), or the facts of its flow (flows.ts).',
};
/** A column's JSON is of some version: its kind brings it to today's and holds it to the schema. */
const PARSING = "CallExpression[callee.object.name='JSON'][callee.property.name='parse']";
const documentsTakenApart = {
  selector: [
    `${PARSING} > MemberExpression.arguments[property.name=/(_json|^payload|^answers)$/]`,
    `${PARSING} > Identifier.arguments[name=/_json$/]`,
  ].join(', '),
  message: 'Read it by its kind (lib/server/platform/documents/document.ts).',
};
/** The browser's bubbles say it in its own words and language, cover what they are about and are gone in a moment. */
const formsThatBubble = {
  selector: "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='noValidate']))",
  message: 'noValidate: what is wrong is said by us, beside the field, with and without script (components/ui/Field).',
};
/** A test that measures time or sleeps fails when the machine is busy, and proves nothing when it is fast. */
const clocksInTests = {
  selector: [
    "MemberExpression[object.name='performance'][property.name='now']",
    "MemberExpression[object.name='Date'][property.name='now']",
    "MemberExpression[object.name='process'][property.name=/^(hrtime|cpuUsage)$/]",
    'ImportDeclaration[source.value=/perf_hooks$/]',
    'ImportDeclaration[source.value=/timers.promises$/] > ImportSpecifier[imported.name=/^(setTimeout|scheduler)$/]',
    "CallExpression[callee.property.name='waitForTimeout']",
    "CallExpression[callee.name='setTimeout'][arguments.1]:not([arguments.1.value=0])",
    "CallExpression[callee.property.name='setTimeout'][arguments.1]:not([arguments.1.value=0])",
  ].join(', '),
  message: 'Count work, order events or stop the clock (jest.useFakeTimers, page.clock); what is timed is a bench.',
};
/** Tests and their tools that may read the clock or pause, each for a reason that is no assertion. */
const CLOCK_READERS = [
  // Pauses between two looks, and gives up a test that hangs.
  'lib/testing/eventually.ts',
  // Answers late for benchmarks, which measure it.
  'lib/testing/card-bank.ts',
  // Moves the clock of a real server, whose own goes on.
  'e2e/moved-site.ts',
];
const syntax = (...more) => ({
  'no-restricted-syntax': ['error', noEnums, branchesOnServices, documentsTakenApart, formsThatBubble, ...more],
});

const zones = (tests) => ({
  'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones: importZones({ tests }) }],
});

export default defineConfig(
  {
    ignores: ['.next*/**', '**/*.d.mts', 'next-env.d.ts', 'data/**', 'public/**'],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'import-x': importX,
      docs: { rules: { docstrings: houseDocstrings, names: houseNames } },
    },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${ROOT}/tsconfig.json` })],
    },
    rules: {
      ...zones(false),
      ...onlyImports(databaseRule),
      ...syntax(),
      'docs/docstrings': 'error',
      'docs/names': 'error',
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
    },
  },
  {
    // The names of calls and of migrations are published or stored.
    files: ['lib/contracts/**', 'lib/server/platform/db/migrations/**'],
    rules: { 'docs/names': 'off' },
  },
  {
    files: ['components/**', 'features/**', 'pages/**', 'lib/api/**', 'lib/analytics/**'],
    // A service worker answers requests of the browser's own; it makes no call.
    ignores: ['lib/api/log-event.ts', 'features/crew/worker/**', ...TESTS],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest'].map((name) => ({
          name,
          message: 'Calls go through lib/api, by axios; the beacon of log-event.ts is the exception (decision 33).',
        })),
      ],
    },
  },
  {
    files: ['components/**', 'features/**', 'pages/**', 'lib/*.ts', 'lib/api/**', 'lib/analytics/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Browsers lack it on plain http: randomUuid (lib/api/random-uuid.ts).',
        },
      ],
    },
  },
  { files: ['pages/**'], rules: syntax(serverImportWithoutProps) },
  { files: ['pages/api/**'], rules: syntax() },
  {
    files: ['pages/_*.tsx', 'pages/404.tsx'],
    rules: onlyImports(
      databaseRule,
      noImportsOf(HEAVY, 'The shell is on every page: forms and their libraries load later.'),
      noImportsOf(['@/lib/server/*', '@/features/quote/*', '@/lib/api/*'], 'The shell knows neither server nor flows.'),
    ),
  },
  {
    files: ['components/**', 'features/header/**'],
    rules: onlyImports(databaseRule, noImportsOf(HEAVY, 'Components are controlled and fetch nothing.')),
  },
  {
    files: ['lib/domain/**', 'lib/drawing/**'],
    rules: onlyImports(
      noImportsOf([...FRAMEWORKS, ...NODE], 'Rules and drawings are pure: no framework, no clock, no I/O.'),
    ),
  },
  {
    files: [...REPOS, 'lib/testing/**', 'lib/tooling/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['lib/server/**'],
    ignores: [...SQL, ...TESTS],
    rules: syntax(sqlOutsideRepos),
  },
  {
    files: SQL,
    ignores: ['lib/server/modules/orders/repo.ts', ...TESTS],
    rules: syntax(orderWrittenElsewhere),
  },
  { files: SERVICE_ROOMS, rules: { 'no-restricted-syntax': ['error', noEnums, formsThatBubble] } },
  // Migrations are frozen: they read what was stored in their day.
  {
    files: ['lib/server/platform/db/migrations/**', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', noEnums] },
  },
  {
    files: TESTS,
    ignores: CLOCK_READERS,
    rules: { 'no-restricted-syntax': ['error', noEnums, clocksInTests] },
  },
  {
    files: ['lib/**', 'features/**', 'components/**', 'pages/**'],
    ignores: ['lib/tooling/**', 'lib/drawing/**', ...WORDED_BY_SPECIFICATION, ...TYPED_BY_VISITORS, ...TESTS],
    plugins: { house: { rules: { words: houseWords } } },
    rules: { 'house/words': 'error' },
  },
  // Anybody may send a long text that almost matches: no pattern may take time by the square of its length. Pasted lists are
  // read in the browser of who pasted them.
  {
    files: ['lib/**', 'features/**', 'components/**', 'pages/**'],
    ignores: ['lib/tooling/**', 'lib/domain/catalogue/paste-list/**', ...TESTS],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    files: TESTS,
    ignores: ['lib/testing/fast-check.ts'],
    rules: {
      ...zones(true),
      ...onlyImports({ regex: '^fast-check$', message: 'Properties have the seed of lib/testing/fast-check.ts.' }),
    },
  },
);
