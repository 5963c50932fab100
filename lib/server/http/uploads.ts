import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimited } from '@/lib/server/kernel/limits/limits';
import { cutOff } from './body';

/**
 * Files are the only large bodies, so few are read at a time: the others wait in their connections, unread. A place is
 * taken after the right to send a file was checked, and is given back when the response ends.
 */
const MOST_UPLOADS = 2;
const WAIT_MS = 30_000;

/** The slowest upload that keeps its place: 10 kB a second, half of what a phone in a cellar sends. */
const PROGRESS = { bytes: 100_000, everyMs: 10_000 } as const;

export type UploadPlaces = {
  /** Waits for a place. Throws RateLimited after half a minute, Problem validation_failed if the sender goes away. */
  readonly take: (response: ServerResponse) => Promise<void>;
};

/** Returns `most` places for uploads, given out in the order in which they were asked for. */
export function uploadPlaces(most: number, waitMs: number): UploadPlaces {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    if (taken < most) waiting.shift()?.();
  };
  return {
    take: (response) =>
      new Promise((resolve, reject) => {
        if (response.destroyed) {
          reject(cutOff());
          return;
        }
        const leave = (error: Error) => () => {
          waiting.splice(waiting.indexOf(start), 1);
          clearTimeout(timer);
          response.off('close', goneAway);
          reject(error);
        };
        const goneAway = leave(cutOff());
        const timer = setTimeout(leave(new RateLimited(Math.ceil(waitMs / 1000))), waitMs);
        const start = (): void => {
          taken += 1;
          clearTimeout(timer);
          response.off('close', goneAway);
          response.once('close', () => {
            taken -= 1;
            next();
          });
          resolve();
        };
        response.once('close', goneAway);
        waiting.push(start);
        next();
      }),
  };
}

const places = uploadPlaces(MOST_UPLOADS, WAIT_MS);

/**
 * Waits until the body of the request may be read as an upload. The connection is closed from then on if it gets slower
 * than 10 kB a second. Throws like UploadPlaces.take.
 */
export async function beginUpload(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await places.take(response);
  let read = request.socket.bytesRead;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    if (!request.complete && now - read < PROGRESS.bytes) request.destroy();
    read = now;
  }, PROGRESS.everyMs).unref();
  response.once('close', () => clearInterval(timer));
}
