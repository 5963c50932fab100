import { SITE } from '@/lib/site';

/** Answers name links of the backend by their paths: whole when it is another than the page's (API-3). */
export const atBackend = <Path extends string | null>(path: Path): Path =>
  (path === null ? null : SITE.apiOrigin + path) as Path;
