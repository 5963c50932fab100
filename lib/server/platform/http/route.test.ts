import { pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { yieldToEventLoop } from './route';

const CALLS = 30;

/** Blocks the processor, as a call on SQLite does. */
const work = () => void pbkdf2Sync('work', 'salt', 20_000, 32, 'sha256');

it('ABU-2: calls that come together go one by one, and others get in between', async () => {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const visitor = connect(port, '127.0.0.1');
  await once(visitor, 'connect');
  const order: number[] = [];
  let answered = 0;
  const calls = Array.from({ length: CALLS }, async (_, index) => {
    await yieldToEventLoop();
    work();
    order.push(index);
  });
  const visits = (async () => {
    while (order.length < CALLS) {
      visitor.write('x');
      await once(visitor, 'data');
      answered += 1;
    }
  })();
  await Promise.all(calls);
  visitor.write('x');
  await visits;
  visitor.destroy();
  server.close();
  expect(order).toEqual(Array.from({ length: CALLS }, (_, index) => index));
  // A round trip takes a few turns of the event loop. Without pauses there would be none.
  expect(answered).toBeGreaterThan(3);
});
