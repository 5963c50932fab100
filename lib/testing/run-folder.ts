import path from 'node:path';

/**
 * What one run of the contract suite makes once, whichever file needs it first: migrated templates, the bundled app.
 * Never data. Made and removed by Jest's global setup and teardown (start-postgres.mjs, stop-postgres.mjs).
 */
function runFolder(): string {
  const folder = process.env.CONTRACT_RUN_FOLDER;
  if (!folder) throw new Error('CONTRACT_RUN_FOLDER is missing: run this with --selectProjects contract');
  return folder;
}

export const inRunFolder = (name: string): string => path.join(runFolder(), name);

/** A name that no other run on the same PostgreSQL has. */
export const runTemplateName = (): string =>
  `${path.basename(runFolder()).toLowerCase().replaceAll(/\W/g, '_')}_template`;
