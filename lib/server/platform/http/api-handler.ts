import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/lib/server/platform/base/problem';

/** The part of a Next.js API request that is used, so that tests can run routes on a plain HTTP server. */
export type ApiRequest = IncomingMessage & { readonly query: Partial<Record<string, string | string[]>> };
export type ApiHandler = (request: ApiRequest, response: ServerResponse) => Promise<void>;

export type Exchange = { readonly req: IncomingMessage; readonly res: ServerResponse };

declare const ADMITTED: unique symbol;

/** A request that passed `admitRequest`: only counted requests are read (STR-1). */
export type Admitted<Request extends IncomingMessage = IncomingMessage> = Request & { readonly [ADMITTED]: true };

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}

export const sendProblem = (response: ServerResponse, problem: Problem): void =>
  sendJson(response, problem.status, problem.body);
