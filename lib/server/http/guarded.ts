import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/kernel/base/problem';
import { isDatabaseAway } from '@/lib/server/kernel/db/is-away';
import { noteFailure } from '@/lib/server/kernel/installation/room';
import { RateLimited } from '@/lib/server/kernel/limits/limits';
import { report } from '@/lib/server/kernel/observability/report';
import { answeredId } from '@/lib/server/kernel/observability/request-id';
import type { ApiHandler } from './api-handler';
import { leaveUnread } from './body';
import { isFromBrowser, sendProblemPage } from './problem-page';
import { sendProblem } from './send-json';
import { refuseUnkeepable } from './unkeepable';

/**
 * Wraps every route but the probes. An address holds only text that can be stored, and a thrown error becomes the envelope
 * of the contracts, or a page for a browser's form. A fault of ours is logged under `name`.
 */
export function guarded(name: string, handler: ApiHandler): ApiHandler {
  return async (request, response) => {
    try {
      refuseUnkeepable(request.query);
      await handler(request, response);
    } catch (error) {
      refuse(request, response, error, name);
    }
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown, name: string): void {
  const requestId = answeredId(response);
  const known = requestId === undefined ? {} : { requestId };
  const problem = error instanceof Problem ? error : faultOf(error, known);
  if (problem !== error) report(error, { call: name, ...known });
  if (problem.status === 503) response.setHeader('Retry-After', '5');
  leaveUnread(request, response);
  if (problem instanceof RateLimited) response.setHeader('Retry-After', String(problem.retryAfter));
  if (isFromBrowser(request)) sendProblemPage(request, response, problem);
  else sendProblem(response, problem);
}

/** A database that is away comes back: that is worth trying again, and nothing was saved. Anything else is our mistake. */
function faultOf(error: unknown, details: { readonly requestId?: string }): Problem {
  noteFailure(error);
  return new Problem(isDatabaseAway(error) ? 'unavailable' : 'internal_error', details);
}

/** Throws Problem method_not_allowed, and says which methods are. For routes that no contract describes. */
export function allowMethods(method: string | undefined, response: ServerResponse, allowed: readonly string[]): void {
  if (method !== undefined && allowed.includes(method)) return;
  response.setHeader('Allow', allowed.join(', '));
  throw new Problem('method_not_allowed');
}
