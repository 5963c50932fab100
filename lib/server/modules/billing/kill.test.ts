import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { endAfterTest } from '@/lib/testing/after-test';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth, type TestDatabase } from '@/lib/testing/databases';
import { listen } from '@/lib/testing/listen';
import { copyRental } from '@/lib/testing/many-rentals';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';
import { bundled } from '@/lib/testing/serve-bundle';

/** Where the process dies: when a charge arrives, when it was taken, when its answer has been sent. */
type Moment = 'arrived' | 'taken' | 'answered';
type Asked = { readonly paymentId: string; readonly amount: number };

/** A bank over HTTP that keeps the book, and kills who asks it at a moment of the charge of a number. */
async function deadlyBank() {
  const book = new Map<string, number>();
  let death: { readonly moment: Moment; readonly at: number; readonly kill: () => void } | null = null;
  let [count, isDead] = [0, false];
  const read = async (request: IncomingMessage) => (await json(request)) as Asked;
  const made = (paymentId: string) =>
    book.has(paymentId) ? { state: 'paid', chargeRef: `charge-${paymentId}` } : null;

  const { origin } = await listen((request, response) => {
    void read(request).then(({ paymentId, amount }) => {
      const answer = () => response.end(JSON.stringify(made(paymentId)));
      if (request.url === '/find') return answer();
      count += 1;
      const moment = death && count >= death.at ? death.moment : null;
      // Of those that arrive beside the deadly one every second is taken: a bank does not know who died.
      const isTaken = isDead ? count % 2 === 0 : moment !== 'arrived';
      if (isTaken) book.set(paymentId, amount);
      if (moment === null) return answer();
      isDead = true;
      if (moment !== 'answered') return death?.kill();
      response.on('finish', () => death?.kill());
      return answer();
    });
  });
  return {
    origin,
    book,
    /** From now on; null: nobody is killed. */
    arm: (next: typeof death) => {
      [death, count, isDead] = [next, 0, false];
    },
  };
}

async function billing({ location }: TestDatabase, bank: string, now: Date, diesAt = NaN): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await bundled('bill-nights')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      BANK: bank,
      LOCATION: JSON.stringify(location),
      NOW: now.toISOString(),
      DIES_AT_STATEMENT: String(diesAt),
    },
  });
  endAfterTest(() => {
    child.kill('SIGKILL');
    return Promise.resolve();
  });
  return child;
}

const WEEKLY = 12;
const MONTHLY = 6;
const PERIODS = ['2026-12-22', '2026-12-29', '2027-01-05'];

describeOnBoth('billing and kill -9', (database) => {
  it('STO-2: wherever it dies, every period is charged once, taken once, receipted once', async () => {
    const clock = fixedClock();
    clock.set('2026-11-24T00:10:00.000Z');
    const { db } = database();
    const rentals = rentedUnits(testDeps(db, clock.now, { STORAGE_CREWS: '9' }), clock);
    const weekly = await rentals.rent({ storageTerm: 'weekly' });
    const monthly = await rentals.rent({ storageTerm: 'monthly', email: 'other@example.com' });
    await copyRental(db, weekly.orderId, WEEKLY - 1);
    await copyRental(db, monthly.orderId, MONTHLY - 1);
    clock.set('2027-01-05T00:10:00.000Z');
    const bank = await deadlyBank();

    const dieAt = async (moment: Moment, at: number) => {
      const child = await billing(database(), bank.origin, clock.now());
      bank.arm({ moment, at, kill: () => void child.kill('SIGKILL') });
      const [, signal] = (await once(child, 'close')) as [number | null, string | null];
      expect([moment, signal]).toEqual([moment, 'SIGKILL']);
      clock.advanceMinutes(6);
    };
    const dieAtStatement = async (count: number) => {
      bank.arm(null);
      const child = await billing(database(), bank.origin, clock.now(), count);
      const [, signal] = (await once(child, 'close')) as [number | null, string | null];
      expect([count, signal]).toEqual([count, 'SIGKILL']);
      clock.advanceMinutes(6);
    };

    await dieAtStatement(5);
    await dieAt('arrived', 1);
    await dieAtStatement(20);
    await dieAtStatement(60);
    await dieAt('taken', 3);
    await dieAt('answered', 2);
    bank.arm(null);
    const [code] = (await once(await billing(database(), bank.origin, clock.now()), 'close')) as [number | null];
    expect(code).toBe(0);

    const charges = await db.selectFrom('charges').selectAll().execute();
    expect(charges.map(({ period_from }) => period_from).toSorted()).toEqual(
      PERIODS.flatMap((day) => Array<string>(WEEKLY).fill(day)),
    );
    expect(new Set(charges.map(({ order_id }) => order_id)).size).toBe(WEEKLY);
    expect(charges.filter(({ state, attempt_id }) => state !== 'paid' || attempt_id !== null)).toEqual([]);
    expect(charges.map((charge) => charge.payment_id).toSorted()).toEqual([...bank.book.keys()].toSorted());
    expect(new Set(bank.book.values())).toEqual(new Set([2_190]));
    const mails = await db.selectFrom('outbox').select(['topic']).where('topic', 'like', 'storage.%').execute();
    const many = (topic: string) => mails.filter((mail) => mail.topic === topic).length;
    expect([many('storage.receipt.customer'), many('storage.notice.customer')]).toEqual([charges.length, MONTHLY]);
    expect(many('storage.refused.customer')).toBe(0);
  });
});
