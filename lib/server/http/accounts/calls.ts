import * as contracts from '@/lib/contracts/accounts';
import { ROUTES } from '@/lib/routes';
import { HELPER_MESSAGES } from '@/lib/validation/helper-messages';
import { call } from '../call';
import type { PlainPost } from '../plain-post';
import { helpersPath } from './helpers-path';
import { thingsIn } from './things-in';
import { signInPath } from './sign-in-path';

/** The calls that begin and end sessions, for programs (JSON) and for the plain forms of the account's pages (303). */
const SIGNED_OUT: PlainPost = {
  done: () => signInPath({ state: 'signed-out' }),
  // Nobody was signed in: that is what was wanted.
  refused: () => signInPath({ state: 'signed-out' }),
};

export const requestSignInCall = call(contracts.requestSignIn, ({ accounts }) => accounts.requestLink, {
  plainPost: {
    done: () => signInPath({ state: 'sent' }),
    kept: ['email'],
    // To the field, which takes the focus.
    refused: ({ code }, { next }) =>
      code === 'rate_limited'
        ? signInPath({ state: 'too-many', next })
        : `${signInPath({ state: 'wrong-email', next })}#email`,
  },
});

export const openSessionCall = call(
  contracts.openSession,
  ({ accounts }) =>
    (input, { request, response }) =>
      accounts.open(input, request, response),
  {
    plainPost: {
      done: ({ next }) => next ?? ROUTES.account,
      refused: ({ code }) => signInPath({ state: code === 'rate_limited' ? 'too-many' : 'link-over' }),
    },
  },
);

export const signOutCall = call(
  contracts.signOut,
  ({ accounts }) =>
    (_input, { request, response }) =>
      accounts.signOut(request, response),
  { plainPost: SIGNED_OUT },
);

export const signOutEverywhereCall = call(
  contracts.signOutEverywhere,
  ({ accounts }) =>
    (_input, { user, response }) =>
      accounts.signOutEverywhere(user, response),
  { plainPost: SIGNED_OUT },
);

export const priceFromAccountCall = call(
  contracts.priceFromAccount,
  ({ accounts }) =>
    (input, { user }) =>
      accounts.priceBack(input, user),
);

export const bookFromAccountCall = call(
  contracts.bookFromAccount,
  ({ accounts }) =>
    (input, { user }) =>
      accounts.bookAgain(input, user),
  {
    plainPost: {
      read: (fields) => ({ ...fields, things: thingsIn(fields) }),
      done: ({ path }) => path,
      refused: ({ code, details }, { orderId }) => {
        if (code === 'unauthenticated') return signInPath({ next: ROUTES.account });
        const isLast = details.fields?.['furnitureItems'] === HELPER_MESSAGES.somethingStays;
        return isLast ? helpersPath(orderId, 'something-stays') : ROUTES.account;
      },
    },
  },
);
