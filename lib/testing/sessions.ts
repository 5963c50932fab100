import { mailbox } from '@/lib/domain/account';
import { signedIn } from '@/lib/server/modules/sessions/repo';
import { sessionsService, type SessionUser } from '@/lib/server/modules/sessions/sessions';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';

export type SignedIn = SessionUser & {
  /** The Cookie header of the signed-in browser. */
  readonly cookie: string;
};

/** Creates a session for an account without the mail, in the database of `deps`. */
export async function signIn(deps: Deps, address: string): Promise<SignedIn> {
  const email = mailbox(address);
  const { id, opener } = await transact(deps.db, async (trx) => {
    const user = await signedIn(trx, email, deps.now());
    return { id: user.id, opener: await sessionsService(deps).begin(trx, user.id) };
  });
  const name = deps.config.siteOrigin.startsWith('https:') ? '__Host-session' : 'session';
  return { id, email, cookie: `${name}=${opener}` };
}
