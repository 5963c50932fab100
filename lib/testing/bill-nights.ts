import { parseConfig, type DatabaseLocation } from '@/lib/server/platform/config/config';
import { openDatabase } from '@/lib/server/platform/db/open';
import type { ChargeMade } from '@/lib/server/platform/payment-provider/port';
import { billStorage } from '@/lib/server/modules/billing/bill';
import { cardBank } from './card-bank';

/**
 * A billing process that tests can kill: it bills everything that is due on a database at a time, for some rounds. The
 * card provider is the test's own, over HTTP, and records all charges. The process ends when it is done, or kills
 * itself after a number of statements (DIES_AT_STATEMENT).
 */
const ROUNDS = 4;

async function asked<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${process.env.BANK}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as T;
}

async function bill(): Promise<void> {
  const diesAt = Number(process.env.DIES_AT_STATEMENT);
  let statements = 0;
  const db = openDatabase(JSON.parse(process.env.LOCATION ?? '') as DatabaseLocation, () => {
    statements += 1;
    if (statements === diesAt) process.kill(process.pid, 'SIGKILL');
  });
  const provider = {
    ...cardBank(),
    charge: ({ paymentId, amount }: { readonly paymentId: string; readonly amount: number }) =>
      asked<ChargeMade>('charge', { paymentId, amount }),
    findCharge: (paymentId: string) => asked<ChargeMade | null>('find', { paymentId }),
  };
  const now = () => new Date(process.env.NOW ?? '');
  for (let round = 0; round < ROUNDS; round += 1) {
    await billStorage({ db, now, config: parseConfig({}), provider });
  }
  await db.destroy();
}

void bill();
