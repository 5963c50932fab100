/**
 * Attacks with bodies that cost more to read than to send: objects of many keys, deep and long lists, forms of many
 * parts, and uploads that stop half way. Only the uploads come from senders with access.
 */
import { connect, type Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import { orderSomething, payAsTest } from '@/lib/testing/site-client';
import { atOnce, judgeOutcome, send, type Attack, type Sent } from './outcome';
import { summaryOf, timeOf, visitsDuring } from './visits';

/** Limit in milliseconds: the slowest answer of /api/health during the attack. */
const MOST_MS = 100;
const SECONDS = 6;
const EACH_SECOND = 10;
const KEYS = 120_000;

const manyKeys = `{${Array.from({ length: KEYS }, (_, key) => `"k${key}":1`).join(',')}}`;
const LONG_LIST = `{"furnitureItems":[${Array(15_000).fill('{}').join(',')}]}`;
const DEEP = `{"answers":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
const PART = '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const MANY_PARTS = `${PART.repeat(200_000)}--abc--\r\n`;

type ExpensiveBody = {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const EXPENSIVE_BODIES: readonly ExpensiveBody[] = [
  { path: `${APP_PREFIX}/claim_photo`, body: manyKeys },
  { path: '/api/crew/photo', body: manyKeys },
  { path: `${APP_PREFIX}/easy_checkout`, body: manyKeys.slice(0, 65_000) },
  { path: `${APP_PREFIX}/create_order_from_personalized_calculation`, body: DEEP },
  { path: '/order-api/public/v1/calculate_storage_size', body: LONG_LIST },
  {
    path: '/public/v1/website_form',
    body: MANY_PARTS,
    headers: { 'content-type': 'multipart/form-data; boundary=abc' },
  },
];

/** Sends each expensive body ten times a second, each from its own address unless `address` names one. */
async function strike(origin: string, address?: string): Promise<readonly Sent[]> {
  const answers: Promise<Sent>[] = [];
  for (let index = 0; index < SECONDS * EACH_SECOND; index += 1) {
    for (const [kind, { path, body, headers }] of EXPENSIVE_BODIES.entries()) {
      const from = address ?? `10.70.${kind}.${index + 1}`;
      answers.push(send(origin + path, { body, address: from, ...(headers && { headers }) }));
    }
    await wait(1_000 / EACH_SECOND);
  }
  return (await Promise.all(answers)).map(cutOffIsRefused);
}

/** Counts a connection that was closed during a large body as a refusal. */
const cutOffIsRefused = (answer: Sent): Sent => (answer.status === 0 ? { ...answer, status: 413 } : answer);

/** Requests /api/health while expensive bodies arrive, from many addresses and then from one. */
export const expensiveBodies: Attack = {
  name: 'expensive bodies at ten a second beside /api/health',
  run: async (origin) => {
    const health = `${origin}/api/health`;
    await strike(origin);
    const quiet = await visitsDuring(health, () => wait(SECONDS * 1_000));
    const answers: Sent[] = [];
    const fresh = await visitsDuring(health, async () => answers.push(...(await strike(origin))));
    const counted = await visitsDuring(health, async () => answers.push(...(await strike(origin, '10.71.0.1'))));
    const slowest = Math.max(timeOf(fresh, 1), timeOf(counted, 1));
    const ratio = timeOf(fresh, 0.99) / Math.max(1, timeOf(quiet, 0.99));
    return {
      ...judgeOutcome(answers, slowest < MOST_MS ? [] : [`/api/health took ${slowest} ms, ${MOST_MS} are promised`]),
      notes: [
        `/api/health in quiet: ${summaryOf(quiet)}`,
        `beside expensive bodies: ${summaryOf(fresh)}, p99 ${ratio.toFixed(1)} times that in quiet`,
        `beside expensive bodies that are answered 429: ${summaryOf(counted)}`,
      ],
    };
  },
};

/** Limit: the CPU time of a refusal, as a multiple of an answer of /api/health. */
const MOST_HEALTH_ANSWERS = 8;
const REFUSALS = 400;
/** Milliseconds of one tick, in which Linux counts the CPU time of a process. */
const TICK_MS = 10;

/** Returns the CPU time that a process has used so far, in milliseconds. */
function processorMs(pid: number): number {
  const afterItsName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  const [user = 0, system = 0] = afterItsName.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/**
 * Sends bodies of 1.3 MB from an address beyond its rate limit. A refusal once took 900 ms, and now takes a thousandth
 * (STR-1).
 */
export const expensiveRefusals: Attack = {
  name: 'what a 429 costs, of a body of 1.3 MB',
  run: async (origin, pid) => {
    const answers: Sent[] = [];
    const eachOf = async (request: () => Promise<Sent>): Promise<number> => {
      const before = processorMs(pid);
      for (let asked = 0; asked < REFUSALS; asked += 1) answers.push(await request());
      return (processorMs(pid) - before) / REFUSALS;
    };
    const address = '10.73.0.1';
    const refuse = () => send(`${origin}${APP_PREFIX}/claim_photo`, { body: manyKeys, address });
    await eachOf(refuse);
    const [health, refusal] = [await eachOf(() => send(`${origin}/api/health`, { address })), await eachOf(refuse)];
    const note = `${refusal.toFixed(2)} ms of processor, ${(refusal / health).toFixed(1)} times what /api/health takes`;
    return {
      ...judgeOutcome(answers.map(cutOffIsRefused), refusal < MOST_HEALTH_ANSWERS * health ? [] : [note]),
      notes: [note],
    };
  },
};

/** Limit in megabytes: the growth of the process during thirty unfinished uploads. */
const MOST_MEGABYTES = 64;
const UPLOADS = 30;
const BEGUN_BYTES = 20_000_000;
const FILE = 'Content-Disposition: form-data; name="photos-kitchen"; filename="a.jpg"\r\nContent-Type: image/jpeg';

/** Returns the resident memory of a process in megabytes. */
const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Begins an upload, sends up to twenty megabytes of it while they are read, and never ends it. */
const beginUpload = (origin: string, path: string, address: string): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          ...[`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, `X-Forwarded-For: ${address}`],
          ...['Content-Type: multipart/form-data; boundary=abc', 'Content-Length: 31000000', '', ''],
        ].join('\r\n'),
      );
      socket.write(`--abc\r\n${FILE}\r\n\r\n`);
      socket.write(Buffer.alloc(BEGUN_BYTES));
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
  });

