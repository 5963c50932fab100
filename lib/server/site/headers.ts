import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Answer } from './pack';

/**
 * A page is asked for again each time, and told from its ETag in one short answer: no cache may show one that was built
 * before the last deploy, which would ask for files that are gone (lib/decisions/0052-pages-from-memory.md).
 */
const PAGE_CACHE = 'public, no-cache';
/** What Next.js says of them instead: for a cache in front that is emptied at every deploy. */
const PAGE_CACHE_OF_NEXT = 's-maxage=31536000';
/** As Next.js says it of the same files. */
const HASHED_CACHE = 'public, max-age=31536000, immutable';
const FILE_CACHE = 'public, max-age=0';

/** What Next.js reads of a query by itself. */
export const OWN_QUERY = /[?&](?:__next|nxt)/;

type Rule = { readonly regex: string };
type Manifest = {
  readonly headers: readonly (Rule & {
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  })[];
  readonly redirects: readonly Rule[];
  readonly rewrites: { readonly beforeFiles: readonly Rule[] };
  readonly i18n: { readonly defaultLocale: string };
};

/** What next.config.js says of addresses, as the build has written it down: nothing of it stands a second time. */
export type SiteRules = {
  /** The headers of an address, by their names. */
  readonly headersOf: (at: string) => Readonly<Record<string, string>>;
  /** Whether a redirect or a rewrite comes before what is there. */
  readonly isRerouted: (at: string) => boolean;
};

export function readRules(folder: string): SiteRules {
  const { headers, redirects, rewrites, i18n } = JSON.parse(
    readFileSync(path.join(folder, 'routes-manifest.json'), 'utf8'),
  ) as Manifest;
  // Next.js sees the default locale in every path but those of its own files.
  const seen = (at: string) => (at.startsWith('/_next/') ? at : `/${i18n.defaultLocale}${at === '/' ? '' : at}`);
  const matches = ({ regex }: Rule) => {
    const pattern = new RegExp(regex);
    return (at: string) => pattern.test(seen(at));
  };
  const rules = headers.map((rule) => ({ isFor: matches(rule), headers: rule.headers }));
  const reroutes = [...redirects, ...rewrites.beforeFiles].map(matches);
  return {
    headersOf: (at) =>
      Object.fromEntries(
        rules
          .filter(({ isFor }) => isFor(at))
          .flatMap((rule) => rule.headers)
          .map(({ key, value }) => [key, value]),
      ),
    isRerouted: (at) => reroutes.some((isFor) => isFor(at)),
  };
}

function cacheOf({ kind, path: at }: Answer): string {
  if (kind !== 'file') return PAGE_CACHE;
  return at.startsWith('/_next/static/') ? HASHED_CACHE : FILE_CACHE;
}

/** Of pages that Next.js answers itself: those that were built are kept no longer by caches than ours. */
export function keepNoLonger(response: ServerResponse): void {
  if (response.getHeader('Cache-Control') === PAGE_CACHE_OF_NEXT) response.setHeader('Cache-Control', PAGE_CACHE);
}

/** Everything that is said of an answer whether its bytes follow or not: also in a 304. */
export function headersOf(answer: Answer, rules: SiteRules): Readonly<Record<string, string>> {
  const { etag, modified, kind, bodies } = answer;
  return {
    'Cache-Control': cacheOf(answer),
    ...rules.headersOf(answer.path),
    ETag: etag,
    ...(modified === undefined ? {} : { 'Last-Modified': modified }),
    ...(kind === 'file' ? { 'Accept-Ranges': 'bytes' } : {}),
    ...(bodies.gzip === undefined ? {} : { Vary: 'Accept-Encoding' }),
  };
}
