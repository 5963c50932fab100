/** `npm run licences`: lists every production dependency with its licence. Fails on one that is not allowed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLicenceAllowed, productionPackages, type LockFile } from './licence-rule';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/**
 * Returns the licence that an installed package names, which is an object in older packages; null for a package of
 * another system, which is not installed.
 */
function licenceAt(at: string): string | null {
  const file = `${at}/package.json`;
  if (!existsSync(path.join(ROOT, file))) return null;
  const { license } = read(file) as { readonly license?: string | { readonly type?: string } };
  return (typeof license === 'object' ? license.type : license) ?? '';
}

const packages = productionPackages(read('package-lock.json') as LockFile, licenceAt);
for (const { name, version, licence } of packages) console.log([name, version, licence || 'nothing said'].join('\t'));
const refused = packages.filter((installed) => !isLicenceAllowed(installed));
for (const { name, licence } of refused) console.error(`${name}: nobody has allowed "${licence}" (licence-rule.ts).`);
console.log(`${packages.length} packages, ${refused.length} with a licence that is not allowed.`);
process.exitCode = refused.length > 0 ? 1 : 0;
