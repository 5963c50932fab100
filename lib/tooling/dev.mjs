/** `npm run dev`: the development server on PORT (3000). */
import { becomeNext } from './become-next.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
becomeNext(['dev', '-p', process.env.PORT || '3000', ...process.argv.slice(2)]);
