import type { ServerResponse } from 'node:http';
import * as contracts from '@/lib/contracts/accounts';
import type { Endpoint, RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { ROUTES } from '@/lib/routes';
import type { Services } from '../container';
import type { ApiRequest } from '../http/api-handler';
import type { PlainPost } from '../http/plain-post';
import { Problem } from '../http/problem';
import type { Call } from '../http/route';
import { validate } from '../http/validate';
import { signInPath } from './sign-in-path';
import type { SessionUser } from './sessions';

/** The calls that begin and end sessions, for programs (JSON) and for the plain forms of the account's pages (303). */
type Exchange = { readonly services: Services; readonly request: ApiRequest; readonly response: ServerResponse };
type Form<E extends Endpoint> = {
  readonly done: (answer: ResponseOf<E>) => string;
  readonly refused: PlainPost['refused'];
};

function callOf<E extends Endpoint>(
  contract: E,
  form: Form<E>,
  run: (input: unknown, exchange: Exchange) => Promise<ResponseOf<E>>,
): Call {
  return {
    contract,
    status: 200,
    run: (services, input, request, response) => run(input, { services, request, response }),
    plainPost: { done: (answer) => form.done(answer as ResponseOf<E>), refused: form.refused },
  };
}

function openCall<E extends Endpoint>(
  endpoint: E,
  run: (input: RequestOf<E>, exchange: Exchange) => Promise<ResponseOf<E>>,
  form: Form<E>,
): Call {
  return callOf(endpoint, form, async (input, exchange) =>
    run((await validate(endpoint.request, input)) as RequestOf<E>, exchange),
  );
}

/** The same for whoever is signed in; nobody else is told even what is wrong with their request. */
function ownCall<E extends Endpoint>(
  endpoint: E,
  run: (input: RequestOf<E>, user: SessionUser, exchange: Exchange) => Promise<ResponseOf<E>>,
  form: Form<E>,
): Call {
  return callOf(endpoint, form, async (input, exchange) => {
    const user = await exchange.services.sessions.userOf(exchange.request);
    if (!user) throw new Problem('unauthenticated');
    return run((await validate(endpoint.request, input)) as RequestOf<E>, user, exchange);
  });
}

const SIGNED_OUT: Form<Endpoint> = {
  done: () => signInPath({ state: 'signed-out' }),
  // Nobody was signed in: that is what was wanted.
  refused: () => signInPath({ state: 'signed-out' }),
};

export const requestSignInCall = openCall(
  contracts.requestSignIn,
  (input, { services }) => services.accounts.requestLink(input),
  {
    done: () => signInPath({ state: 'sent' }),
    refused: ({ code }, { next }) => signInPath({ state: code === 'rate_limited' ? 'too-many' : 'wrong-email', next }),
  },
);

export const openSessionCall = openCall(
  contracts.openSession,
  (input, { services, request, response }) => services.accounts.open(input, request, response),
  {
    done: ({ next }) => next ?? ROUTES.account,
    refused: ({ code }) => signInPath({ state: code === 'rate_limited' ? 'too-many' : 'link-over' }),
  },
);

export const signOutCall = ownCall(
  contracts.signOut,
  (_input, _user, { services, request, response }) => services.accounts.signOut(request, response),
  SIGNED_OUT,
);

export const signOutEverywhereCall = ownCall(
  contracts.signOutEverywhere,
  (_input, user, { services, response }) => services.accounts.signOutEverywhere(user, response),
  SIGNED_OUT,
);

export const bookFromAccountCall = ownCall(
  contracts.bookFromAccount,
  (input, user, { services }) => services.accounts.bookAgain(input, user),
  {
    done: ({ path }) => path,
    refused: ({ code }) => (code === 'unauthenticated' ? signInPath({ next: ROUTES.account }) : ROUTES.account),
  },
);
