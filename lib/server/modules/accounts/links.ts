import { randomUUID } from 'node:crypto';
import { SIGN_IN_LINK_MINUTES } from '@/lib/domain/account';
import { minutesAfter } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import type { Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, readSecret } from '@/lib/server/platform/installation/token';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { linkKey, writeOpener } from '@/lib/server/modules/sessions/keys';
import { ownPath } from '@/lib/server/modules/sessions/own-path';
import { insertLink } from '@/lib/server/modules/sessions/repo';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** Writes a link and enqueues its mail. `next`: the page that the customer wanted. */
export async function mailLink({ now, config }: Ports, trx: Trx, email: string, next: string): Promise<void> {
  const [id, at] = [randomUUID(), now()];
  await insertLink(trx, {
    id,
    email,
    next: ownPath(next),
    used_at: null,
    token_hash: hashToken(linkKey(await readSecret(trx, config.secretKey), id, 'sign-in')),
    created_at: at.toISOString(),
    expires_at: minutesAfter(at, SIGN_IN_LINK_MINUTES).toISOString(),
  });
  await enqueue(trx, 'account.sign_in.customer', { linkId: id }, { dedupeKey: `account.sign_in:${id}`, now: at });
}

/** Returns the page whose button uses the link. Opening it does not, because programs open the links of mails. */
export async function signInUrl({ db, config }: Ports, linkId: string): Promise<string> {
  const key = linkKey(await readSecret(db, config.secretKey), linkId, 'sign-in');
  return `${config.siteOrigin}${ROUTES.signIn}?link=${writeOpener({ id: linkId, key })}`;
}
