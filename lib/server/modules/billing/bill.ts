import { randomUUID } from 'node:crypto';
import { londonDate } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { chargeTitle, nextTry } from '@/lib/domain/storage/billing';
import { nextCharge } from '@/lib/domain/storage/rent';
import {
  chargedAs,
  type ChargeMade,
  type PaymentDeps,
  type SavedCard,
} from '@/lib/server/platform/payment-provider/port';
import { findPayment, insertPayment, setPaymentState } from '@/lib/server/modules/ledger/repo';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { failCard, hasCardSince, keptCard, knownCards } from '@/lib/server/modules/rentals/cards-repo';
import {
  chargesOf,
  claimCharges,
  findCharge,
  insertCharge,
  isOwed,
  ordersInHand,
  updateCharge,
} from '@/lib/server/modules/rentals/charges-repo';
import {
  contractsToAnnounce,
  contractsToCharge,
  contractsToEnd,
  contractsToMove,
  findContract,
  isAnnounced,
  rentOf,
  updateContract,
} from '@/lib/server/modules/rentals/contracts-repo';
import { endContract, syncRental } from '@/lib/server/modules/rentals/end-contract';
import { agreeMove, callMoveOff, carryOutMove } from '@/lib/server/modules/rentals/unit-transfers';
import { transact } from '@/lib/server/platform/db/db';
import type { ChargeRow, OrderRow, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { log } from '@/lib/server/platform/observability/log';
import { report } from '@/lib/server/platform/observability/report';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import {
  clearFailures,
  forEachRow,
  runStep,
  storeFailure,
  type Page,
} from '@/lib/server/platform/row-failures/for-each-row';
import { failuresOf } from '@/lib/server/platform/row-failures/repo';
import type { RowTask } from '@/lib/server/platform/row-failures/tasks';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import type { UnitTransferView } from '@/lib/contracts/unit-transfers';
import type { ChosenUnit } from '@/lib/domain/packing/recommend';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { recheckPayments } from '@/lib/server/modules/payments/recheck';
import { cardLink, openChargesLink } from '@/lib/server/modules/payments/storage-links';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { recheckCardPages } from '@/lib/server/modules/rentals/cards';
import { priceIfAny, viewUnits } from '@/lib/server/modules/rentals/unit-offers';
import { viewStoragePayments } from '@/lib/server/modules/rentals/view';
import { Problem } from '@/lib/server/platform/base/problem';
import type * as contract from '@/lib/contracts/unit-transfers';

/** Runs billing once. The next run continues after an interruption. */
export async function billStorage(deps: PaymentDeps): Promise<void> {
  const startedAt = performance.now();
  const provider = deps.provider.id;
  const ended = await runForAll(deps, 'billing.end', contractsToEnd, (trx, orderId, now) =>
    endContract(trx, orderId, { now, provider }),
  );
  const moved = await runForAll(deps, 'billing.move', contractsToMove, carryOutMove);
  const announced = await runForAll(deps, 'billing.announce', contractsToAnnounce, announce);
  const raised = await runForAll(deps, 'billing.raise', contractsToCharge, raise);
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

const runForAll = async (ports: Ports, task: RowTask, due: Due, step: Step): Promise<number> =>
  (await runStep(ports, task, () => forAllDue(ports, task, due, step))) ?? 0;

/** Runs a step for every contract for which it is due. Returns how many were done. */
const forAllDue = ({ db, now }: Ports, task: RowTask, due: Due, step: Step): Promise<number> =>
  forEachRow({ db, now }, task, {
    due: (page) => due(db, londonDate(now()), page),
    work: (id) => transact(db, (trx) => step(trx, id, now())),
    limit: 200,
  });

/** Creates the charges whose day has come. Tests run it alone. @internal */
export const raiseCharges = (ports: Ports): Promise<number> =>
  forAllDue(ports, 'billing.raise', contractsToCharge, raise);

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

/** The number of charges that are collected in parallel. */
const BATCH = 20;

const TASK = 'billing.collect';

/**
 * Charges what is due to the saved cards. Each attempt is stored before the provider is asked, so that after a crash
 * its outcome is looked up first. A silent provider is asked again in the next run. Other errors are stored as failures
 * of the order. Returns the number of answers.
 * @param orderId of one rental only
 */
export async function collectCharges(deps: PaymentDeps, orderId?: string): Promise<number> {
  const known = await failuresOf(deps.db, TASK);
  const failed = new Set<string>();
  let answers = 0;
  for (;;) {
    const claims = await claimCharges(deps.db, deps.now(), { limit: BATCH, orderId });
    const asked = (await Promise.all(byContract(claims).map((charges) => collectInTurn(deps, charges)))).flat();
    const faults = asked.filter((fault) => fault !== null);
    const silences = faults.flatMap(({ error }) => (error instanceof ProviderSilent ? [error.cause] : []));
    if (silences.length > 0) report(silences[0], { where: TASK, charges: String(silences.length) });
    for (const { id, error } of faults) {
      if (error instanceof ProviderSilent) continue;
      failed.add(id);
      await storeFailure(deps, { task: TASK, id, error, known });
    }
    answers += asked.length - faults.length;
    if (faults.length === claims.length) break;
  }
  if (orderId === undefined && known.length > 0) {
    const inHand = await ordersInHand(deps.db, deps.now());
    await clearFailures(deps, { task: TASK, known, isFailed: (id) => failed.has(id) || inHand.has(id) || id === '' });
  }
  return answers;
}

/** Wraps the error of a provider that did not answer: no charge is at fault. */
class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

const answerOf = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause: unknown) => {
    throw new ProviderSilent('The provider did not answer', { cause });
  });

