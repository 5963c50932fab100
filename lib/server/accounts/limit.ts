import { createHash } from 'node:crypto';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { countHit } from '../http/rate-limit-repo';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Mails that one mailbox gets in a quarter of an hour, whoever asks for them. */
const LINKS_PER_MAILBOX = 4;

/** Throws Problem rate_limited when too many links were asked for one mailbox; those of an address the route counts. */
export async function countRequest({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  const at = now().getTime();
  const key = createHash('sha256').update(`sign-in ${email}`).digest('base64url');
  if ((await countHit(db, key, at - (at % QUARTER_HOUR_MS))) > LINKS_PER_MAILBOX) throw new Problem('rate_limited');
}
