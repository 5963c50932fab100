import { londonDate } from '@/lib/domain/london-time';
import { nextCharge } from '@/lib/domain/storage/rent';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { insertCharge } from '@/lib/server/modules/rentals/charges-repo';
import {
  contractsToAnnounce,
  contractsToCharge,
  contractsToEnd,
  contractsToMove,
  isAnnounced,
  rentOf,
  updateContract,
} from '@/lib/server/modules/rentals/contracts-repo';
import { endContract } from '@/lib/server/modules/rentals/end-contract';
import { syncRental } from '@/lib/server/modules/rentals/sync';
import { carryOutMove } from '@/lib/server/modules/rentals/unit-transfers';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { log } from '@/lib/server/platform/observability/log';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { forEachRow, runStep, type Page } from '@/lib/server/platform/row-failures/for-each-row';
import type { RowTask } from '@/lib/server/platform/row-failures/tasks';
import { collectCharges } from './collect';

/**
 * Storage that bills itself, once around: contracts whose last day is over are ended, stores whose day has come change over
 * to their other unit, the charges of the next days are announced, those of today written down and taken. What was interrupted goes on with the next round.
 */
export async function billStorage(deps: PaymentDeps): Promise<void> {
  const startedAt = performance.now();
  const ended = (await runStep(deps, 'billing.end', () => endContracts(deps))) ?? 0;
  const moved = (await runStep(deps, 'billing.move', () => carryOutMoves(deps))) ?? 0;
  const announced = (await runStep(deps, 'billing.announce', () => announceCharges(deps))) ?? 0;
  const raised = (await runStep(deps, 'billing.raise', () => raiseCharges(deps))) ?? 0;
  const written = ended + moved + announced + raised;
  if (written > 0) wakeOutbox();
  const answers = (await runStep(deps, 'billing.collect', () => collectCharges(deps))) ?? 0;
  if (answers > 0) wakeOutbox();
  const ms = Math.round(performance.now() - startedAt);
  log()[written + answers > 0 ? 'info' : 'debug']({ ended, moved, announced, raised, answers, ms }, 'billing');
}

type Ports = Pick<Deps, 'db' | 'now'>;
type Step = (trx: Trx, orderId: string, now: Date) => Promise<boolean>;
type Due = (db: Ports['db'], today: string, page: Page) => Promise<readonly string[]>;

/** Does a step for every contract for which it is due. Returns for how many it was done. */
const forAllDue = ({ db, now }: Ports, task: RowTask, due: Due, step: Step): Promise<number> =>
  forEachRow({ db, now }, task, {
    due: (page) => due(db, londonDate(now()), page),
    work: (id) => transact(db, (trx) => step(trx, id, now())),
    limit: 200,
  });

/** Announces the charges of the next days, once each. */
const announceCharges = (ports: Ports): Promise<number> =>
  forAllDue(ports, 'billing.announce', contractsToAnnounce, announce);

/** Writes down the charges whose day has come. */
export const raiseCharges = (ports: Ports): Promise<number> =>
  forAllDue(ports, 'billing.raise', contractsToCharge, raise);

/** Makes the stores whose day has come those of their other unit. */
const carryOutMoves = (ports: Ports): Promise<number> =>
  forAllDue(ports, 'billing.move', contractsToMove, carryOutMove);

/** Ends the contracts whose last day is over. */
const endContracts = ({ provider, ...ports }: PaymentDeps): Promise<number> =>
  forAllDue(ports, 'billing.end', contractsToEnd, (trx, orderId, now) =>
    endContract(trx, orderId, { now, provider: provider.id }),
  );

async function announce(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const contract = await syncRental(trx, await lockOrder(trx, orderId), now);
  const today = londonDate(now);
  if (!contract || contract.next_charge_on === null) return false;
  const { next_charge_on: on, noticed_for: noticedFor, noticed_on: noticedOn } = contract;
  if (noticedFor === on && noticedOn !== null && noticedOn <= today) return false;
  const amount = nextCharge(rentOf(contract), contract.paid_until, contract.ends_on)?.amount ?? null;
  await updateContract(trx, orderId, { noticed_for: on, noticed_on: today, noticed_pence: amount }, now);
  const topic = 'storage.notice.customer';
  await enqueue(trx, topic, { orderId, on }, { dedupeKey: `${topic}:${orderId}:${on}:${today}:${amount}`, now });
  return true;
}

async function raise(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const rental = await lockOrder(trx, orderId);
  const contract = await syncRental(trx, rental, now);
  if (!contract || contract.next_charge_on === null || contract.next_charge_on > londonDate(now)) return false;
  if (!isAnnounced(contract, londonDate(now))) return false;
  const charge = nextCharge(rentOf(contract), contract.paid_until, contract.ends_on);
  if (!charge || !(await insertCharge(trx, orderId, charge, now))) return false;
  await syncRental(trx, rental, now);
  return true;
}