/** Groups charges by their contract, the oldest period first. */
function byContract(claims: readonly ChargeRow[]): readonly (readonly ChargeRow[])[] {
  const sorted = claims.toSorted((a, b) => a.period_from.localeCompare(b.period_from));
  const contracts = new Set(sorted.map(({ order_id: orderId }) => orderId));
  return [...contracts].map((contract) => sorted.filter(({ order_id: orderId }) => orderId === contract));
}

/** The order of a charge that was not processed. */
type Fault = { readonly id: string; readonly error: unknown };

/** Collects the oldest charge first, because its answer may end all attempts with the card. */
async function collectInTurn(
  deps: PaymentDeps,
  [oldest, ...others]: readonly ChargeRow[],
): Promise<readonly (Fault | null)[]> {
  const attempt = (charge: ChargeRow): Promise<Fault | null> =>
    collect(deps, charge).then(
      () => null,
      (error: unknown) => ({ id: charge.order_id, error }),
    );
  const first = oldest ? [await attempt(oldest)] : [];
  return [...first, ...(await Promise.all(others.map(attempt)))];
}

async function collect(deps: PaymentDeps, charge: ChargeRow): Promise<void> {
  if (charge.attempt_id !== null) return goOn(deps, charge, charge.attempt_id);
  const begun = await begin(deps, charge);
  if (begun === 'no_card') return refused(deps, charge, { state: 'no_card', chargeRef: null });
  if (begun) await takeIn(deps, charge, begun.payment, await ask(deps, charge, begun.payment, begun.card));
}

/** Looks up the outcome of an attempt without an answer, and asks again only if the attempt never arrived. */
async function goOn(deps: PaymentDeps, charge: ChargeRow, paymentId: string): Promise<void> {
  const { db, provider } = deps;
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new Error('A charge in hand without a payment');
  // Only the provider of the attempt knows its outcome.
  if (payment.provider !== provider.id) return;
  const found = await lookUp(deps, charge, paymentId);
  if (found) return takeIn(deps, charge, payment, found);
  // A charge that was settled in another way is not asked for any more.
  const card = isOwed(charge) ? await keptCard(db, charge.order_id, provider.id) : null;
  await takeIn(deps, charge, payment, card ? await ask(deps, charge, payment, card) : NEVER_ASKED);
}

/** Asks with every card that was ever saved, because the charged one may have been replaced. */
async function lookUp(
  { db, provider }: PaymentDeps,
  { order_id: orderId }: ChargeRow,
  paymentId: string,
): Promise<ChargeMade | null> {
  for (const card of await knownCards(db, orderId, provider.id)) {
    const found = await answerOf(provider.findCharge(paymentId, card));
    if (found) return found;
  }
  return null;
}

