/**
 * `npm run engines`: walks each flow to a paid order in Firefox and WebKit where they are installed, takes every
 * template's picture there on a phone and a desktop, and compares the layout with Chromium. The pictures are in
 * out/engines beside Chromium's. Fails when a flow fails, or when a page has a different layout. `npm run engines --
 * webkit /prices`: one engine, and pages with this in their address.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../processes.mjs';
import { CHROMIUM, OTHERS } from './all';
import { differences } from './layout';
import { look } from './look';
import { writeSideBySide } from './pictures';
import type { Engine, Session } from './session';
import { templates } from './templates';
import { walkAll } from './walk';

/** Widths in pixels: a phone's, or the narrowest that the engine allows, and a desktop's. */
const WIDTHS = [390, 1280];
const MOST_TOLD = 6;
const FOLDER = path.join(process.cwd(), 'out/engines');
const isEngine = (word: string): boolean => OTHERS.some(({ name }) => name.toLowerCase() === word.toLowerCase());
const words = process.argv.slice(2);
const wantedEngine = words.find(isEngine)?.toLowerCase();
const wantedPage = words.find((word) => !isEngine(word)) ?? '';

const nameOf = (page: string): string =>
  page
    .replace(/\?.*/, '')
    .replace(/\/SM-[^/]+/, '/order')
    .replaceAll('/', '_') || '_';

/** Returns whether a page has the same layout as in Chromium. Prints the differences and writes the pictures. */
async function compare(engine: Engine, [own, chromium]: readonly [Session, Session], url: string, asked: number) {
  const width = await own.resize(asked, 900);
  const [expected, actual] = await Promise.all([look(chromium, url, width), look(own, url, width)]);
  const found = differences(expected.layout, actual.layout);
  const page = new URL(url).pathname;
  await writeSideBySide(
    path.join(FOLDER, `${engine.name}${nameOf(page)}-${width}.png`),
    expected.picture,
    actual.picture,
  );
  if (found.length > 0) console.log(`DIFFERS  ${engine.name} ${width} px ${page}`);
  for (const { what, how, px } of found.slice(0, MOST_TOLD))
    console.log(`         ${what}: ${how} ${px.toFixed(0)} px`);
  return found.length === 0;
}

async function tryEngine(engine: Engine, chromium: Session, origin: string): Promise<boolean> {
  const session = await engine.open();
  console.log(`${engine.name} ${session.version}`);
  try {
    await session.resize(390, 900);
    const orders = await walkAll(session, origin);
    console.log(`good     ${Object.keys(orders).join(', ')}: to a paid order`);
    const pages = (await templates(origin, orders.moving ?? '')).filter((page) => page.includes(wantedPage));
    let same = 0;
    for (const page of pages) {
      for (const width of WIDTHS) if (await compare(engine, [session, chromium], origin + page, width)) same += 1;
    }
    console.log(`${same} of ${pages.length * WIDTHS.length} pictures are as in Chromium ${chromium.version}`);
    return same === pages.length * WIDTHS.length;
  } finally {
    await session.close();
  }
}

async function engines(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'smart-engines-'));
  mkdirSync(FOLDER, { recursive: true });
  const places = { CREWS: '1000', STORAGE_CREWS: '1000', CLEANING_TEAMS: '1000' };
  const server = await serve({
    isLinked: true,
    env: { DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...places },
  });
  const chromium = await CHROMIUM.open();
  try {
    for (const engine of OTHERS.filter(({ name }) => !wantedEngine || name.toLowerCase() === wantedEngine)) {
      if (!engine.isInstalled()) {
        console.log(`${engine.name} is not installed: ${engine.install}`);
        continue;
      }
      const isGood = await tryEngine(engine, chromium, server.origin).catch((error: unknown) => {
        console.error(`FAILS    ${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      });
      if (!isGood) process.exitCode = 1;
    }
  } finally {
    await chromium.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void engines();
