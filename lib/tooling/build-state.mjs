/** Tells whether the build is up to date with the folder, by a hash of all of its inputs, which is kept beside it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './import-zones.mjs';
import { siteOrigin } from './site-origin.mjs';

const FOLDERS = ['pages', 'features', 'components', 'lib', 'styles', 'public'];
const FILES = [
  'package.json',
  'package-lock.json',
  'next.config.js',
  'tsconfig.json',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
const NOT_BUILT = /^lib\/(testing|tooling(?!\/(?:headers|search)\/))\/|\.test\.tsx?$|\.md$(?<!^lib\/content\/.*)/;
/**
 * The folder of the build. NEXT_DIST_DIR names that of a second build with other settings (e2e/configured/settings.ts).
 */
const DIST_DIR = process.env.NEXT_DIST_DIR || '.next';
const STAMP = path.join(ROOT, DIST_DIR, 'built-from.txt');

function filesOf(folder) {
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Returns "NAME=value" of the variables that a build contains: NEXT_PUBLIC_ in the client's bundle, company facts in
 * the pages rendered at build time, and BUILD_PAGES when only some pages are built. The site's address is always
 * included, because without one of its own a build is bound to its port.
 */
export function builtInVariables(env) {
  const settled = { ...env, NEXT_PUBLIC_SITE_ORIGIN: siteOrigin(env) };
  const names = Object.keys(settled).filter((name) => /^(?:(?:NEXT_PUBLIC|COMPANY)_|BUILD_PAGES$)/.test(name));
  return names.sort().map((name) => `${name}=${settled[name]}`);
}

function sourceHash(env = process.env) {
  const hash = createHash('sha256');
  const files = [...FOLDERS.flatMap(filesOf), ...FILES.filter((file) => existsSync(path.join(ROOT, file)))];
  for (const file of files.filter((name) => !NOT_BUILT.test(name)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  for (const line of builtInVariables(env)) hash.update(`${line}\0`);
  return hash.digest('hex');
}

export function isBuildFresh(env = process.env) {
  const isBuilt = existsSync(STAMP) && existsSync(path.join(ROOT, DIST_DIR, 'BUILD_ID'));
  return isBuilt && readFileSync(STAMP, 'utf8') === sourceHash(env);
}

/**
 * Records the hash of a build. Pass the hash taken before the build, so that a file changed during the build makes it
 * stale.
 */
export function rememberBuild(hash) {
  writeFileSync(STAMP, hash);
}

export { sourceHash };
