import type { IncomingMessage, ServerResponse } from 'node:http';
import type { bookFromAccount, openSession, priceFromAccount, requestSignIn } from '@/lib/contracts/accounts';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { mailbox } from '@/lib/domain/account';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { tokenMatches } from '@/lib/server/kernel/installation/token';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import type { draftsService } from '@/lib/server/subjects/drafts/service';
import { writeCookie } from '@/lib/server/subjects/sessions/cookie';
import { readOpener } from '@/lib/server/subjects/sessions/keys';
import { countRequest } from '@/lib/server/subjects/sessions/limit';
import { findLink, signedIn, takeLink } from '@/lib/server/subjects/sessions/repo';
import type { Sessions, SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { MESSAGES } from '@/lib/validation/messages';
import { bookAgain } from './book-again';
import { mailLink } from './links';
import { openedSpaces } from './opened';
import { ownerKey } from './owner-key';
import { priceBack } from './price-back';
import { savedQuotes } from './saved-quotes';
import { accountView } from './view';

type Ports = { readonly sessions: Sessions; readonly drafts: ReturnType<typeof draftsService> };

/** Signing in and out, and what one finds there (lib/contracts/accounts.ts). */
export function accountsService(deps: Deps, { sessions, drafts }: Ports) {
  const { db, now, config } = deps;

  /** The address that an unused link was mailed to, without using it; null when it opens nothing. */
  async function addressee(link: unknown): Promise<string | null> {
    const opener = readOpener(link);
    const row = opener && (await findLink(db, opener.id));
    if (!row || !tokenMatches(opener.key, row.token_hash)) return null;
    return row.used_at === null && row.expires_at > now().toISOString() ? row.email : null;
  }

  return {
    addressee,
    view: { ...accountView(deps), opened: (user: SessionUser) => openedSpaces(deps, user) },
    quotes: savedQuotes(deps, drafts),

    bookAgain: (request: RequestOf<typeof bookFromAccount>, user: SessionUser) =>
      bookAgain(deps, drafts, request, user),

    priceBack: (request: RequestOf<typeof priceFromAccount>, user: SessionUser) => priceBack(deps, request, user),

    /** The key of an order's page for its signed-in owner; null for anybody else. */
    ownerKey: async (reference: string, request: Pick<IncomingMessage, 'headers'>): Promise<string | null> =>
      ownerKey(deps, reference, await sessions.userOf(request)),

    /**
     * Mails a link to whatever address is given: the same work and the same answer for one that has orders here and
     * one that has none. Throws Problem rate_limited.
     */
    requestLink: async ({
      email,
      next,
    }: RequestOf<typeof requestSignIn>): Promise<ResponseOf<typeof requestSignIn>> => {
      const to = mailbox(email);
      await countRequest(deps, to);
      await transact(db, (trx) => mailLink(deps, trx, to, next));
      wakeOutbox();
      return { sent: true };
    },

    /**
     * Exchanges a link for a session; whatever session the browser had before ends. Throws Problem unauthenticated for
     * a link that was used, is over, or never was.
     */
    open: async (
      { link }: RequestOf<typeof openSession>,
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<ResponseOf<typeof openSession>> => {
      const opener = readOpener(link);
      const email = await addressee(link);
      if (!opener || email === null) throw linkOver();
      const { id, cookie, next } = await transact(db, async (trx) => {
        if (!(await takeLink(trx, opener.id, now()))) throw linkOver();
        const user = await signedIn(trx, email, now());
        const row = await findLink(trx, opener.id);
        return { id: user.id, cookie: await sessions.begin(trx, user.id), next: row?.next ?? null };
      });
      await sessions.drop(request);
      writeCookie(response, cookie, config);
      return { id, email, next };
    },

    signOut: async (request: IncomingMessage, response: ServerResponse) => {
      await sessions.end(request, response);
      return { signedOut: true } as const;
    },

    signOutEverywhere: async (user: SessionUser, response: ServerResponse) => {
      await sessions.endAll(user, response);
      return { signedOut: true } as const;
    },
  };
}

const linkOver = () => new Problem('unauthenticated', {}, MESSAGES.linkOver);
