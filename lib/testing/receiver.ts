import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedCall = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

export type Receiver = {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  readonly answerWith: (status: number) => void;
  readonly close: () => Promise<void>;
};

/** A web server on a free port of this machine that keeps what is posted to it: the other end of a webhook. */
export async function startReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerWith: (next) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
