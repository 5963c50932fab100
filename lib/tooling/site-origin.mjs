/** Where the site is reached: as NEXT_PUBLIC_SITE_ORIGIN says, else at the port that it listens on. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './import-zones.mjs';

/** The files that Next.js reads settings from, the first that has one counts. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

function inFiles(name, root) {
  const files = ENV_FILES.map((file) => path.join(root, file)).filter((file) => existsSync(file));
  return files.map((file) => parseEnv(readFileSync(file, 'utf8'))[name]).find(Boolean);
}

/** Canonical links, the sitemap and share tags are in the build, links in mails are not: one rule for all of them. */
export function siteOrigin(env, root = ROOT) {
  const said = env.NEXT_PUBLIC_SITE_ORIGIN || inFiles('NEXT_PUBLIC_SITE_ORIGIN', root);
  return said || `http://localhost:${env.PORT || '3000'}`;
}
