import { ACCOUNT_ORDERS, quotesPath } from '@/lib/account-routes';
import type { AccountPageDto, AccountSection } from '@/lib/contracts/accounts';
import * as account from '@/lib/contracts/accounts';
import * as delegate from '@/lib/contracts/delegates';
import { forgetQuote, QUOTES_SHOWN } from '@/lib/contracts/saved-quotes';
import { londonDate } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import type { Services } from '@/lib/server/container';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import type { Problem } from '@/lib/server/platform/base/problem';
import { call, requireFound, type Fields, type PlainPost } from '@/lib/server/platform/http/call';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';
import { DELEGATE_REFUSALS, delegatesPath, signInPath, thingsIn } from './plain-forms';

async function accountPage(
  { accounts: { view, quotes }, delegates, now }: Services,
  section: AccountSection,
  user: SessionUser,
): Promise<AccountPageDto> {
  const base = {
    email: user.email,
    today: londonDate(now()),
    spaces: [],
    opened: [],
    helpers: [],
    orders: [],
    drafts: [],
  };
  switch (section) {
    case 'items': {
      const [spaces, opened, people] = await Promise.all([
        view.spaces(user),
        view.opened(user),
        delegates.ofOwner(user),
      ]);
      return { ...base, spaces, opened, helpers: people, details: null };
    }
    case 'orders': {
      const [orders, drafts] = await Promise.all([view.orders(user), quotes.list(user, QUOTES_SHOWN + 1)]);
      return { ...base, orders, drafts, details: null };
    }
    case 'details':
      return { ...base, details: await view.details(user) };
  }
}

const SIGNED_OUT: PlainPost = {
  done: () => signInPath({ state: 'signed-out' }),
  refused: () => signInPath({ state: 'signed-out' }),
};

/** Returns the panel of the unit's delegates, with the reason of the refusal. */
const invitedAgain = ({ code, details }: Problem, { orderId }: Fields): string => {
  if (code === 'unauthenticated') return signInPath({ next: ROUTES.account });
  if (code === 'rate_limited') return delegatesPath(orderId, 'too-many');
  if (code !== 'validation_failed') return ROUTES.account;
  const refusal = DELEGATE_REFUSALS.find(([sentence]) => sentence === details.fields?.['email']);
  return delegatesPath(orderId, refusal?.[1] ?? 'refused');
};

export const accountCalls = [
  call(account.requestSignIn, ({ accounts }, asked) => accounts.requestLink(asked), {
    plainPost: {
      done: () => signInPath({ state: 'sent' }),
      kept: ['email'],
      refused: ({ code }, { next }) =>
        code === 'rate_limited'
          ? signInPath({ state: 'too-many', next })
          : `${signInPath({ state: 'wrong-email', next })}#email`,
    },
  }),
  call(account.openSession, ({ accounts }, input, { request, response }) => accounts.open(input, request, response), {
    plainPost: {
      done: ({ next }) => next ?? ROUTES.account,
      refused: ({ code }) => signInPath({ state: code === 'rate_limited' ? 'too-many' : 'link-over' }),
    },
  }),
  call(account.signOut, ({ accounts }, _input, { request, response }) => accounts.signOut(request, response), {
    plainPost: SIGNED_OUT,
  }),
  call(
    account.signOutEverywhere,
    ({ accounts }, _input, { user, response }) => accounts.signOutEverywhere(user, response),
    { plainPost: SIGNED_OUT },
  ),
  call(account.readSignInLink, async ({ accounts }, { link }) => ({
    email: requireFound(await accounts.addressee(link)),
  })),
  call(account.readAccount, async (services, { section }, { user, request, response }) => {
    await services.sessions.refresh(request, response);
    return accountPage(services, section, user);
  }),
  call(account.readOrderKey, async ({ accounts }, { reference }, { request }) => ({
    token: requireFound(await accounts.ownerKey(reference, request)),
  })),
  call(account.whoAmI, (_services, _request, { user: { id, email } }) => Promise.resolve({ id, email })),
  call(account.priceFromAccount, ({ accounts }, input, { user }) => accounts.priceBack(input, user)),
  call(account.bookFromAccount, ({ accounts }, input, { user }) => accounts.bookAgain(input, user), {
    plainPost: {
      read: (fields) => ({ ...fields, things: thingsIn(fields) }),
      done: ({ path }) => path,
      refused: ({ code, details }, { orderId }) => {
        if (code === 'unauthenticated') return signInPath({ next: ROUTES.account });
        const isLast = details.fields?.['furnitureItems'] === DELEGATE_MESSAGES.somethingStays;
        return isLast ? delegatesPath(orderId, 'something-stays') : ROUTES.account;
      },
    },
  }),
  call(forgetQuote, ({ accounts }, input, { user }) => accounts.quotes.forget(input, user), {
    plainPost: {
      done: () => quotesPath('forgotten'),
      refused: ({ code }) => (code === 'unauthenticated' ? signInPath({ next: ACCOUNT_ORDERS }) : quotesPath('gone')),
    },
  }),
  call(delegate.inviteHelper, ({ delegates }, input, { user }) => delegates.invite(input, user), {
    plainPost: {
      done: (_answer, { orderId }) => delegatesPath(orderId, 'invited'),
      kept: ['orderId', 'name', 'email'],
      refused: invitedAgain,
    },
  }),
  call(delegate.revokeHelper, ({ delegates }, input, { user }) => delegates.revoke(input, user), {
    plainPost: { done: (_answer, { orderId }) => delegatesPath(orderId, 'revoked'), refused: invitedAgain },
  }),
  call(delegate.stopHelpersReturn, ({ delegates }, input, { user }) => delegates.stopReturn(input, user), {
    plainPost: {
      read: (fields) => ({
        ...fields,
        version: Number(fields['version']),
        expectedRefund: Number(fields['expectedRefund']),
      }),
      done: (_answer, { orderId }) => delegatesPath(orderId, 'stopped'),
      refused: (problem, fields) =>
        problem.status === 409 ? delegatesPath(fields['orderId'], 'moved') : invitedAgain(problem, fields),
    },
  }),
] as const;
