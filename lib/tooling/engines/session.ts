import { setTimeout as wait } from 'node:timers/promises';

/** A window of a browser, whichever engine draws it. */
export type Session = {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a script of one expression in the page. */
  readonly read: <T>(expression: string) => Promise<T>;
  /** Makes the window as wide as asked, or as narrow as the engine's windows go; the width that the page has now, px. */
  readonly resize: (width: number, height: number) => Promise<number>;
  /** What the window shows: a PNG. */
  readonly picture: () => Promise<Buffer>;
  /** E.g. "Firefox 153.7.0". */
  readonly version: string;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** How it is installed, on Debian. */
  readonly install: string;
  readonly open: () => Promise<Session>;
};

/** Runs a function in the page; it knows nothing but its arguments. */
export const run = <A extends readonly unknown[], T>(
  { read }: Session,
  inPage: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> =>
  // What runs in the page has been compiled with a helper that keeps the names of functions.
  read<T>(`(globalThis.__name ??= (named) => named, (${String(inPage)})(...${JSON.stringify(args)}))`);

const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** Waits until something is so in the page; throws with `what`, and where it is, when it is not within 20 s. */
export async function until<A extends readonly unknown[]>(
  session: Session,
  what: string,
  inPage: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await run(session, inPage, ...args).catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not at ${await session.read<string>('location.href')}`);
    await wait(LOOK_MS);
  }
}
