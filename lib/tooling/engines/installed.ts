import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the first of these programs on PATH. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

const LIBRARIES = '/usr/lib';

/** Returns WebKitGTK's own browser, which is not on PATH: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
export function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const homes = readdirSync(LIBRARIES).map((name) => path.join(LIBRARIES, name));
  const folders = homes.flatMap((home) => {
    try {
      return readdirSync(home)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => path.join(home, name));
    } catch {
      return [];
    }
  });
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find(existsSync);
}
