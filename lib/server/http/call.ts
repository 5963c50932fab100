import type { ServerResponse } from 'node:http';
import type { InferType } from 'yup';
import type { Access, Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import { Problem } from '@/lib/server/kernel/base/problem';
import { clientAddress, type From } from '@/lib/server/kernel/limits/client-address';
import { validate } from '@/lib/server/kernel/validate/validate';
import { operatorOf, type Operator } from '@/lib/server/subjects/sessions/operator';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import type { Services } from '../container';
import type { ApiRequest } from './api-handler';
import type { PlainPost } from './plain-post';

/** One call of a route: its contract, and the function that answers it. */
export type Call = {
  readonly contract: Endpoint;
  readonly run: (services: Services, input: unknown, request: ApiRequest, response: ServerResponse) => Promise<unknown>;
  /** That of success. */
  readonly status: number;
  /** With it the call takes plain HTML forms as well. */
  readonly plainPost?: PlainPost;
};

/** Whom a contract's access lets in, as far as it is known before the request is read. */
type Admitted = { readonly open: null; readonly guest: null; readonly own: SessionUser; readonly desk: Operator };

const nobody = () => Promise.resolve(null);
const ADMIT: { readonly [A in Access]: (services: Services, request: ApiRequest) => Promise<Admitted[A]> } = {
  open: nobody,
  // The key is in the request: the service compares it.
  guest: nobody,
  own: async ({ sessions }, request) => {
    const user = await sessions.userOf(request);
    if (!user) throw new Problem('unauthenticated');
    return user;
  },
  desk: async ({ deps, sessions }, request) => operatorOf(deps, await sessions.userOf(request)),
};

/** What a service is told beside the checked request: from where it comes, and by whom. */
export type Asked<A extends Access = Access> = From & {
  readonly user: Admitted[A];
  readonly request: ApiRequest;
  readonly response: ServerResponse;
  /** As it was sent, unchecked: what a form says beside its answers. */
  readonly sent: unknown;
};

type Options<Response> = { readonly status?: number; readonly plainPost?: PlainPost<Response> };

/**
 * Joins a contract with the service function that answers it: who asks is looked at first, as the contract's access says,
 * then the request is checked by the contract's schema. `status` is that of success.
 */
export function call<S extends RequestSchema, Response, A extends Access>(
  contract: Endpoint<S, Response, A>,
  service: (services: Services) => (request: InferType<S>, asked: Asked<A>) => Promise<Response>,
  { status = 200, plainPost }: Options<Response> = {},
): Call {
  return {
    contract,
    status,
    ...(plainPost && { plainPost: plainPost as PlainPost }),
    run: async (services, sent, request, response) => {
      const user = await ADMIT[contract.access](services, request);
      const checked = (await validate(contract.request, sent)) as InferType<S>;
      const { address } = fromOf(services, request);
      return service(services)(checked, { user, address, request, response, sent });
    },
  };
}

const fromOf = ({ deps }: Services, request: ApiRequest): From => ({ address: clientAddress(request, deps.config) });
