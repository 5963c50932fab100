/** `npm run check`: runs every static check of the sources, two at a time. Stops at a failure. */
import { DEAD_CODE, FORMAT, LINT, STYLES, TYPES } from './checks.mjs';
import { requireNode } from './node-version.mjs';
import { runCommands } from './processes.mjs';
import { runParts } from './schedule.ts';

requireNode();
const parts = [LINT, TYPES, STYLES, FORMAT, DEAD_CODE].map(({ title, commands }) => ({
  title,
  run: (print) => runCommands(commands, { print }),
}));
const results = await runParts(parts, {
  cores: 2,
  write: (text) => process.stdout.write(text),
  now: () => performance.now(),
});
const failed = results.filter(({ isGood }) => !isGood);
console.log(failed.length === 0 ? `check: ${results.length} passed` : `check: ${failed[0].title} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
