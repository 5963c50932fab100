import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { customerOf } from '@/lib/testing/site-client';
import { offers, orderBody, ORDER_PATH } from './calendar';
import { atOnce, judgeOutcome, send, type Outcome, type Sent } from './outcome';

const KILLS = 3;
const ORDERS_A_KILL = 60;
const AT_A_TIME = 6;
/** The number of acknowledged orders before the server is killed during the rest. */
const BEFORE_KILL = 15;

export type Killable = { readonly origin: string; readonly pid: number };

/** Returns whether an acknowledged order exists: its page opens with its key. */
const isThere = async (origin: string, { reference, token }: CreatedOrderDto): Promise<boolean> =>
  (await send(`${origin}/orders/${reference}?token=${token}`, { address: customerOf(reference).address })).status ===
  200;

/** Places orders while the server is killed with SIGKILL. Every acknowledged order must exist once afterwards. */
export async function kills(start: () => Promise<Killable>): Promise<Outcome> {
  const orders: CreatedOrderDto[] = [];
  const answers: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { origin, pid } = await start();
    const free = await offers(origin);
    const before = orders.length;
    const server = { isAlive: true };
    const kill9 = (): void => {
      if (server.isAlive) process.kill(pid, 'SIGKILL');
      server.isAlive = false;
    };
    await atOnce(AT_A_TIME, async (worker) => {
      for (let next = worker; next < ORDERS_A_KILL && server.isAlive; next += AT_A_TIME) {
        const name = `kill ${kill} ${next}`;
        const { choice, total } = free.at(kill * ORDERS_A_KILL + next);
        const answer = await send(origin + ORDER_PATH, {
          body: orderBody(name, choice, total),
          address: customerOf(name).address,
        });
        if (answer.status === 201) orders.push(JSON.parse(answer.text) as CreatedOrderDto);
        // A request in flight during the kill rightly has no answer.
        if (answer.status !== 0) answers.push(answer);
        if (orders.length - before >= BEFORE_KILL) kill9();
      }
    });
  }
  const { origin } = await start();
  const found = await Promise.all(orders.map((order) => isThere(origin, order)));
  const lost = found.filter((isKept) => !isKept).length;
  return judgeOutcome(answers, lost === 0 ? [] : [`${lost} of ${orders.length} acknowledged orders are lost`]);
}
