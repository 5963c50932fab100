import { randomUUID } from 'node:crypto';
import type { ExtraFacts } from '@/lib/domain/extras/extras';
import { pence, toPounds } from '@/lib/domain/money';
import { askExtra, extrasService, pricedExtra } from '@/lib/server/modules/extras/service';
import { extraLink } from '@/lib/server/modules/extras/page-form';
import { extrasOf } from '@/lib/server/modules/extras/repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';

type Asked = {
  readonly facts: ExtraFacts;
  readonly reason: string;
  readonly minutesAgo: number;
  /** When the extra was agreed and paid. Without it, the customer has not answered. */
  readonly agreed?: { readonly minutesAgo: number; readonly paidMinutesAgo: number };
};

/** The extras that the crew of the demo's move found: one agreed and paid, one without an answer. */
const ASKED: readonly Asked[] = [
  {
    facts: { kind: 'parking', stop: 'collection' },
    reason: 'The drive is closed: we park at the end of the street',
    minutesAgo: 42,
    agreed: { minutesAgo: 39, paidMinutesAgo: 36 },
  },
  {
    facts: { kind: 'stop', side: 'delivery', floor: 0, hasLift: false, hasParking: true },
    reason: 'Two boxes go to a neighbour on the way',
    minutesAgo: 3,
  },
];

type Guest = { readonly orderId: string; readonly reference: string; readonly token: string };

/**
 * Asks for the extras at the desk, and answers and pays as the customer does. `at`: the instant a number of minutes
 * before now.
 */
export async function demoExtras(deps: Deps, guest: Guest, at: (minutesAgo: number) => Date): Promise<void> {
  for (const asked of ASKED) {
    const id = await ask(deps, guest, asked, at(asked.minutesAgo));
    if (!asked.agreed) continue;
    const { minutesAgo, paidMinutesAgo } = asked.agreed;
    await agree({ ...deps, now: () => at(minutesAgo) }, guest, id);
    await pay({ ...deps, now: () => at(paidMinutesAgo) }, guest, id);
  }
}

async function ask({ db }: Deps, { orderId }: Guest, { facts, reason }: Asked, at: Date): Promise<string> {
  const id = randomUUID();
  const order = await findOrder(db, orderId);
  if (!order) throw new RangeError('There is no such order');
  const { amount: expected } = pricedExtra(order, facts, await extrasOf(db, orderId), at);
  await transact(db, (trx) =>
    askExtra(trx, { id, orderId, facts, reason, expected, asker: { by: 'desk', name: 'demo@example.com' }, at }),
  );
  return id;
}

async function agree(deps: Deps, { orderId, reference, token }: Guest, id: string): Promise<void> {
  const extra = (await extrasOf(deps.db, orderId)).find((one) => one.id === id);
  const expected = toPounds(pence(extra?.pence ?? 0));
  await extrasService(deps).answer({ reference, token, extra: id, answer: 'yes', expected });
}

async function pay(deps: Deps, { orderId, token }: Guest, extraId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order) return;
  const payments = withPayments(deps);
  const url = new URL(await extraLink(payments, { order, token, extraId }));
  await actOnTestPayment(payments, url.pathname.split('/').at(-1) ?? '', url.searchParams.get('token') ?? '', 'pay');
}
