import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { inRunFolder } from './run-folder';

/**
 * A folder that is filled once a run, by the first file that needs it. Test files run side by side: two may fill one
 * each, and whoever is first gives it its name, so that nobody ever sees it half full.
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
