import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { priceFromAccount } from '@/lib/contracts/accounts';
import { QUOTES_SHOWN } from '@/lib/contracts/saved-quotes';
import { londonDate } from '@/lib/domain/london-time';
import type { Services } from '@/lib/server/container';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { askedHelpers } from './asked-helpers';
import { thingsIn } from './things-in';

type Visit = {
  readonly query: Readonly<Record<string, unknown>>;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
};

/** What the pages of the account know of whoever is signed in: where each part comes from, and what the address asks. */
export async function accountOf({ accounts, helpers, now, deps }: Services, visit: Visit, user: SessionUser) {
  const { query } = visit;
  const { view, quotes } = accounts;
  return {
    email: user.email,
    today: londonDate(now()),
    source: {
      spaces: () => view.spaces(user),
      orders: () => view.orders(user),
      details: () => view.details(user),
      opened: () => view.opened(user),
      helpers: () => helpers.ofOwner(user),
      // One more than is shown says that there are more.
      drafts: () => quotes.list(user, QUOTES_SHOWN + 1),
      price: (asked: RequestOf<typeof priceFromAccount>) => accounts.priceBackIfAny(asked, user),
    },
    asked: {
      ...{ orderId: query['orderId'], things: thingsIn(query) },
      helpers: await askedHelpers(visit, deps.config),
    },
    askedQuotes: { forget: query['forget'], done: query['quote'] },
  };
}
