import { AbortedCall } from './errors';

/**
 * Of several calls only the newest counts: a newer one aborts the older one (API-2).
 * The older call answers null: an abort is not an error.
 */
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
