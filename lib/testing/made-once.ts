import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { inRunFolder } from './run-folder';

/**
 * Returns a folder that the first caller of a run fills. Test files run in parallel: two may each fill one, and the
 * first to finish renames its folder, so that no caller sees an incomplete one.
 */
export async function madeOnce(name: string, fill: (folder: string) => Promise<void> | void): Promise<string> {
  const folder = inRunFolder(name);
  if (existsSync(folder)) return folder;
  const own = await mkdtemp(`${folder}-`);
  await fill(own);
  await rename(own, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true, force: true });
  });
  return folder;
}
