import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { londonDate, londonInstant } from '@/lib/domain/london-time';
import { test as base, expect } from './fixtures';
import { freePort, startSite } from './own-site';
import { DESK_EMAILS } from './operators';

const DAY_MS = 86_400_000;

type MovedSite = {
  readonly origin: string;
  /** Returns the current day of the site. */
  readonly today: () => string;
  /** Sets the site's clock to an instant. */
  readonly goAt: (instant: Date) => void;
  /** Sets the site's clock to noon in London on a day, "2027-01-12", or to another time of that day, "12:20". */
  readonly goTo: (date: string, time?: string) => void;
  /** Stops the site, which starts again with all stored data. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/** A site of its own, whose clock the test moves. */
export const test = base.extend<object, { readonly site: MovedSite }>({
  dataDir: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'smart-e2e-moved-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ dataDir }, use) => {
      const clock = path.join(dataDir, 'clock');
      // The site may read the file at any time, so the write is atomic.
      const set = (ahead: number) => {
        writeFileSync(`${clock}.next`, String(ahead));
        renameSync(`${clock}.next`, clock);
      };
      set(0);
      const port = await freePort();
      const preload = path.join(__dirname, 'moved-clock.mjs');
      const settings = {
        TEST_CLOCK: clock,
        NODE_OPTIONS: `--import=${preload}`,
        DESK_EMAILS,
      };
      let end: (() => Promise<void>) | null = await startSite(port, dataDir, settings);
      const stop = async () => {
        await end?.();
        end = null;
      };
      const start = async () => {
        end ??= await startSite(port, dataDir, settings);
      };
      let ahead = 0;
      const today = () => londonDate(new Date(Date.now() + ahead));
      const goAt = (instant: Date) => {
        ahead = instant.getTime() - Date.now();
        if (!(Math.abs(ahead) <= 1_000 * DAY_MS)) throw new RangeError(String(instant));
        set(ahead);
      };
      const goTo = (date: string, time = '12:00') => goAt(londonInstant(date, time));
      await use({ origin: `http://localhost:${port}`, today, goTo, goAt, stop, start });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Matches the browser's log about calls while the site is stopping, stopped or slow after its start. */
export const NOBODY_ANSWERS =
  /ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|Network Error|unavailable|timeout of \d+ms exceeded/;

export { expect };
