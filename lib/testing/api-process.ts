import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseLocation } from '@/lib/server/platform/config/config';
import { endAfterTest } from './after-test';
import { serveBundle } from './serve-bundle';

const ROOT = path.resolve(__dirname, '../..');

/** A line of the log (observability/log.ts). */
export type LogLine = Readonly<Record<string, unknown>> & { readonly level: string; readonly msg: string };

export type ApiProcess = {
  readonly origin: string;
  /** The lines that the instance has logged so far. */
  readonly lines: readonly LogLine[];
  /** Sends SIGKILL, so that nothing is flushed and no connection is closed properly. */
  readonly kill: () => Promise<void>;
  /** Sends SIGTERM, as an orchestrator ends an instance. Returns the exit code once the process has ended. */
  readonly terminate: () => Promise<number | null>;
};

/** Starts an instance of the app (serve-api.ts) on a database and waits until it listens. */
export async function startApiProcess(
  { location, folder }: { readonly location: DatabaseLocation; readonly folder: string },
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [await serveBundle()], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      // The test's clock (jest.config.ts).
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      CLOCK_AHEAD_MS: process.env.CLOCK_AHEAD_MS,
      NODE_ENV: 'test',
      // For the packages that are not in the bundle (serve-bundle.ts).
      NODE_PATH: path.join(ROOT, 'node_modules'),
      DATA_DIR: folder,
      // The test's visitors name their own network addresses (customerOf).
      TRUST_PROXY: '1',
      ...(location.kind === 'postgres' && { DATABASE_URL: location.url }),
      ...env,
    },
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const closed = once(child, 'close'); // when its last line has been read, too
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  endAfterTest(() => end('SIGKILL'));
  const lines: LogLine[] = [];
  const origin = await listening(child, lines);
  return { origin, lines, kill: () => end('SIGKILL').then(() => undefined), terminate: () => end('SIGTERM') };
}

/**
 * Reads all output, because a full pipe would block the process. Returns the origin, the first line that is no log
 * line.
 */
function listening({ stdout }: ChildProcess, lines: LogLine[]): Promise<string> {
  if (!stdout) throw new Error('The process has no standard output');
  const reader = createInterface({ input: stdout });
  return new Promise((resolve, reject) => {
    reader.on('line', (line) => {
      const origin = /^listening (\S+)$/.exec(line)?.[1];
      if (origin) resolve(origin);
      else if (line.startsWith('{')) lines.push(JSON.parse(line) as LogLine);
    });
    reader.on('close', () => reject(new Error(`The process ended before it listened: ${JSON.stringify(lines)}`)));
  });
}
