import { existsSync } from 'node:fs';

/** The settings that `next build` and `next start` read, for scripts: imported first, since modules read them at once. */
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
