import { existsSync } from 'node:fs';

/**
 * Loads the settings that `next build` and `next start` read. Import this file first, because modules read the settings
 * when they load.
 */
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
