/**
 * `npm run interactions`: measures the time until the screen answers a press (INP) on a phone with a four times slower
 * processor, twenty presses of each kind, the "back" button, which must restore the page, and the steps of a quote on
 * slow 4G. Fails above the limits. DETAILS=1 prints every time.
 */
import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { percentile } from '../load-verdict';
import { serve } from '../processes.mjs';
import { openBrowser } from './phone';
import { goBack, PRESSED, SLOWDOWN, steps, type Visit } from './visits';

/** The limits in milliseconds: Google's "good" INP for a press, our own for a step. */
const MOST_MS = { press: 200, step: 300 } as const;
const SHARE = 0.95;
type Surroundings = { readonly browser: Browser; readonly origin: string };
/** `npm run interactions -- menu`: selects the visits with this word in their name. */
const [wanted = ''] = process.argv.slice(2);

async function judge({ name, measure }: Visit, on: Surroundings, most: number, how: string): Promise<void> {
  if (!name.includes(wanted)) return;
  const times = await measure(on.browser, on.origin);
  const [middle, high] = [percentile(times, 0.5), percentile(times, SHARE)];
  if (process.env.DETAILS) console.log(times.map(Math.round).join(' '));
  const isGood = high <= most;
  console.log(
    `${isGood ? 'good' : 'SLOW'}  ${name}: median ${middle.toFixed(0)} ms, p${SHARE * 100} ${high.toFixed(0)} ms of ${most} (${times.length} times, ${how})`,
  );
  if (!isGood) process.exitCode = 1;
}

async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-interactions-'));
  const server = await serve({ env: { DATA_DIR: folder, TRUST_PROXY: '1', CREWS: '1000', LOG_LEVEL: 'warn' } });
  const browser = await openBrowser();
  try {
    const on = { browser, origin: server.origin };
    for (const visit of PRESSED) await judge(visit, on, MOST_MS.press, `processor ${SLOWDOWN} × slower`);
    await judge(goBack, on, MOST_MS.step, `from the browser's own cache, processor ${SLOWDOWN} × slower`);
    await judge(steps, on, MOST_MS.step, 'slow 4G: 150 ms there and back, 1.6 Mbit/s');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

void run();