/** Begins thirty uploads with access and never ends them. The process must keep its memory and serve other requests. */
export const slowUploads: Attack = {
  name: '30 uploads that are begun and never ended',
  run: async (origin, pid) => {
    const order = await orderSomething(origin);
    await payAsTest(origin, order);
    const path = `/orders/${order.reference}/check-out?token=${order.token}`;
    await send(origin + path, { address: '10.72.0.1' });
    const before = megabytesOf(pid);
    const sockets = await atOnce(UPLOADS, (index) => beginUpload(origin, path, `10.72.1.${index + 1}`));
    let most = 0;
    const answers: Sent[] = [];
    for (let second = 0; second < SECONDS; second += 1) {
      await wait(1_000);
      most = Math.max(most, megabytesOf(pid) - before);
      answers.push(await send(`${origin}/`, { address: `10.72.2.${second + 1}` }));
    }
    for (const socket of sockets) socket.destroy();
    const grown = Math.round(most);
    return {
      ...judgeOutcome(
        answers,
        grown <= MOST_MEGABYTES ? [] : [`the process grew by ${grown} MB, ${MOST_MEGABYTES} are allowed`],
      ),
      notes: [`${Math.round(before)} MB before, ${grown} MB more beside ${UPLOADS} unfinished uploads`],
    };
  },
};
