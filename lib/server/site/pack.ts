import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the build has made of every page, its data and every file that browsers fetch: one file of bytes and one that says
 * whose they are (lib/tooling/pack.mjs writes both). All of it together is about 15 MB.
 */
export const PACK = { index: 'server/answers.json', bytes: 'server/answers.bin' } as const;

/** How bytes may be sent; in the order in which we like them. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `page`, and `data`, what a page is made of when a link leads to it; `file`: with a hash in its name, or of public/. */
type Kind = 'page' | 'data' | 'file';

type Packed = {
  readonly kind: Kind;
  readonly type: string;
  /** Of what it says, however it is packed: the same on every instance that has it. */
  readonly etag: string;
  /** Of a file: as HTTP says it. */
  readonly modified?: string;
  /** Where its bytes are: [from, length]. */
  readonly parts: Readonly<Partial<Record<Encoding, readonly [number, number]>>>;
};

/** Answers by the path that they are asked by. */
export type PackIndex = Readonly<Record<string, Packed>>;

export type Answer = Omit<Packed, 'parts'> & {
  readonly path: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
};

/** All answers of the build in this folder (".next"), in memory. */
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

/** The paths of all pages that have one path: those in memory, and those that are made anew for each visitor. */
export function pagesOf(folder: string, answers: readonly Answer[]): ReadonlySet<string> {
  const built = JSON.parse(readFileSync(path.join(folder, 'server/pages-manifest.json'), 'utf8')) as object;
  const fixed = Object.keys(built).filter((at) => !/\[|^\/(?:_|api\/|404$|500$)/.test(at));
  return new Set([...fixed, ...answers.filter(({ kind }) => kind === 'page').map((answer) => answer.path)]);
}
