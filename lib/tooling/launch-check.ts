/**
 * `npm run launch-check`: lists what is still sample (phone, address, legal company details …) and fails while any is.
 * Not part of the tests: a copy that nobody has set up yet is in order.
 */
import { existsSync } from 'node:fs';
import { samplesLeft } from '@/lib/content/sample-check';

for (const file of ['.env.production.local', '.env.local', '.env.production', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
const left = samplesLeft(process.env);
for (const { what, value, variable } of left) console.log(`${what} is still "${value}": set ${variable}.`);
console.log(
  left.length === 0 ? 'Nothing is sample any more.' : `${left.length} things are still sample. Do not go live yet.`,
);
process.exitCode = left.length === 0 ? 0 : 1;
