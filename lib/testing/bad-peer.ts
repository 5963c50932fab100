import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { endAfterTest } from './after-test';

const RUBBISH = 'MOO 1.0 what?\r\n\r\n\0\xff';

export type Misbehaviour = 'refuses connections' | 'answers rubbish' | 'hangs up';

/**
 * Starts a misbehaving server for a channel.
 * @param speaksFirst as mail servers do: it does not wait until something is sent to it
 * @returns host and port, for an address
 */
export async function startBadPeer(misbehaviour: Misbehaviour, { speaksFirst = false } = {}): Promise<string> {
  if (misbehaviour === 'refuses connections') return '127.0.0.1:1';
  const server = createServer((socket) => {
    const answer = () => socket.end(misbehaviour === 'answers rubbish' ? RUBBISH : '');
    socket.on('error', () => undefined);
    if (speaksFirst) answer();
    else socket.once('data', answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endAfterTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
