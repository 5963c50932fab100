import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountSection } from '@/lib/contracts/account-view';
import { priceFromAccount, readAccount } from '@/lib/contracts/accounts';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { callForPage } from '../call-for-page';
import { askedHelpers } from './asked-helpers';
import { thingsIn } from './things-in';

type Visit = {
  readonly query: Readonly<Record<string, unknown>>;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
};

/** Returns what a page of the account shows, and what its address asks; null for a visitor who is not signed in. */
export async function accountOf(section: AccountSection, visit: Visit) {
  const account = await callForPage(readAccount, { section }, visit);
  if (!account) return null;
  const { query } = visit;
  return {
    ...account,
    /** The price of a return; null where it has none online. */
    price: (asked: RequestOf<typeof priceFromAccount>) =>
      callForPage(priceFromAccount, asked, visit).catch((error: unknown) => {
        if (error instanceof Problem) return null;
        throw error;
      }),
    asked: {
      ...{ orderId: query['orderId'], things: thingsIn(query) },
      helpers: await askedHelpers(visit, getServices().deps.config),
    },
    askedQuotes: { forget: query['forget'], done: query['quote'] },
  };
}
