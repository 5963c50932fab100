import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  const started = globalThis.startedPostgres;
  if (!started) return;
  await started.server.stop();
  await rm(started.directory, { recursive: true, force: true });
  delete process.env.TEST_DATABASE_URL;
}
