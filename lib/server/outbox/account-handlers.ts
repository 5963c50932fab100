import { findLink } from '../accounts/repo';
import { signInLink } from '../email/templates/account';
import type { Handlers } from './dispatch';
import type { Channels, SendMail } from './handlers';

/** What signing in sends. A link that is over when its mail's turn comes is no use to anybody. */
export function createAccountHandlers(
  { db, now, company, signInUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'account.sign_in.customer'> {
  return {
    'account.sign_in.customer': async ({ linkId }, envelope) => {
      const link = await findLink(db, linkId);
      if (!link || link.used_at !== null || link.expires_at <= now().toISOString()) {
        return { outcome: 'skipped', reason: 'The link is over' };
      }
      const letter = signInLink(await signInUrl(linkId), new Date(link.expires_at), company);
      return mail('account.sign_in.customer', envelope, { to: link.email, letter });
    },
  };
}
