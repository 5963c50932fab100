import type { IncomingMessage, ServerResponse } from 'node:http';
import type { bookFromAccount, openSession, priceFromAccount, requestSignIn } from '@/lib/contracts/accounts';
import type { DraftDto } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type { forgetQuote } from '@/lib/contracts/saved-quotes';
import { mailbox } from '@/lib/domain/account';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { deleteSavedBy } from '@/lib/server/modules/drafts/repo';
import type { draftsService } from '@/lib/server/modules/drafts/service';
import { deleteEnquiriesOfDraft } from '@/lib/server/modules/enquiries/repo';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { readAsked } from '@/lib/server/modules/quotes/job';
import { smallerUnitFor } from '@/lib/server/modules/rentals/unit-offers';
import { returnFrom } from '@/lib/server/modules/returns/service';
import { countRequest, readOpener } from '@/lib/server/modules/sessions/keys';
import { findLink, signedIn, takeLink } from '@/lib/server/modules/sessions/repo';
import { writeCookie, type SessionUser, type Sessions } from '@/lib/server/modules/sessions/sessions';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret, tokenMatches } from '@/lib/server/platform/installation/token';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { landingOf } from './landing';
import { mailLink } from './links';
import { accountView, openedRental, openedSpaces, ownOrder, rebookFromAccount } from './view';

type Asked = RequestOf<typeof priceFromAccount>;
type Price = ResponseOf<typeof priceFromAccount>;

/**
 * Returns the price of a return for the owner or a delegate of a unit. Throws Problem not_found for somebody else's
 * order or items that are not in it, and as readAsked does.
 */
async function priceBack(deps: Deps, { orderId, ...asked }: Asked, user: SessionUser): Promise<Price> {
  const own = await ownOrder(deps, orderId, user);
  const { rental, delegate } = (own ? null : await openedRental(deps.db, orderId, user)) ?? {
    rental: own,
    delegate: null,
  };
  const answers = await returnFrom(deps, rental, asked, delegate);
  const { addOns, storedItems, furnitureItems } = answers;
  const lists = { addOns: [...addOns], storedItems: [...storedItems], furnitureItems: [...furnitureItems] };
  const priced = { ...answers, ...lists, returnKind: asked.what, service: 'STORAGE_RETURN' } as const;
  const job = await readAsked(deps, priced, { promo: 'lenient' });
  // Only the owner may see what the owner pays.
  const stays = own && asked.what === 'items' ? withoutThose(answers.storedItems, answers.furnitureItems) : [];
  return { ...toQuoteDto(job.priceOn('')), smallerUnit: await smallerUnitFor(deps, orderId, stays) };
}

const withoutThose = (list: readonly FurnitureItem[], going: readonly FurnitureItem[]): readonly FurnitureItem[] =>
  list.flatMap((item) => {
    const quantity = item.quantity - (going.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

type Drafts = Pick<ReturnType<typeof draftsService>, 'savedBy'>;

function savedQuotes({ db, now }: Pick<Deps, 'db' | 'now'>, drafts: Drafts) {
  return {
    /** Returns the newest first. */
    list: ({ email }: SessionUser, most: number): Promise<readonly DraftDto[]> => drafts.savedBy(email, most),

    /** Throws Problem not_found for a quote that is not theirs, ordered or missing. */
    forget: async ({ draftId }: RequestOf<typeof forgetQuote>, { email }: SessionUser) => {
      await transact(db, async (trx) => {
        if (!(await deleteSavedBy(trx, email, draftId, now()))) throw new Problem('not_found');
        await deleteEnquiriesOfDraft(trx, draftId);
      });
      return { forgotten: true } as const;
    },
  };
}

type Ports = { readonly sessions: Sessions; readonly drafts: ReturnType<typeof draftsService> };

export function accountsService(deps: Deps, { sessions, drafts }: Ports) {
  const { db, now, config } = deps;

  /** Returns the address that an unused link was mailed to, without using the link. Null for an invalid link. */
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
      rebookFromAccount(deps, drafts, request, user),

    priceBack: (request: RequestOf<typeof priceFromAccount>, user: SessionUser) => priceBack(deps, request, user),

    /** Returns the guest's key of an order for its signed-in owner, or null for anybody else. */
    ownerKey: async (reference: string, request: Pick<IncomingMessage, 'headers'>): Promise<string | null> => {
      const user = await sessions.userOf(request);
      const row = user && (await findOrderByReference(db, reference));
      if (!row || mailbox(row.email) !== user.email) return null;
      return orderToken(await readSecret(db, config.secretKey), row.id);
    },

    /** Does the same work whether or not the address has orders. Throws Problem rate_limited. */
    requestLink: async ({ email, next }: RequestOf<typeof requestSignIn>) => {
      const to = mailbox(email);
      await countRequest(deps, to);
      await transact(db, (trx) => mailLink(deps, trx, to, next));
      wakeOutbox();
      return { sent: true } as const;
    },

    /** Ends the browser's previous session. Throws Problem unauthenticated for an invalid link. */
    open: async ({ link }: RequestOf<typeof openSession>, request: IncomingMessage, response: ServerResponse) => {
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
      const hasNoPageInMind = next === null || next === ROUTES.account;
      return { id, email, next: hasNoPageInMind ? ((await landingOf(deps, email)) ?? next) : next };
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
