import type { ServerResponse } from 'node:http';
import { FORM_AGE_HEADER, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';
import { Problem } from '@/lib/server/kernel/base/problem';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import { getServices, type Services } from '../container';
import { nameRoute } from './observability/route-names';
import type { ApiHandler, ApiRequest } from './api-handler';
import { isPlainForm, ownFields, readFields, readJsonObject } from './body';
import { guarded } from './guarded';
import { allowedForeignOrigin, isAllowedOrigin } from './origin';
import { ownTurn } from './own-turn';
import type { Call } from './call';
import { answerPlainPost } from './plain-post';
import { sendJson } from './send-json';

/** What another site of ours may send beside a body (API-3). */
const ALLOWED_HEADERS = ['Content-Type', IDEMPOTENCY_HEADER, FORM_AGE_HEADER].join(', ');

/**
 * The handler of one path: method → origin → body limit → rate limit → validation → service → JSON.
 * The file that exports it also exports `config = { api: { bodyParser: false } }`: the body is read here, with its limit.
 */
export function route(...calls: readonly Call[]): ApiHandler {
  return guarded(calls[0]?.contract.name ?? 'unknown', async (request, response) => {
    const [first] = calls;
    if (first) nameRoute(response, first.contract.path);
    const services = getServices();
    allowForeign(request, response, services);
    if (request.method === 'OPTIONS' && response.hasHeader('Access-Control-Allow-Origin')) {
      preflight(response, calls);
      return;
    }
    const call = callFor(request, response, calls);
    if (!isAllowedOrigin(request, services.deps.config)) throw new Problem('forbidden_origin');
    const { contract, plainPost } = call;
    await ownTurn();
    if (plainPost && isPlainForm(request)) {
      const fields = await readFields(request, contract.maxBytes);
      const posted = { plainPost, name: contract.name, fields, site: services.deps.config };
      await answerPlainPost(response, posted, async () => {
        await limitAddress(services.deps, contract, request);
        return call.run(services, plainPost.read?.(fields) ?? fields, request, response);
      });
      return;
    }
    const input =
      contract.method === 'POST'
        ? await readJsonObject(request, contract.maxBytes)
        : ownFields(Object.entries(request.query));
    await limitAddress(services.deps, contract, request);
    await ownTurn();
    sendJson(response, call.status, await call.run(services, input, request, response));
  });
}

function callFor(request: ApiRequest, response: ServerResponse, calls: readonly Call[]): Call {
  const call = calls.find(({ contract }) => contract.method === request.method);
  if (call) return call;
  response.setHeader('Allow', calls.map(({ contract }) => contract.method).join(', '));
  throw new Problem('method_not_allowed');
}

/** Another site of ours in a browser (API-3): named in CORS_ORIGINS, without cookies. */
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
