import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseLocation } from '@/lib/server/db/open';

const ROOT = path.resolve(__dirname, '../..');

export type ApiProcess = {
  readonly origin: string;
  /** SIGKILL: nothing is flushed, nothing is said goodbye to. */
  readonly kill: () => Promise<void>;
};

/** Starts an instance of the app (serve-api.ts) on a database and waits until it listens. */
export async function startApiProcess(
  { location, folder }: { readonly location: DatabaseLocation; readonly folder: string },
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'serve-api.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      ...(location.kind === 'postgres' && { DATABASE_URL: location.url }),
      ...env,
    },
  });
  const origin = await listening(child);
  return {
    origin,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function listening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^listening (\S+)$/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error('The process ended before it listened');
}
