import type { ServerResponse } from 'node:http';
import type { Site } from '@/lib/server/platform/base/cookies';
import { Problem } from '@/lib/server/platform/base/problem';
import { keepAnswers, typedIn } from './kept-answers';
import type { InferType } from 'yup';
import type { Access, Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import type { Services } from '@/lib/server/container';
import { operatorOf, type Operator } from '@/lib/server/modules/sessions/operator';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { clientAddress, type RequestOrigin } from '@/lib/server/platform/limits/client-address';
import { validate } from '@/lib/server/platform/validate/validate';
import type { Admitted, ApiRequest } from './api-handler';
import { readBytes, refuseLength } from './body';
import { beginUpload } from './uploads';

/** The redirects after a plain HTML form post: paths of this site. */
export type PlainPost<Answer = unknown> = {
  readonly done: (answer: Answer, fields: Fields) => string;
  readonly refused: (problem: Problem, fields: Fields) => string;
  readonly read?: (fields: Fields) => unknown;
  /** The fields that come back to the form after a refusal. */
  readonly kept?: KeptNames;
};

export type KeptNames = readonly string[] | ((fields: Fields) => readonly string[]);

export type Fields = Readonly<Record<string, unknown>>;

type Posted = {
  readonly plainPost: PlainPost;
  readonly name: string;
  readonly fields: Fields;
  readonly site: Site;
};

/** Answers a plain post with 303, also a refusal. Rethrows errors that the visitor cannot correct. */
export async function answerPlainPost(
  response: ServerResponse,
  { plainPost: { done, refused, kept }, name, fields, site }: Posted,
  work: () => Promise<unknown>,
): Promise<void> {
  const answered = (answer: unknown) => done(answer, fields);
  const location = await work().then(answered, (error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const wrong = Object.keys(error.details.fields ?? {});
    const names = typeof kept === 'function' ? kept(fields) : kept;
    if (names) keepAnswers(response, { form: name, values: typedIn(fields, names), wrong }, site);
    return refused(error, fields);
  });
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

export type Call<Contract extends Endpoint = Endpoint> = {
  readonly contract: Contract;
  /** Returns the user, before the body is read. Throws Problem unauthenticated, not_found. */
  readonly access: (services: Services, request: ApiRequest) => Promise<unknown>;
  readonly run: (services: Services, input: unknown, around: Around) => Promise<unknown>;
  readonly status: number;
  /** The answers to plain HTML forms. Without it, the call takes JSON only. */
  readonly plainPost?: PlainPost;
  /** Whether a form of the pages makes this call: it has headers against misuse and is also taken as a plain form. */
  readonly isOfForm?: true;
};

/** A request whose access was checked. `user` is what `access` returned. */
type Around = {
  readonly user: unknown;
  readonly request: Admitted<ApiRequest>;
  readonly response: ServerResponse;
  /** Reads the photo of a call that a page makes. Without it, the body is the photo. */
  readonly photo?: () => Promise<Buffer>;
};

type Users = { readonly open: null; readonly guest: null; readonly own: SessionUser; readonly desk: Operator };

const nobody = () => Promise.resolve(null);
const ACCESS: { readonly [A in Access]: (services: Services, request: ApiRequest) => Promise<Users[A]> } = {
  open: nobody,
  // The service compares the key, which is in the request.
  guest: nobody,
  own: async ({ sessions }, request) => {
    const user = await sessions.userOf(request);
    if (!user) throw new Problem('unauthenticated');
    return user;
  },
  desk: async ({ deps, sessions }, request) => operatorOf(deps, await sessions.userOf(request)),
};

export type CallContext<A extends Access = Access> = RequestOrigin & {
  readonly user: Users[A];
  readonly request: Admitted<ApiRequest>;
  readonly response: ServerResponse;
  /** The unchecked request, for the fields that a form sends beside its answers. */
  readonly sent: unknown;
  /** Reads the photo once the service has allowed it. Throws Problem body_too_large, RateLimited when too many wait. */
  readonly readPhoto: () => Promise<Buffer>;
};

export function requireFound<T>(value: T | null): T {
  if (value === null) throw new Problem('not_found');
  return value;
}

type Options<Response> = Pick<Call, 'isOfForm'> & {
  readonly status?: number;
  readonly plainPost?: PlainPost<Response>;
};

/** Joins a contract with the service that answers it. Access is checked first, then the request is validated. */
export function call<S extends RequestSchema, Response, A extends Access>(
  contract: Endpoint<S, Response, A>,
  service: (services: Services, asked: InferType<S>, around: CallContext<A>) => Promise<Response>,
  { status = 200, plainPost, isOfForm }: Options<Response> = {},
): Call<Endpoint<S, Response, A>> {
  return {
    contract,
    status,
    ...(plainPost && { plainPost: plainPost as PlainPost }),
    ...(isOfForm && { isOfForm }),
    access: ACCESS[contract.access],
    run: async (services, sent, { user, request, response, photo }) => {
      const asked = (await validate(contract.request, sent)) as InferType<S>;
      const address = clientAddress(request, services.deps.config);
      const readPhoto = photo ?? (() => readUploadedPhoto(services, request, response, contract.maxBytes));
      return service(services, asked, { user: user as Users[A], address, request, response, sent, readPhoto });
    },
  };
}

async function readUploadedPhoto(
  { deps }: Services,
  request: Admitted,
  response: ServerResponse,
  maxBytes: number,
): Promise<Buffer> {
  refuseLength(request, maxBytes);
  await beginUpload(request, response, deps.config);
  return readBytes(request, maxBytes);
}
