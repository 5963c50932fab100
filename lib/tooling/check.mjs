/** `npm run check`: everything about the sources that needs no running program, two at a time. Stops at a failure. */
import { requireNode } from './node-version.mjs';
import { run } from './processes.mjs';

/** First and alone: the types that the others read. */
const ROUTE_TYPES = ['types of the routes', 'next', ['typegen']];
/** The longest first. */
const STEPS = [
  ['lint and boundaries', process.execPath, ['lib/tooling/lint.mjs']],
  ['types', 'tsc', ['--noEmit']],
  ['stylelint', 'stylelint', ['**/*.scss', '--allow-empty-input']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['dead code', 'knip', ['--no-progress']],
];

const isFailed = async ([title, command, args]) => {
  const { code, seconds } = await run(command, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(1)} s)`);
  if (code === 0) return false;
  console.error(`check: ${title} failed (${command === process.execPath ? 'node' : command} ${args.join(' ')})`);
  process.exitCode = 1;
  return true;
};

/** Takes one step after the other from those that are left; after a failure nothing more is begun. */
async function lane(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) if (await isFailed(step)) steps.length = 0;
}

requireNode();
if (!(await isFailed(ROUTE_TYPES))) {
  const steps = [...STEPS];
  await Promise.all([lane(steps), lane(steps)]);
}
if (!process.exitCode) console.log(`check: ${STEPS.length + 1} passed`);
