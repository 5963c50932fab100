import { AbortedCall } from './errors';

/** Wraps a call so that a newer call aborts the older one, which resolves to null (API-2). */
export function latest<Body, Response>(
  call: (body: Body, signal: AbortSignal) => Promise<Response>,
): (body: Body) => Promise<Response | null> {
  let current: AbortController | null = null;
  return async (body) => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    try {
      return await call(body, controller.signal);
    } catch (error) {
      if (error instanceof AbortedCall) return null;
      throw error;
    }
  };
}
