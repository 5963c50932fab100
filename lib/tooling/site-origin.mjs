/** The origin of the site: NEXT_PUBLIC_SITE_ORIGIN, else the port that the server listens on. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './import-zones.mjs';

/** The files that Next.js reads settings from. The first one with the setting counts. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

function inFiles(name, root) {
  const files = ENV_FILES.map((file) => path.join(root, file)).filter((file) => existsSync(file));
  return files.map((file) => parseEnv(readFileSync(file, 'utf8'))[name]).find(Boolean);
}

/**
 * Returns the origin of the site, by one rule for the build (canonical links, sitemap, share tags) and the server
 * (links in mails).
 */
export function siteOrigin(env, root = ROOT) {
  const said = env.NEXT_PUBLIC_SITE_ORIGIN || inFiles('NEXT_PUBLIC_SITE_ORIGIN', root);
  return said || `http://localhost:${env.PORT || '3000'}`;
}
