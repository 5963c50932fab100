/**
 * Finds a Chromium for the browser tests and Lighthouse, and logs how. On Linux x64 the tests use the one pinned by the
 * lock file. Elsewhere, and for Lighthouse, an installed one is used, else one is installed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Names of the headless shell, which takes a third off the time of the browser tests. Lighthouse measures a full
 * browser.
 */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSTALL_TIME_MS = 5 * 60_000;
// Playwright loads this file as CommonJS, which has no import.meta. npm starts every script at the root.
const MODULES = path.join(process.cwd(), 'node_modules');
const PLAYWRIGHT_CLI = path.join(MODULES, '@playwright/test/cli.js');
const UNPACK = path.join(process.cwd(), 'lib/tooling/unpack-chromium.mjs');

/** Returns whether a browser exists and starts. One without its system libraries does not. */
function starts(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

const onSystem = (names) => names.map(onPath).find((found) => found && starts(found));

/** Returns the folder of the pinned browser; undefined where its package does not support the machine. */
function pinnedFolder() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(path.join(MODULES, '@sparticuz/chromium/package.json'), 'utf8'));
  return path.join(MODULES, `.cache/chromium-${version}`);
}

/** @returns {boolean} whether it is the browser of the lock file, which renders the same pictures on every machine */
export const isPinned = (file) => path.dirname(file) === pinnedFolder();

/** Returns the pinned browser, and unpacks it at the first request. */
function pinned() {
  const folder = pinnedFolder();
  if (!folder) return undefined;
  const file = path.join(folder, 'start');
  if (!existsSync(file)) spawnSync(process.execPath, [UNPACK, folder], { stdio: 'inherit' });
  return starts(file) ? file : undefined;
}

function installed(isWhole) {
  const asked = process.env.PLAYWRIGHT_CHROMIUM;
  if (asked) {
    if (!starts(asked)) throw new Error(`PLAYWRIGHT_CHROMIUM is ${asked}, which does not start.`);
    return { file: asked, how: 'PLAYWRIGHT_CHROMIUM' };
  }
  const own = isWhole ? undefined : pinned();
  if (own) return { file: own, how: 'pinned by the lock file' };
  const shell = isWhole ? undefined : onSystem(SHELL_NAMES);
  if (shell) return { file: shell, how: "the system's, without a window" };
  if (starts(chromium.executablePath())) return { file: chromium.executablePath(), how: "Playwright's own" };
  const file = onSystem(WHOLE_NAMES);
  return file ? { file, how: "the system's" } : null;
}

function attempt(isWhole, title, command, args) {
  console.log(`No Chromium found: trying ${title}.`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIME_MS });
  if (status !== 0) console.log(`${title} did not work.`);
  return installed(isWhole);
}

const isRoot = () => process.getuid?.() === 0;

/**
 * @param {{ isWhole?: boolean }} [options] whole: with all of a desktop's browser, as visitors have it
 * @returns {{ file: string, how: string }} throws with the ways out when there is none and none can be installed
 */
export function findChromium({ isWhole = false } = {}) {
  const byPlaywright = [PLAYWRIGHT_CLI, 'install', 'chromium'];
  let found = installed(isWhole) ?? attempt(isWhole, 'npx playwright install chromium', process.execPath, byPlaywright);
  if (!found && isRoot() && onPath('apt-get')) {
    const packages = isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
    const install = packages.map((name) => `apt-get install -y -qq ${name}`).join(' || ');
    const command = `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; ${install}`;
    found = attempt(isWhole, `apt-get install ${packages.join(' or ')}`, 'sh', ['-c', command]);
  }
  if (found) return found;
  throw new Error('No Chromium: install one, or set PLAYWRIGHT_CHROMIUM to the file of yours.');
}

/** Arguments for a headless, quiet browser without network services. Root has to run without the sandbox. */
export const CHROMIUM_ARGS = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumVersion(file) {
  return execFileSync(file, ['--version'], { encoding: 'utf8' }).trim();
}
