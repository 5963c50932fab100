import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { log } from '@/lib/server/platform/observability/log';
import { observeRequest } from '@/lib/server/platform/observability/metrics';
import { giveId, requestIdOf } from '@/lib/server/platform/observability/request-id';
import { builtPages, routeName, STATIC } from './route-names';

/** Node reports every request of any server on this channel. */
const CHANNEL = 'http.server.request.start';
type Started = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly server: Server };

/** Machines request these every few seconds, so they are logged only at debug level. */
const PROBES = new Set(['/api/health', '/api/ready', '/api/metrics']);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Gives each request an id, and writes one log line and one measurement when it is answered. */
export function observeHttp(trustedProxies: number, folder = process.cwd()) {
  const servers = new Set<Server>();
  const pages = builtPages(folder);

  const onStart = (message: unknown): void => {
    const { request, response, server } = message as Started;
    servers.add(server);
    const startedAt = performance.now();
    // Next.js rewrites both while it routes.
    const { url = '/', method: asked = '' } = request;
    const requestId = requestIdOf(request, trustedProxies);
    giveId(requestId, response, server);
    response.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const route = routeName(url, response, pages);
      const method = METHODS.has(asked) ? asked : 'other';
      const status = response.statusCode;
      observeRequest({ method, route, status }, ms / 1000);
      const level = route === STATIC || PROBES.has(url) ? 'debug' : 'info';
      const cut = response.writableFinished ? {} : { aborted: true };
      log()[level]({ requestId, method, route, status, ms, ...cut }, 'request');
    });
  };

  subscribe(CHANNEL, onStart);
  return { servers, stop: () => void unsubscribe(CHANNEL, onStart) };
}
