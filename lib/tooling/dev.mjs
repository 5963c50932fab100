/** `npm run dev`: the development server on PORT (3000). */
import { becomeServer } from './become-server.mjs';
import { requireNode } from './node-version.mjs';
import { NEXT } from './processes.mjs';
import { siteOrigin } from './site-origin.mjs';

requireNode();
process.env.NEXT_PUBLIC_SITE_ORIGIN = siteOrigin(process.env);
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
becomeServer([NEXT, 'dev', '-p', process.env.PORT || '3000', ...process.argv.slice(2)]);
