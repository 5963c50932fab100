import { createHmac, randomBytes } from 'node:crypto';

/**
 * What opens a session or a link: "<id of the row>.<key>". The row is found by its id and the key compared by its hash
 * in constant time (orders/token.ts), so that no index tells how much of a key was right.
 */
export type Opener = { readonly id: string; readonly key: string };

/** A key of 256 bits, safe in a cookie and in a URL. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** The key of a mailed link. Derived, so that the outbox carries no key: only the link's id (see orders/token.ts). */
export const linkKey = (secret: string, linkId: string, kind: 'sign-in' | 'return'): string =>
  createHmac('sha256', secret).update(`${kind} ${linkId}`).digest('base64url');

export const writeOpener = ({ id, key }: Opener): string => `${id}.${key}`;

const OPENER = /^(?<id>[0-9a-f-]{36})\.(?<key>[\w-]{43})$/;

/** Null for whatever was not written by `writeOpener`. */
export function readOpener(text: unknown): Opener | null {
  const groups = typeof text === 'string' ? OPENER.exec(text)?.groups : undefined;
  return groups?.id && groups.key ? { id: groups.id, key: groups.key } : null;
}
