import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/lib/server/platform/config/config';
import { addressBlock, clientAddress } from '@/lib/server/platform/limits/client-address';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { cutOff } from './body';

/** Files are the only large bodies. Few are read at a time, one per sender, and others wait in their connections. */
const MOST_UPLOADS = 2;
const WAIT_MS = 30_000;

/** The slowest upload that keeps its place: 10 kB a second, half the speed of a poor phone signal. */
const PROGRESS = { bytes: 100_000, everyMs: 10_000 } as const;

/** Returns places given out in the order of the requests, one per sender at a time. */
export function uploadPlaces(most: number, waitMs: number) {
  const sending = new Set<string>();
  const waiting = new Set<{ readonly sender: string; readonly start: () => void }>();
  const next = (): void => {
    if (sending.size >= most) return;
    [...waiting].find(({ sender }) => !sending.has(sender))?.start();
  };
  return {
    /** Throws RateLimited after half a minute, Problem validation_failed if the client disconnects. */
    take: (sender: string, response: ServerResponse) =>
      new Promise<void>((resolve, reject) => {
        if (response.destroyed) {
          reject(cutOff());
          return;
        }
        const stopWaiting = (): void => {
          waiting.delete(upload);
          clearTimeout(timer);
          response.off('close', goneAway);
        };
        const refuse = (error: Error) => () => {
          stopWaiting();
          reject(error);
        };
        const start = (): void => {
          stopWaiting();
          sending.add(sender);
          response.once('close', () => {
            sending.delete(sender);
            next();
          });
          resolve();
        };
        const upload = { sender, start };
        const goneAway = refuse(cutOff());
        const timer = setTimeout(refuse(new RateLimited(Math.ceil(waitMs / 1000))), waitMs);
        response.once('close', goneAway);
        waiting.add(upload);
        next();
      }),
  };
}

const places = uploadPlaces(MOST_UPLOADS, WAIT_MS);

/** Waits for a place, and closes the connection when it becomes too slow. Throws like `take`. */
export async function beginUpload(
  request: IncomingMessage,
  response: ServerResponse,
  config: Pick<Config, 'trustedProxies' | 'siteServers'>,
): Promise<void> {
  await places.take(addressBlock(clientAddress(request, config)), response);
  let read = request.socket.bytesRead;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    if (!request.complete && now - read < PROGRESS.bytes) request.destroy();
    read = now;
  }, PROGRESS.everyMs).unref();
  response.once('close', () => clearInterval(timer));
}
