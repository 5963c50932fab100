/**
 * Shows that the rules of lint bite: every planted violation below is linted in memory, and each must be reported by
 * the rule named beside it. A rule that a renamed folder or a new resolver has silently switched off fails here.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { ROOT } from './import-zones.mjs';

const ZONES = 'import-x/no-restricted-paths';
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const importOf = (specifier) => `import * as planted from '${specifier}';\nexport const used = planted;\n`;

/** An existing module of a folder, as an import specifier: the resolver must find the file for a zone to apply. */
function someModuleOf(folder) {
  if (!existsSync(path.join(ROOT, folder))) return null;
  const entries = readdirSync(path.join(ROOT, folder), { recursive: true }).map(String).sort();
  const file = entries.find((entry) => /\.tsx?$/.test(entry) && !/\.(test|d)\./.test(entry));
  return file ? `@/${folder}/${file.replace(/\.tsx?$/, '')}` : null;
}

const features = readdirSync(path.join(ROOT, 'features')).filter((name) => someModuleOf(`features/${name}`));

/** Folder that imports → folders that it must not. */
const FORBIDDEN = [
  ['lib/domain', ['lib/contracts', 'lib/validation', 'lib/server', 'lib/content', 'components']],
  ['lib/drawing', ['lib/domain', 'lib/content', 'lib/server', 'components']],
  ['lib/validation', ['lib/contracts', 'lib/server']],
  ['lib/contracts', ['lib/server', 'lib/content', 'components']],
  ['lib/content', ['lib/server', 'lib/contracts', 'components']],
  ['lib/server', ['components', 'lib/api', 'lib/analytics', 'features', 'pages', 'lib/testing']],
  ['lib/api', ['lib/server', 'components', 'features']],
  ['lib/analytics', ['lib/server', 'components', 'features']],
  ['components', ['features', 'lib/api', 'lib/analytics', 'lib/server', 'lib/content', 'lib/contracts']],
  ['pages', ['lib/testing', 'e2e']],
  ['e2e', ['features', 'components', 'pages', 'lib/server']],
  ...features.map((name) => [
    `features/${name}`,
    [
      'pages',
      'lib/server',
      'lib/content',
      'lib/testing',
      ...features.filter((n) => n !== name).map((n) => `features/${n}`),
    ],
  ]),
];

const zonePlants = FORBIDDEN.flatMap(([folder, targets]) =>
  targets.flatMap((target) => {
    const specifier = someModuleOf(target);
    return specifier ? [{ file: `${folder}/planted.ts`, code: importOf(specifier), rule: ZONES }] : [];
  }),
);

const plants = [
  ...zonePlants,
  ...['react', 'next/router', 'axios', 'node:fs', 'formik', 'kysely'].map((name) => ({
    file: 'lib/domain/planted.ts',
    code: importOf(name),
    rule: IMPORTS,
  })),
  { file: 'lib/domain/planted.ts', code: importOf('clsx'), rule: ZONES },
  ...[
    'lib/server/orders/service.ts',
    'lib/contracts/planted.ts',
    'pages/api/planted.ts',
    'features/order/planted.ts',
  ].map((file) => ({ file, code: importOf('kysely'), rule: IMPORTS })),
  ...['pages/_app.tsx', 'components/ui/planted.tsx', 'features/header/planted.tsx'].map((file) => ({
    file,
    code: importOf('formik'),
    rule: IMPORTS,
  })),
  { file: 'pages/_app.tsx', code: importOf('@/lib/server/config'), rule: IMPORTS },
  { file: 'pages/planted.tsx', code: importOf('@/lib/server/db/schema'), rule: SYNTAX },
  { file: 'lib/contracts/endpoint.ts', code: importOf('./calculation'), rule: 'import-x/no-cycle' },
  { file: 'lib/domain/planted.ts', code: 'export default 1;\n', rule: 'import-x/no-default-export' },
  { file: 'lib/server/planted.ts', code: "console.log('x');\n", rule: 'no-console' },
  { file: 'lib/server/planted.ts', code: "export const planted = (db) => db.selectFrom('orders');\n", rule: SYNTAX },
  { file: 'lib/domain/planted.ts', code: 'export enum Planted { A }\n', rule: SYNTAX },
  {
    file: 'lib/domain/planted.ts',
    code: 'export const planted: any = 1;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
];

/** Needs types, so it takes the place of an existing file. */
const typedPlants = [
  {
    file: 'lib/domain/money.ts',
    code: "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    rule: '@typescript-eslint/switch-exhaustiveness-check',
  },
  {
    file: 'lib/domain/money.ts',
    code: 'const later = async () => 1;\nexport function f(): void {\n  later();\n}\n',
    rule: '@typescript-eslint/no-floating-promises',
  },
];

/** Must stay allowed: a rule that forbids everything would pass the list above. */
const innocent = [
  { file: 'lib/domain/planted.ts', code: importOf('postcode') },
  { file: 'lib/server/planted.ts', code: importOf('@/lib/contracts/errors') },
  { file: 'lib/server/db/planted.ts', code: importOf('kysely') },
  {
    file: 'pages/planted.tsx',
    code: `${importOf('@/lib/server/db/schema')}export const getServerSideProps = () => ({ props: {} });\n`,
  },
];

async function messagesOf(eslint, { file, code }) {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return result?.messages ?? [];
}

/**
 * What of the planted is not reported, and what of the innocent is, in words.
 * @param typed as `npm run lint` uses it; what it has read of the sources already is not read again
 */
export async function boundaryProblems(typed) {
  const untyped = new ESLint({
    cwd: ROOT,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
  });
  const problems = [];
  for (const [eslint, list] of [
    [untyped, plants],
    [typed, typedPlants],
  ]) {
    for (const plant of list) {
      const rules = (await messagesOf(eslint, plant)).map((message) => message.ruleId ?? message.message);
      if (rules.includes(plant.rule)) continue;
      problems.push(
        `${plant.file}: ${plant.rule} did not report ${JSON.stringify(plant.code.split('\n')[0])} [${rules}]`,
      );
    }
  }
  for (const plant of innocent) {
    const messages = (await messagesOf(untyped, plant)).filter(
      (message) => message.ruleId !== 'import-x/no-duplicates',
    );
    for (const message of messages)
      problems.push(`${plant.file}: ${message.ruleId} forbids what is allowed: ${message.message}`);
  }
  console.log(
    `${plants.length + typedPlants.length} planted violations, ${innocent.length} allowed imports, ${problems.length} wrong`,
  );
  return problems;
}
