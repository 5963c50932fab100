import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns public/favicon.svg as a data URL, because browsers request a page's icon before its first paint. */
export const siteIcon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(path.join(process.cwd(), 'public/favicon.svg'), 'utf8').trim())}`;
