import type * as contract from '@/lib/contracts/desk-storage';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { londonDate } from '@/lib/domain/london-time';
import { formatPence, fromPounds, pence } from '@/lib/domain/money';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { StorageContractRow } from '@/lib/server/kernel/db/storage-rows';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { endContractSessions } from '@/lib/server/subjects/ledger/end-sessions';
import { findOrderByReference, insertEvent, lockOrder } from '@/lib/server/subjects/orders/repo';
import { chargesOf, isOwed, updateCharge } from '@/lib/server/subjects/rentals/charges-repo';
import { findContract, updateContract } from '@/lib/server/subjects/rentals/contracts-repo';
import { syncStore } from '@/lib/server/subjects/rentals/sync';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { recordAudit, type AuditEntry } from './audit';
import { firstPriceDay } from './store-page';

type Store = { readonly order: OrderRow; readonly contract: StorageContractRow; readonly at: Date };
type Work = (trx: Trx, store: Store) => Promise<Omit<AuditEntry, 'subject'>>;

/** Something about one store, with its order's row locked and a line in the log. Throws Problem not_found. */
async function atStore(deps: Deps, operator: Operator, reference: string, work: Work): Promise<void> {
  await transact(deps.db, async (trx) => {
    const found = await findOrderByReference(trx, reference);
    if (!found) throw new Problem('not_found');
    const order = await lockOrder(trx, found.id);
    const contract = await findContract(trx, order.id);
    if (!contract) throw new Problem('not_found');
    const at = deps.now();
    const entry = await work(trx, { order, contract, at });
    await recordAudit(trx, operator, at, { ...entry, subject: reference });
  });
  wakeOutbox();
}

/** Nobody owes a charge any more. Throws Problem not_found, nothing_to_change for one that is paid or waived. */
export const waiveCharge = (
  deps: Deps,
  operator: Operator,
  { reference, from, reason }: RequestOf<typeof contract.waiveCharge>,
): Promise<void> =>
  atStore(deps, operator, reference, async (trx, { order, at }) => {
    const charge = (await chargesOf(trx, order.id)).find((one) => one.period_from === from);
    if (!charge) throw new Problem('not_found');
    if (!isOwed(charge)) throw new Problem('nothing_to_change');
    await updateCharge(trx, charge.id, { state: 'waived', next_try_at: null }, at);
    const amount = formatPence(pence(charge.pence));
    await insertEvent(trx, order.id, { type: 'storage_waived', cause: 'operator', at, detail: { amount } });
    await endContractSessions(trx, { orderId: order.id, at });
    await syncStore(trx, order, at);
    return {
      action: 'storage.waived',
      before: { from, amount, charge: charge.state },
      after: { charge: 'waived', reason },
    };
  });

/** Mails what is open, with the link to pay it. Throws Problem not_found, nothing_to_change when nothing is. */
export const askForStorage = (
  deps: Deps,
  operator: Operator,
  { reference }: RequestOf<typeof contract.askForStorage>,
): Promise<void> =>
  atStore(deps, operator, reference, async (trx, { order, at }) => {
    const owed = (await chargesOf(trx, order.id)).filter(isOwed);
    const [oldest] = owed;
    if (!oldest) throw new Problem('nothing_to_change');
    const dedupeKey = `storage.refused:${oldest.id}:desk:${at.toISOString()}`;
    await enqueue(
      trx,
      'storage.refused.customer',
      { orderId: order.id, chargeId: oldest.id, why: 'open' },
      { dedupeKey, now: at },
    );
    return { action: 'storage.asked', before: {}, after: { charges: owed.length } };
  });

/** Sets the day on which a store ends. Throws Problem not_found, nothing_to_change for one that has ended. */
export const endStorage = (
  deps: Deps,
  operator: Operator,
  { reference, date }: RequestOf<typeof contract.endStorage>,
): Promise<void> =>
  atStore(deps, operator, reference, async (trx, { order, contract: known, at }) => {
    if (known.state === 'ended') throw new Problem('nothing_to_change');
    if (date < known.started_on || date < londonDate(at)) throw wrongField('date', 'This day is over');
    await updateContract(trx, order.id, { desk_end: date }, at);
    const after = await syncStore(trx, order, at);
    return { action: 'storage.ended', before: { ends: known.ends_on }, after: { ends: after?.ends_on ?? date } };
  });

/**
 * Announces another price, instead of one that was announced and does not hold yet. Throws Problem not_found,
 * nothing_to_change for a store that has ended and for what was announced already, validation_failed for a day that is too
 * soon or within the minimum term, and while another unit is agreed.
 */
export const setStoragePrice = (
  deps: Deps,
  operator: Operator,
  { reference, perWeek, from }: RequestOf<typeof contract.setStoragePrice>,
): Promise<void> =>
  atStore(deps, operator, reference, async (trx, { order, contract: known, at }) => {
    if (known.state === 'ended') throw new Problem('nothing_to_change');
    if (known.move_on !== null)
      throw wrongField('from', 'Another unit is agreed: its price can be changed after the move');
    if (from < firstPriceDay(known, at)) throw wrongField('from', 'This day is too soon');
    const weekly = fromPounds(perWeek);
    if (known.new_weekly_pence === weekly && known.new_from === from) throw new Problem('nothing_to_change');
    await updateContract(trx, order.id, { ...priceInForce(known), new_weekly_pence: weekly, new_from: from }, at);
    const amount = formatPence(weekly);
    await insertEvent(trx, order.id, { type: 'storage_price', cause: 'operator', at, detail: { amount } });
    const dedupeKey = `storage.price:${order.id}:${from}:${weekly}:${at.toISOString()}`;
    await enqueue(trx, 'storage.price.customer', { orderId: order.id, from }, { dedupeKey, now: at });
    const before = { price: formatPence(pence(priceInForce(known).weekly_pence)) };
    return { action: 'storage.price', before, after: { price: amount, from } };
  });

/** What the next period costs a week: another price announced before may hold by then, and goes on until the new one. */
function priceInForce(known: StorageContractRow): Pick<StorageContractRow, 'weekly_pence'> {
  const { weekly_pence: agreed, new_weekly_pence: announced, new_from: from, paid_until: next } = known;
  return { weekly_pence: announced !== null && from !== null && from <= next ? announced : agreed };
}

/** Keeps a note of the desk's. The log says that it was changed, not what it says. Throws Problem not_found. */
export const noteStorage = (
  deps: Deps,
  operator: Operator,
  { reference, note }: RequestOf<typeof contract.noteStorage>,
): Promise<void> =>
  atStore(deps, operator, reference, async (trx, { order, contract: known, at }) => {
    await updateContract(trx, order.id, { note }, at);
    return { action: 'storage.noted', before: { signs: known.note.length }, after: { signs: note.length } };
  });
