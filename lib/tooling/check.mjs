/** `npm run check`: everything about the sources that needs no running program. Stops at the first failure. */
import { requireNode } from './node-version.mjs';
import { run } from './processes.mjs';

const STEPS = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint', 'eslint', ['.', '--max-warnings=0']],
  ['boundaries', process.execPath, ['lib/tooling/boundaries.mjs']],
  ['stylelint', 'stylelint', ['**/*.scss', '--allow-empty-input']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['dead code', 'knip', ['--no-progress']],
];

requireNode();
for (const [title, command, args] of STEPS) {
  const { code, seconds } = await run(command, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(1)} s)`);
  if (code !== 0) {
    console.error(`check: ${title} failed (${command === process.execPath ? 'node' : command} ${args.join(' ')})`);
    process.exit(1);
  }
}
console.log(`check: ${STEPS.length} passed`);
