import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Answer } from './pack';

/** A page from before the last deploy would ask for files that are gone (docs/decisions/0052-pages-from-memory.md). */
const PAGE_CACHE = 'public, no-cache';
/** Next.js's Cache-Control of pages, for a shared cache that is emptied at every deploy. */
const PAGE_CACHE_OF_NEXT = 's-maxage=31536000';
/** For files with a hash in the name, as Next.js sets it. */
const HASHED_CACHE = 'public, max-age=31536000, immutable';
const FILE_CACHE = 'public, max-age=0';

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

/** The rules of next.config.js as the build has written them, so that no rule exists twice. */
export type SiteRules = {
  readonly headersOf: (at: string) => Readonly<Record<string, string>>;
  readonly isRerouted: (at: string) => boolean;
};

export function readRules(folder: string): SiteRules {
  const { headers, redirects, rewrites, i18n } = JSON.parse(
    readFileSync(path.join(folder, 'routes-manifest.json'), 'utf8'),
  ) as Manifest;
  // Next.js adds the default locale to every path except those of its own files.
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

/** Replaces Next.js's Cache-Control, so that caches keep a page no longer than pages from memory. */
export function keepNoLonger(response: ServerResponse): void {
  if (response.getHeader('Cache-Control') === PAGE_CACHE_OF_NEXT) response.setHeader('Cache-Control', PAGE_CACHE);
}

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
