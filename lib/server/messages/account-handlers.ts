import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import { findReturnLink } from '@/lib/server/subjects/returns/repo';
import { findLink } from '@/lib/server/subjects/sessions/repo';
import { returnLink, signInLink } from './email/templates/account';
import type { Channels, SendMail } from './channels';

/** What signing in, and showing whose things come back, sends. A link that is over when its mail's turn comes is no use to anybody. */
export function createAccountHandlers(
  { db, now, company, signInUrl, returnLinkUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'account.sign_in.customer' | 'return.link.customer'> {
  return {
    'account.sign_in.customer': async ({ linkId }, envelope) => {
      const link = await findLink(db, linkId);
      if (!link || link.used_at !== null || link.expires_at <= now().toISOString()) {
        return { outcome: 'skipped', reason: 'The link has been used or has run out' };
      }
      const letter = signInLink(await signInUrl(linkId), new Date(link.expires_at), company);
      return mail('account.sign_in.customer', envelope, { to: link.email, letter });
    },

    'return.link.customer': async ({ linkId }, envelope) => {
      const link = await findReturnLink(db, linkId);
      const isOver = !link || link.used_at !== null || link.expires_at <= now().toISOString();
      const store = isOver || link.store_order_id === null ? undefined : await findOrder(db, link.store_order_id);
      if (isOver || !store) return { outcome: 'skipped', reason: 'The link has been used or has run out' };
      const opens = { url: await returnLinkUrl(linkId), expiresAt: new Date(link.expires_at) };
      const letter = returnLink({ ...opens, reference: store.reference }, company);
      return mail('return.link.customer', envelope, { to: store.email, letter });
    },
  };
}
