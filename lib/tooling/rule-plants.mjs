/**
 * Checks that oxlint's rules work, also those that need types: planted violations are written into a scratch folder
 * with the project's configuration, and each must be reported by the rule beside it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './import-zones.mjs';

const component = (body) => `export function Planted() {\n  ${body}\n}\n`;

/** Planted code by its file → the rule that must report it. */
const PLANTS = [
  ['lib/domain/any.ts', 'export const planted: any = 1;\n', 'typescript(no-explicit-any)'],
  ['lib/domain/default.ts', 'export default 1;\n', 'import(no-default-export)'],
  [
    'lib/domain/there.ts',
    "import { back } from './back';\nexport const there = () => back;\nexport type Way = string;\n",
    'import(no-cycle)',
  ],
  ['lib/domain/back.ts', "import type { Way } from './there';\nexport const back: Way = '';\n", 'import(no-cycle)'],
  [
    'lib/domain/switch.ts',
    "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ],
  [
    'lib/domain/promise.ts',
    'const later = () => Promise.resolve(1);\nexport function f(): void {\n  later();\n}\n',
    'typescript(no-floating-promises)',
  ],
  [
    'lib/domain/disabled.ts',
    '// eslint-disable-next-line\nexport const planted: any = 1;\n',
    'typescript(no-explicit-any)',
  ],
  ['lib/server/console.ts', "console.log('x');\n", 'eslint(no-console)'],
  [
    'components/hook.tsx',
    `import { useState } from 'react';\n${component('if (Math.random() > 2) return null;\n  const [a] = useState(1);\n  return <p>{a}</p>;')}`,
    'react-hooks(rules-of-hooks)',
  ],
  ['components/image.tsx', component('return <img src="/a.svg" />;'), 'jsx-a11y(alt-text)'],
  [
    'components/press.tsx',
    component('return <p onClick={() => undefined}>a</p>;'),
    'jsx-a11y(click-events-have-key-events)',
  ],
  ['pages/link.tsx', component('return <a href="/about">a</a>;'), 'next(no-html-link-for-pages)'],
];

/** @returns why a planted violation is a problem, in words */
export const unreported = ({ file, code, rule }, found) =>
  `${file}: ${rule} did not report ${JSON.stringify(code.split('\n')[0])} [${found.join(', ')}]`;

/** Lints a folder. oxlint exits with 1 when it finds something, as it must here. */
function lintFolder(folder) {
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  try {
    return execFileSync(process.execPath, [oxlint, '--format=json', 'lib', 'components', 'pages'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch ({ stdout }) {
    return stdout;
  }
}

/** Returns the planted violations that are not reported, in words. */
export function ruleProblems() {
  const folder = mkdtempSync(path.join(tmpdir(), 'smart-rules-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.json'])
      copyFileSync(path.join(ROOT, name), path.join(folder, name));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, code] of PLANTS) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const { diagnostics } = JSON.parse(lintFolder(folder));
    const problems = PLANTS.flatMap(([file, code, rule]) => {
      const found = diagnostics.filter(({ filename }) => filename === file).map((finding) => finding.code);
      return found.includes(rule) ? [] : [unreported({ file, code, rule }, found)];
    });
    console.log(`${PLANTS.length} planted violations, ${problems.length} wrong`);
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
