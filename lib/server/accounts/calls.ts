import type { ServerResponse } from 'node:http';
import * as contract from '@/lib/contracts/accounts';
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
type Run<E extends Endpoint> = (input: RequestOf<E>, exchange: Exchange) => Promise<ResponseOf<E>>;
type Form<E extends Endpoint> = {
  readonly done: (answer: ResponseOf<E>) => string;
  readonly refused: PlainPost['refused'];
};

function sessionCall<E extends Endpoint>(endpoint: E, run: Run<E>, form: Form<E>): Call {
  return {
    contract: endpoint,
    status: 200,
    run: async (services, input, request, response) =>
      run((await validate(endpoint.request, input)) as RequestOf<E>, { services, request, response }),
    plainPost: { done: (answer) => form.done(answer as ResponseOf<E>), refused: form.refused },
  };
}

async function whoever({ services, request }: Exchange): Promise<SessionUser> {
  const user = await services.sessions.userOf(request);
  if (!user) throw new Problem('unauthenticated');
  return user;
}

const SIGNED_OUT: Form<Endpoint> = {
  done: () => signInPath({ state: 'signed-out' }),
  // Nobody was signed in: that is what was wanted.
  refused: () => signInPath({ state: 'signed-out' }),
};

export const requestSignInCall = sessionCall(
  contract.requestSignIn,
  (input, { services }) => services.accounts.requestLink(input),
  {
    done: () => signInPath({ state: 'sent' }),
    refused: ({ code }, { next }) => signInPath({ state: code === 'rate_limited' ? 'too-many' : 'wrong-email', next }),
  },
);

export const openSessionCall = sessionCall(
  contract.openSession,
  (input, { services, request, response }) => services.accounts.open(input, request, response),
  {
    done: ({ next }) => next ?? ROUTES.account,
    refused: ({ code }) => signInPath({ state: code === 'rate_limited' ? 'too-many' : 'link-over' }),
  },
);

export const signOutCall = sessionCall(
  contract.signOut,
  async (_input, exchange) => {
    await whoever(exchange);
    return exchange.services.accounts.signOut(exchange.request, exchange.response);
  },
  SIGNED_OUT,
);

export const signOutEverywhereCall = sessionCall(
  contract.signOutEverywhere,
  async (_input, exchange) => exchange.services.accounts.signOutEverywhere(await whoever(exchange), exchange.response),
  SIGNED_OUT,
);
