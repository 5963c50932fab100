/**
 * `npm run html-check [-- <origin>]`: runs the W3C's HTML checker on the pages of a running site, by default the one on
 * PORT. The checker needs Java and 31 MB, so it is no dependency: the first run downloads a fixed version and verifies
 * its checksum. Saves a quote for each flow. The tests check the same pages with html-validate.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pagesToCheck } from '@/lib/testing/pages-to-check';

const CHECKER = 'vnu-jar@26.9.27';
const SHA256 = '22f15dd39a33bed929d2a5c0cddf5946849a647eca9272bf4d5d00bc7e7a4d47';
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/html-check');
const JAR = path.join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');

type Message = { readonly type: string; readonly url: string; readonly message: string; readonly extract?: string };

const isChecker = (): boolean =>
  existsSync(JAR) && createHash('sha256').update(readFileSync(JAR)).digest('hex') === SHA256;

function fetchChecker(): boolean {
  if (isChecker()) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const words = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', CHECKER];
  spawnSync('npm', words, { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' });
  return isChecker();
}

async function savePages(origin: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const page of await pagesToCheck(origin)) {
    const answer = await fetch(origin + page, { redirect: 'manual' });
    if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}`);
    const file = `${files.size}.html`;
    writeFileSync(path.join(folder, file), await answer.text());
    files.set(file, page);
  }
  return files;
}

function check(folder: string): readonly Message[] {
  const words = ['-jar', JAR, '--errors-only', '--format', 'json', '--exit-zero-always', folder];
  const { stderr, status } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The checker ended with ${String(status)}: ${stderr.slice(0, 500)}`);
  return (JSON.parse(stderr) as { readonly messages: readonly Message[] }).messages;
}

async function htmlCheck(origin: string): Promise<number> {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.error('The W3C’s HTML checker needs Java, and there is none on this machine. Nothing was checked.');
    return 2;
  }
  if (!fetchChecker()) {
    console.error(`${CHECKER} could not be fetched, or is not what it was. Nothing was checked.`);
    return 2;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'html-check-'));
  try {
    const files = await savePages(origin, folder);
    const messages = check(folder);
    for (const { url, message, extract = '' } of messages) {
      console.error(
        `${files.get(path.basename(url)) ?? url}: ${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`,
      );
    }
    console.log(`${files.size} pages of ${origin}, ${messages.length} errors.`);
    return messages.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  try {
    process.exitCode = await htmlCheck(process.argv[2] ?? `http://localhost:${process.env.PORT || '3000'}`);
  } catch (error) {
    console.error(`Is the site running? ${String(error)}`);
    process.exitCode = 2;
  }
}

void run();
