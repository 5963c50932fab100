import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Drops the run's template (run-folder.ts) on an external server, which keeps running. */
async function dropTemplate(name) {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  for (const each of [name, `${name}_unfinished`]) await client.query(`drop database if exists ${each} with (force)`);
  await client.end();
}

export default async function globalTeardown() {
  const started = globalThis.startedPostgres;
  const folder = process.env.CONTRACT_RUN_FOLDER;
  if (started) {
    await started.server.stop();
    await rm(started.directory, { recursive: true, force: true });
    delete process.env.TEST_DATABASE_URL;
  } else {
    await dropTemplate(`${path.basename(folder).toLowerCase().replaceAll(/\W/g, '_')}_template`);
  }
  await rm(folder, { recursive: true, force: true });
  if (globalThis.ownScratch) await rm(globalThis.ownScratch, { recursive: true, force: true });
}