async function takeIn(deps: PaymentDeps, charge: ChargeRow, payment: Begun, made: ChargeMade): Promise<void> {
  if (made.state !== 'paid') return refused(deps, charge, made, payment);
  const { id } = payment;
  const event = { id: `${chargedAs(id)}:paid`, providerRef: chargedAs(id), type: 'paid' } as const;
  await recordPaymentEvent(deps, { ...event, chargeRef: made.chargeRef });
}

/** A payment that was begun. Its amount stays, whatever happens to the charge. */
type Begun = Pick<PaymentRow, 'id' | 'amount_pence' | 'created_at'>;

/**
 * Stores an attempt before the provider is asked. Reads the card with the order's row locked, so that a newer card is
 * used. Returns 'no_card', or null when the charge was settled meanwhile.
 */
async function begin(
  { db, now, provider }: PaymentDeps,
  { id, order_id: orderId }: ChargeRow,
): Promise<{ readonly payment: Begun; readonly card: SavedCard } | 'no_card' | null> {
  const paymentId = randomUUID();
  return transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const charge = await findCharge(trx, id);
    if (!charge || charge.attempt_id !== null || !isOwed(charge)) return null;
    const card = await keptCard(trx, orderId, provider.id);
    if (!card) return 'no_card';
    const payment = { id: paymentId, orderId, changeId: null, contractId: orderId, provider: provider.id };
    const [amount, at] = [charge.pence, now()];
    await insertPayment(trx, { ...payment, providerRef: chargedAs(paymentId), amount, now: at }, 'charging');
    await updateCharge(trx, id, { attempt_id: paymentId }, at);
    return { payment: { id: paymentId, amount_pence: amount, created_at: at.toISOString() }, card };
  });
}

const NEVER_ASKED: ChargeMade = { state: 'refused', chargeRef: null };

async function ask(deps: PaymentDeps, charge: ChargeRow, payment: Begun, card: SavedCard): Promise<ChargeMade> {
  const order = await findOrder(deps.db, charge.order_id);
  if (!order) throw new Error('A charge without an order');
  const { id: paymentId, amount_pence: amount } = payment;
  const request = { paymentId, card, amount, reference: order.reference, title: chargeTitle(charge) };
  return answerOf(deps.provider.charge(request));
}

type Refusal = { readonly state: Exclude<ChargeMade['state'], 'paid'> | 'no_card' };

async function refused(
  { db, now, provider }: PaymentDeps,
  { id, order_id: orderId }: ChargeRow,
  { state: why }: Refusal & Pick<ChargeMade, 'chargeRef'>,
  payment?: Begun,
): Promise<void> {
  await transact(db, async (trx) => {
    const rental = await lockOrder(trx, orderId);
    const charge = await findCharge(trx, id);
    if (!charge || charge.attempt_id !== (payment?.id ?? null)) return;
    const at = now();
    if (payment) await setPaymentState(trx, payment.id, { state: 'declined', now: at });
    if (!isOwed(charge)) return updateCharge(trx, id, { attempt_id: null, locked_until: null }, at);
    const asked = { orderId, provider: provider.id, since: new Date(payment?.created_at ?? at) };
    const hasOtherCard = payment ? await hasCardSince(trx, asked) : await keptCard(trx, orderId, provider.id);
    if (hasOtherCard) return tryOtherCard(trx, charge, at);
    const next = await writeRefusal(trx, charge, why, at);
    if (!next) {
      await failCard(trx, asked, at);
      await giveUpAll(trx, orderId, at);
    }
    await syncRental(trx, rental, at);
  });
}

/** Tries the charge again at once, because the customer gave another card meanwhile. */
const tryOtherCard = (trx: Trx, { id }: ChargeRow, at: Date): Promise<void> =>
  updateCharge(trx, id, { next_try_at: at.toISOString(), attempt_id: null, locked_until: null }, at);

/** Plans no further attempt for the refused charges of a contract. */
async function giveUpAll(trx: Trx, orderId: string, at: Date): Promise<void> {
  for (const { id, state, attempt_id: attempt } of await chargesOf(trx, orderId))
    if (state === 'failed' && attempt === null) await updateCharge(trx, id, { next_try_at: null }, at);
}

/** Without a card that can be charged, no attempt can succeed. */
const isFinal = (why: Refusal['state']): boolean => why === 'hard_declined' || why === 'no_card';

