import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/platform/base/problem';
import { isDatabaseAway } from '@/lib/server/platform/db/is-away';
import { noteFailure } from '@/lib/server/platform/installation/room';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { report } from '@/lib/server/platform/observability/report';
import { answeredId } from '@/lib/server/platform/observability/request-id';
import { sendProblem, type ApiHandler } from './api-handler';
import { leaveUnread, refuseUnstorable } from './body';
import { isFromBrowser, sendProblemPage } from './problem-page';

/** Refuses an address that cannot be stored, answers errors with the envelope or a page, and reports our own. */
export function withErrorEnvelope(name: string, handler: ApiHandler): ApiHandler {
  return async (request, response) => {
    try {
      refuseUnstorable(request.query);
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

/** When the database is away, nothing was saved and a retry may succeed. */
function faultOf(error: unknown, details: { readonly requestId?: string }): Problem {
  noteFailure(error);
  return new Problem(isDatabaseAway(error) ? 'unavailable' : 'internal_error', details);
}

/** Throws Problem method_not_allowed. */
export function allowMethods(method: string | undefined, response: ServerResponse, allowed: readonly string[]): void {
  if (method !== undefined && allowed.includes(method)) return;
  response.setHeader('Allow', allowed.join(', '));
  throw new Problem('method_not_allowed');
}
