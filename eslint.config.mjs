import nextVitals from 'eslint-config-next/core-web-vitals';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { importZones, ROOT } from './lib/tooling/import-zones.mjs';

const accessibility = nextVitals.find((config) => config.plugins?.['jsx-a11y'])?.plugins['jsx-a11y'];

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'lib/testing/**', 'e2e/**'];
/** Next.js, Jest, Playwright and the linters ask for a default export in these. */
const DEFAULT_EXPORTS = ['pages/**', '*.config.{js,ts,mjs}', 'lib/testing/{start,stop}-*.mjs'];

const HEAVY = ['formik', 'yup', 'axios', 'libphonenumber-js', 'libphonenumber-js/*'];
const DATABASE = ['kysely', 'pg', 'node:sqlite'];
const NODE = ['node:*', 'fs', 'path', 'crypto', 'http', 'https', 'os', 'child_process', 'stream', 'util'];
const FRAMEWORKS = ['react', 'react-dom', 'react/*', 'react-dom/*', 'next', 'next/*', ...HEAVY, ...DATABASE];

const noImportsOf = (group, message) => ({ group, message });
const databaseRule = {
  group: DATABASE,
  message: 'SQL lives in lib/server/db and in the repos.',
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
  message: 'SQL lives in lib/server/db and in the repos.',
};
const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };

const zones = (tests) => ({
  'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones: importZones({ tests }) }],
});

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      'out/**',
      '**/*.d.mts',
      'node_modules/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'data/**',
      'public/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  ...nextVitals,
  { rules: accessibility.flatConfigs.strict.rules },
  // Our pictures are SVG drawings: next/image would add code to every page and change nothing about them.
  { rules: { '@next/next/no-img-element': 'off' } },
  { files: TYPESCRIPT, extends: [tseslint.configs.strictTypeChecked] },
  {
    files: TYPESCRIPT,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    rules: {
      ...onlyImports(databaseRule),
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // There are no enums, and class instances are not passed about: these two cost a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${ROOT}/tsconfig.json` })],
    },
    rules: {
      ...zones(false),
      // Packages never import us: their files need not be read.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'no-restricted-syntax': ['error', noEnums],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: DEFAULT_EXPORTS,
    rules: { 'import-x/no-default-export': 'off', 'import/no-anonymous-default-export': 'off' },
  },
  { files: ['pages/**'], rules: { 'no-restricted-syntax': ['error', noEnums, serverImportWithoutProps] } },
  { files: ['pages/api/**'], rules: { 'no-restricted-syntax': ['error', noEnums] } },
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
    files: [
      'lib/server/db/**',
      'lib/server/**/*repo.ts',
      'lib/server/outbox/enqueue.ts',
      'lib/testing/**',
      'lib/tooling/**',
      'e2e/**',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['lib/server/**'],
    ignores: ['lib/server/db/**', 'lib/server/**/*repo.ts', 'lib/server/outbox/{claim,enqueue}.ts', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', noEnums, sqlOutsideRepos] },
  },
  { files: ['lib/content/**', 'lib/domain/**/data/**', 'lib/domain/catalogue/**'], rules: { 'max-lines': 'off' } },
  {
    files: TESTS,
    rules: {
      ...zones(true),
      '@typescript-eslint/no-restricted-imports': 'off',
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['lib/tooling/**'], rules: { 'no-console': 'off' } },
  { files: ['lib/analytics/data-layer.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
