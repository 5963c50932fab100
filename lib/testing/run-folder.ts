import path from 'node:path';

/**
 * Returns the folder for things that a run of the contract suite makes once, in whichever file needs them first:
 * migrated templates and the bundled app, never data. Jest's global setup and teardown make and remove the folder
 * (start-postgres.mjs, stop-postgres.mjs).
 */
function runFolder(): string {
  const folder = process.env.CONTRACT_RUN_FOLDER;
  if (!folder) throw new Error('CONTRACT_RUN_FOLDER is missing: run this with --selectProjects contract');
  return folder;
}

export const inRunFolder = (name: string): string => path.join(runFolder(), name);

/** Returns a template name that no other run on the same PostgreSQL has. */
export const runTemplateName = (): string =>
  `${path.basename(runFolder()).toLowerCase().replaceAll(/\W/g, '_')}_template`;
