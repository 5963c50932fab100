import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { FORM_AGE_HEADER, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';
import { getServices, type Services } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from './admission';
import { sendJson, type Admitted, type ApiHandler, type ApiRequest } from './api-handler';
import {
  isPhoto,
  isPlainForm,
  leaveUnread,
  MOST_UNADMITTED_BYTES,
  ownFields,
  readFields,
  readJsonObject,
} from './body';
import { answerPlainPost, type Call, type PlainPost } from './call';
import { withErrorEnvelope } from './guarded';
import { allowedForeignOrigin } from './origin';

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of its own. SQLite answers synchronously, so thirty calls at once would block page requests. */
export function yieldToEventLoop(): Promise<void> {
  const turn = last.then(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  last = turn;
  return turn;
}

const ALLOWED_HEADERS = ['Content-Type', IDEMPOTENCY_HEADER, FORM_AGE_HEADER].join(', ');

/** Answers one path. Reads no body before the request is counted and its access is checked (STR-1). */
export function route(...calls: readonly Call[]): ApiHandler {
  return withErrorEnvelope(calls[0]?.contract.name ?? 'unknown', async (incoming, response) => {
    const services = getServices();
    allowForeign(incoming, response, services);
    if (incoming.method === 'OPTIONS' && response.hasHeader('Access-Control-Allow-Origin')) {
      preflight(response, calls);
      return;
    }
    const call = callFor(incoming, response, calls);
    const { contract, plainPost } = call;
    const request = await admitRequest(services.deps, contract, incoming, response);
    await yieldToEventLoop();
    if (plainPost && isPlainForm(request)) {
      await answerForm(services, { ...call, plainPost }, request, response);
      return;
    }
    const user = await call.access(services, request);
    const input = await inputOf(contract, request, response);
    await yieldToEventLoop();
    sendJson(response, call.status, await call.run(services, input, { user, request, response }));
  });
}

async function inputOf(
  { method, takesPhoto = false, maxBytes }: Endpoint,
  request: Admitted<ApiRequest>,
  response: ServerResponse,
) {
  if (method === 'POST' && !takesPhoto) return readJsonObject(request, maxBytes);
  // A page of an older build sends JSON here. It keeps the photo for later.
  if (takesPhoto && !isPhoto(request)) {
    leaveUnread(request, response, MOST_UNADMITTED_BYTES);
    throw new Problem('unsupported_media_type');
  }
  return ownFields(Object.entries(request.query));
}

/** Answers a browser's form with a page. Does not read its body when the visitor has no access. */
async function answerForm(
  services: Services,
  { contract, plainPost, access, run }: Call & { readonly plainPost: PlainPost },
  request: Admitted<ApiRequest>,
  response: ServerResponse,
): Promise<void> {
  const posted = { plainPost, name: contract.name, site: services.deps.config };
  const asking = access(services, request);
  const isLetIn = await asking.then(
    () => true,
    () => false,
  );
  if (!isLetIn) leaveUnread(request, response);
  const fields = isLetIn ? await readFields(request, contract.maxBytes) : ownFields(Object.entries(request.query));
  await answerPlainPost(response, { ...posted, fields }, async () =>
    run(services, plainPost.read?.(fields) ?? fields, { user: await asking, request, response }),
  );
}

function callFor(request: ApiRequest, response: ServerResponse, calls: readonly Call[]): Call {
  const call = calls.find(({ contract }) => contract.method === request.method);
  if (call) return call;
  response.setHeader('Allow', calls.map(({ contract }) => contract.method).join(', '));
  throw new Problem('method_not_allowed');
}

/** Sets the CORS headers for a site in CORS_ORIGINS (API-3), without cookies. */
function allowForeign(request: ApiRequest, response: ServerResponse, { deps }: Services): void {
  if (deps.config.corsOrigins.length === 0) return;
  response.setHeader('Vary', 'Origin');
  const origin = allowedForeignOrigin(request, deps.config);
  if (origin !== null) response.setHeader('Access-Control-Allow-Origin', origin);
}

function preflight(response: ServerResponse, calls: readonly Call[]): void {
  response.setHeader('Access-Control-Allow-Methods', calls.map(({ contract }) => contract.method).join(', '));
  response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
  response.setHeader('Access-Control-Max-Age', '600');
  response.statusCode = 204;
  response.end();
}
