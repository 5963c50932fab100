import { setTimeout as wait } from 'node:timers/promises';

/** A browser window of any engine. */
export type Session = {
  readonly goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  readonly read: <T>(expression: string) => Promise<T>;
  /** Resizes the window as far as the engine allows. Returns the page's width in pixels. */
  readonly resize: (width: number, height: number) => Promise<number>;
  /** Returns the content of the window as a PNG. */
  readonly picture: () => Promise<Buffer>;
  /** The name and version of the engine: "Firefox 153.7.0". */
  readonly version: string;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** The command that installs the engine on Debian. */
  readonly install: string;
  readonly open: () => Promise<Session>;
};

/** Runs a function in the page. The function can use its arguments only. */
export const run = <A extends readonly unknown[], T>(
  { read }: Session,
  inPage: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> =>
  // The compiler adds a helper that keeps the names of functions, which the page lacks.
  read<T>(`(globalThis.__name ??= (named) => named, (${String(inPage)})(...${JSON.stringify(args)}))`);

const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** Waits until a condition holds in the page. Throws with `what` and the page's address after 20 s. */
export async function waitUntil<A extends readonly unknown[]>(
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
