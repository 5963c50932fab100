/** `npm run launch-check`: lists what is still sample (company facts, reviews, legal texts) and fails while any is. */
import { requireNode } from './node-version.mjs';
import { run } from './processes.mjs';

requireNode();
const { code } = await run('tsx', ['lib/tooling/launch-check-main.ts']);
process.exitCode = code;