/** Stores a refusal and enqueues its mails. Returns the time of the next attempt, or null when a person takes over. */
async function writeRefusal(trx: Trx, charge: ChargeRow, why: Refusal['state'], at: Date): Promise<Date | null> {
  const { id: chargeId, order_id: orderId } = charge;
  const [refusals, firstAt] = [charge.refusals + 1, charge.first_refused_at ?? at.toISOString()];
  const next = isFinal(why) ? null : nextTry(refusals, new Date(firstAt), at);
  const attempt = { next_try_at: next?.toISOString() ?? null, attempt_id: null, locked_until: null };
  await updateCharge(trx, chargeId, { state: 'failed', refusals, first_refused_at: firstAt, ...attempt }, at);
  const detail = { reason: why, amount: formatPence(charge.pence) };
  await insertEvent(trx, orderId, { type: next ? 'storage_refused' : 'storage_arrears', cause: 'payment', at, detail });
  const message = { orderId, chargeId, why };
  const dedupeKey = `storage.refused:${chargeId}:${refusals}`;
  await enqueue(trx, 'storage.refused.customer', message, { dedupeKey, now: at });
  if (next) return next;
  const once = { dedupeKey: `storage.arrears:${chargeId}:${refusals}`, now: at };
  await enqueue(trx, 'storage.arrears.operator', { orderId, chargeId }, once);
  return null;
}

export type Guest = { readonly reference: string; readonly token: string };

/** Shows the payments of a rental to its customer and takes them. */
export function storagePaymentsService(deps: Deps) {
  const rentalOf = async ({ reference, token }: Guest): Promise<OrderRow | null> => {
    const rental = await authorisedOrder(deps, reference, token);
    return rental && (await findContract(deps.db, rental.id)) ? rental : null;
  };

  /** Throws Problem not_found, also for a wrong token. */
  const requireRental = async (guest: Guest): Promise<OrderRow> => {
    const rental = await rentalOf(guest);
    if (!rental) throw new Problem('not_found');
    return rental;
  };

  return {
    /** Returns null as `rentalOf` does. `isBack`: the customer returns from the provider, which is asked first. */
    view: async (
      guest: Guest,
      { isBack, endOn }: { readonly isBack: boolean; readonly endOn: string },
    ): Promise<StoragePaymentsView | null> => {
      const rental = await rentalOf(guest);
      if (!rental) return null;
      const payments = withPayments(deps);
      if (isBack) {
        await recheckPayments(payments, rental.id);
        const onFailure = (error: unknown) => report(error, { where: 'recheckCardPages' });
        await recheckCardPages(payments, rental.id).catch(onFailure);
        await collectCharges(payments, rental.id);
      }
      return viewStoragePayments(payments, rental, endOn);
    },

    /** Returns the link to pay what is due. Throws Problem not_found, order_not_payable, unavailable. */
    payLink: async (guest: Guest): Promise<string> => {
      const rental = await requireRental(guest);
      return openChargesLink(withPayments(deps), { rental, token: guest.token });
    },

    /** Returns the units to move to; null as for `view`. */
    units: async (guest: Guest, asked: ChosenUnit | null): Promise<UnitTransferView | null> => {
      const rental = await rentalOf(guest);
      const rented = rental && (await findContract(deps.db, rental.id));
      return rented ? viewUnits(deps, rental, rented, asked && priceIfAny(rented, asked) && asked) : null;
    },

    /** Agrees a move to another unit. Throws Problem not_found, and as agreeMove does. */
    moveUnit: async (asked: RequestOf<typeof contract.moveUnit>) => {
      await agreeMove(deps, await requireRental(asked), asked);
      return { agreed: true };
    },

    /** Cancels an agreed move. Throws Problem not_found, nothing_to_change. */
    callOffUnitMove: async (asked: RequestOf<typeof contract.callOffUnitMove>) => {
      await callMoveOff(deps, await requireRental(asked));
      return { calledOff: true };
    },

    /** Returns the link to give another card. Throws Problem not_found, unavailable. */
    cardLink: async (guest: Guest): Promise<string> => {
      const rental = await requireRental(guest);
      return cardLink(withPayments(deps), { rental, token: guest.token });
    },
  };
}
