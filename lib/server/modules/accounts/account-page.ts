import type { IncomingMessage, ServerResponse } from 'node:http';
import { priceFromAccount, readAccount, type AccountSection } from '@/lib/contracts/accounts';
import { inviteHelper } from '@/lib/contracts/delegates';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import type { Site } from '@/lib/server/platform/base/cookies';
import { Problem } from '@/lib/server/platform/base/problem';
import { takeAnswers } from '@/lib/server/platform/http/kept-answers';
import { validate } from '@/lib/server/platform/validate/validate';
import { DELEGATE_REFUSALS, delegateState, thingsIn } from './plain-forms';

type Query = Readonly<Record<string, unknown>>;
type Exchange = { readonly query: Query; readonly req: IncomingMessage; readonly res: ServerResponse };

/** Returns the outcome of a posted delegate form, with the typed values and their errors. */
async function requestedDelegates({ query, req, res }: Exchange, site: Site) {
  const state = delegateState(query['helpers']);
  const values = takeAnswers(req, res, [inviteHelper.name], site)?.values;
  const typed = values ? { name: values['name'] ?? '', email: values['email'] ?? '' } : null;
  const email = DELEGATE_REFUSALS.find(([, refusal]) => refusal === state)?.[0];
  const errors = email ? { email } : state === 'refused' && typed ? await misfits(typed) : {};
  return { state, orderId: query['unit'], typed, errors };
}

async function misfits(typed: { readonly name: string; readonly email: string }) {
  try {
    await validate(inviteHelper.request.pick(['name', 'email']), typed);
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { name, email } = error.details.fields ?? {};
    return { ...(name && { name }), ...(email && { email }) };
  }
}

type Visit = {
  readonly query: Readonly<Record<string, unknown>>;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
};

/** Returns the view of an account page, and what its query asks. Null for a visitor who is not signed in. */
export async function accountOf(section: AccountSection, visit: Visit) {
  const account = await callForPage(readAccount, { section }, visit);
  if (!account) return null;
  const { query } = visit;
  return {
    ...account,
    /** Null where the return has no online price. */
    price: (asked: RequestOf<typeof priceFromAccount>) =>
      callForPage(priceFromAccount, asked, visit).catch((error: unknown) => {
        if (error instanceof Problem) return null;
        throw error;
      }),
    asked: {
      orderId: query['orderId'],
      things: thingsIn(query),
      delegates: await requestedDelegates(visit, getServices().deps.config),
    },
    askedQuotes: { forget: query['forget'], done: query['quote'] },
  };
}
