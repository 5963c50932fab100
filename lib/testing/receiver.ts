import type { IncomingHttpHeaders } from 'node:http';
import { listen } from './listen';

export type ReceivedCall = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

export type Receiver = {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  readonly answerWith: (status: number) => void;
  /** Accepts requests from now on, but answers only once the returned function is called. */
  readonly hold: () => () => void;
  readonly close: () => Promise<void>;
};

/** Starts a local web server that records what is posted to it, as the receiver of a webhook. */
export async function startReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  let status = 200;
  let gate = Promise.resolve();
  const { origin, close } = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      const location = status === 302 ? { location: 'http://127.0.0.1:1/' } : {};
      void gate.then(() => response.writeHead(status, location).end());
    });
  });
  return {
    url: origin,
    calls,
    answerWith: (next) => {
      status = next;
    },
    hold: () => {
      let release = (): void => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    close,
  };
}
