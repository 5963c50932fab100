import { readFileSync } from 'node:fs';
import path from 'node:path';

/** public/favicon.svg as an address that holds it: browsers ask for a page's icon before its first paint, of itself. */
export const siteIcon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(path.join(process.cwd(), 'public/favicon.svg'), 'utf8').trim())}`;
