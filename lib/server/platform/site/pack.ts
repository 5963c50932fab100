import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import { lruCache } from '@/lib/lru-cache';

/** The files with all built pages, their data and all files for browsers, about 15 MB (lib/tooling/pack.mjs). */
export const PACK = { index: 'server/answers.json', bytes: 'server/answers.bin' } as const;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `data`: the props of a page for client-side navigation. `file`: a file with a hash in its name or from public/. */
type Kind = 'page' | 'data' | 'file';

type Packed = {
  readonly kind: Kind;
  readonly type: string;
  /** Covers the uncompressed content, the same on every instance of a build. */
  readonly etag: string;
  readonly modified?: string;
  /** The positions of the bytes: [from, length]. */
  readonly parts: Readonly<Partial<Record<Encoding, readonly [number, number]>>>;
};

type PackIndex = Readonly<Record<string, Packed>>;

export type Answer = Omit<Packed, 'parts'> & {
  readonly path: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
};

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

/** Returns the fixed paths of all pages, in memory or rendered for each visitor. */
export function pagesOf(folder: string, answers: readonly Answer[]): ReadonlySet<string> {
  const built = JSON.parse(readFileSync(path.join(folder, 'server/pages-manifest.json'), 'utf8')) as object;
  const fixed = Object.keys(built).filter((at) => !/\[|^\/(?:_|api\/|404$|500$)/.test(at));
  return new Set([...fixed, ...answers.filter(({ kind }) => kind === 'page').map((answer) => answer.path)]);
}

/** Browsers send about a dozen Accept-Encoding values, other clients may invent more. */
const MOST_WAYS = 100;
const known = lruCache<readonly Encoding[]>(MOST_WAYS);

/** Returns the accepted encodings in our order of preference, as browsers accept all of them equally. */
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
