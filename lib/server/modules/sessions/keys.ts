import { createHmac, hash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';

/**
 * The credential of a session or a link: "<id of the row>.<key>". The row is found by id and the key's hash compared in
 * constant time, so that no lookup reveals how much of a key was right.
 */
export type Opener = { readonly id: string; readonly key: string };

/** Returns a random key of 256 bits, safe in a cookie and in a URL. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** Returns the key of a mailed link, derived so that the outbox stores only the link's id. */
export const linkKey = (secret: string, linkId: string, kind: 'sign-in' | 'return'): string =>
  createHmac('sha256', secret).update(`${kind} ${linkId}`).digest('base64url');

export const writeOpener = ({ id, key }: Opener): string => `${id}.${key}`;

const OPENER = /^(?<id>[0-9a-f-]{36})\.(?<key>[\w-]{43})$/;

/** Returns null for text that `writeOpener` has not written. */
export function readOpener(text: unknown): Opener | null {
  const groups = typeof text === 'string' ? OPENER.exec(text)?.groups : undefined;
  return groups?.id && groups.key ? { id: groups.id, key: groups.key } : null;
}

const LINKS_PER_MAILBOX = { most: 4, windowMs: 15 * MINUTE_MS };

/** Throws RateLimited when too many links were asked for one mailbox. The route counts network addresses. */
export async function countRequest({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  const key = hash('sha256', `sign-in ${mailboxOf(email)}`, 'base64url');
  await limitHits(db, key, LINKS_PER_MAILBOX, now());
}
