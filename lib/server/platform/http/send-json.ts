import type { ServerResponse } from 'node:http';
import type { Problem } from '@/lib/server/platform/base/problem';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}

export const sendProblem = (response: ServerResponse, problem: Problem): void =>
  sendJson(response, problem.status, problem.body);
