import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { listen } from '@/lib/testing/listen';
import { expect } from './fixtures';

const SITE = path.resolve('.next/server/site.js');

export async function freePort(): Promise<string> {
  const { origin, close } = await listen(() => undefined);
  await close();
  return new URL(origin).port;
}

type Settings = Readonly<Record<string, string>>;

/** Starts the same build again with settings and a data folder of its own. Returns a function that stops it. */
export async function startSite(port: string, dataDir: string, settings: Settings): Promise<() => Promise<void>> {
  const own = { NEXT_PUBLIC_SITE_ORIGIN: `http://localhost:${port}`, TRUST_PROXY: '1', ...settings };
  const env = { ...process.env, ...own, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir } as const;
  const child = spawn(process.execPath, [SITE], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`http://localhost:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'the site is ready', timeout: 60_000 }).toBe(true);
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
