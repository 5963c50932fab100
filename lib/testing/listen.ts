import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endAfterTest } from './after-test';

export type Listening = { readonly origin: string; readonly close: () => Promise<void> };

/** Starts a web server on a free local port, and closes it after the test at the latest. */
export async function listen(handle: RequestListener): Promise<Listening> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = endAfterTest(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
