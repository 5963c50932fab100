import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import { lruCache } from '@/lib/lru-cache';

/**
 * The files with all built pages, their data and all files for browsers: one with the bytes and one with the index
 * (lib/tooling/pack.mjs writes both). Together they have about 15 MB.
 */
export const PACK = { index: 'server/answers.json', bytes: 'server/answers.bin' } as const;

/** Encodings of a response in our order of preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `page`: a page. `data`: the props of a page for client-side navigation. `file`: a file with a hash in its name or
 * from public/.
 */
type Kind = 'page' | 'data' | 'file';

type Packed = {
  readonly kind: Kind;
  readonly type: string;
  /** The ETag of the uncompressed content, the same on every instance of a build. */
  readonly etag: string;
  /** The Last-Modified date of a file, as an HTTP date. */
  readonly modified?: string;
  /** The positions of the bytes: [from, length]. */
  readonly parts: Readonly<Partial<Record<Encoding, readonly [number, number]>>>;
};

/** Responses by path. */
type PackIndex = Readonly<Record<string, Packed>>;

export type Answer = Omit<Packed, 'parts'> & {
  readonly path: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
};

/** Reads all responses of a build into memory. `folder` is the build's folder (".next"). */
export function readPack(folder: string): readonly Answer[] {
  const index = JSON.parse(readFileSync(path.join(folder, PACK.index), 'utf8')) as PackIndex;
  const bytes = readFileSync(path.join(folder, PACK.bytes));
  return Object.entries(index).map(([at, { parts, ...facts }]) => ({
    ...facts,
    path: at,
    bodies: Object.fromEntries(
      Object.entries(parts).map(([encoding, [from, length]]) => [encoding, bytes.subarray(from, from + length)]),
    ),
  }));
}

/** Returns the paths of all pages with a fixed path: those in memory, and those rendered for each visitor. */
export function pagesOf(folder: string, answers: readonly Answer[]): ReadonlySet<string> {
  const built = JSON.parse(readFileSync(path.join(folder, 'server/pages-manifest.json'), 'utf8')) as object;
  const fixed = Object.keys(built).filter((at) => !/\[|^\/(?:_|api\/|404$|500$)/.test(at));
  return new Set([...fixed, ...answers.filter(({ kind }) => kind === 'page').map((answer) => answer.path)]);
}

/** The maximum number of cached Accept-Encoding values. Browsers send about a dozen, other clients may invent more. */
const MOST_WAYS = 100;
const known = lruCache<readonly Encoding[]>(MOST_WAYS);

/**
 * Returns the encodings that the client accepts, in our order of preference, as browsers accept all of them equally.
 */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): readonly Encoding[] {
  const said = headers['accept-encoding'];
  const way = typeof said === 'string' ? said : '';
  const before = known.get(way);
  if (before) return before;
  const accepted = new Negotiator({ headers: { 'accept-encoding': way } }).encodings([...ENCODINGS]);
  const read = ENCODINGS.filter((encoding) => accepted.includes(encoding));
  known.set(way, read);
  return read;
}
