import { MONEY_CSV, type DeskRequest } from '@/lib/contracts/desk';
import type { DeskState } from '@/lib/contracts/desk-parts';
import { storageForms, type RentalLine, type RentalView, type StorageView } from '@/lib/contracts/desk-storage';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { addDays, daysBetween, formatDay, londonDate, type LocalDate } from '@/lib/domain/london-time';
import { formatPence, fromPounds, sum } from '@/lib/domain/money';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { PRICE_CHANGE_NOTICE_DAYS, type ChargeState, type ContractState } from '@/lib/domain/storage/billing';
import { nextCharge } from '@/lib/domain/storage/rent';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findContract, rentOf, updateContract } from '@/lib/server/modules/rentals/contracts-repo';
import { unitsOverview } from '@/lib/server/modules/units/overview';
import type { ChargeRow, OrderRow, RentalDelegateRow, StorageContractRow, Trx } from '@/lib/server/platform/db/schema';
import {
  UNREADABLE_ORDER,
  address,
  askedPage,
  moment,
  pagingOf,
  tableDay,
  type Query,
} from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { minimumTermEnd } from '@/lib/domain/storage/payments';
import { delegatesOf } from '@/lib/server/modules/delegation/repo';
import { endContractSessions } from '@/lib/server/modules/ledger/end-payments';
import { findOrderByReference, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { chargesOf, isOwed, updateCharge } from '@/lib/server/modules/rentals/charges-repo';
import { syncRental } from '@/lib/server/modules/rentals/end-contract';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit, type AuditEntry } from '@/lib/server/platform/desk/audit';
import { deskActions, fieldText } from '@/lib/server/platform/desk/define-action';
import { nameOf } from '@/lib/server/platform/desk/order-head';
import type { Fields } from '@/lib/server/platform/http/call';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

import * as repo from './desk-storage-repo';

const RENTAL_STATES: Readonly<Record<ContractState, DeskState>> = {
  active: { label: 'Rented', tag: 'success' },
  ending: { label: 'Ending', tag: 'plain' },
  in_arrears: { label: 'In arrears', tag: 'error' },
  ended: { label: 'Ended', tag: 'plain' },
};
export const contractState = (state: ContractState): DeskState => RENTAL_STATES[state];

const FILTERS: Readonly<Record<Exclude<repo.RentalFilter, ''>, string>> = {
  active: RENTAL_STATES.active.label,
  ending: RENTAL_STATES.ending.label,
  in_arrears: RENTAL_STATES.in_arrears.label,
  ended: RENTAL_STATES.ended.label,
  open: 'Something is unpaid',
  moving: 'Moving into another unit',
};

/** Returns "£52.60 on Tue 12 Jan 2027"; '' when nothing is due. */
export function nextPaymentText(contract: StorageContractRow): string {
  if (contract.next_charge_on === null) return '';
  const next = nextCharge(rentOf(contract), contract.paid_until, contract.ends_on);
  return next ? `${formatPence(next.amount)} on ${tableDay(next.from)}` : '';
}

/** Returns the agreed change of unit: "3 × 5 ft unit on Tue 12 Jan 2027"; '' for none. */
export const nextUnitText = ({ move_on: on, move_space: space, move_square_feet: area }: StorageContractRow): string =>
  on === null || space === null ? '' : `${unitLabel(space, area)} on ${tableDay(on)}`;

/** Returns the open amount and its age: "£52.60, 12 days"; '' for nothing. */
export function owedText(charges: readonly ChargeRow[], now: Date): string {
  const [oldest] = charges;
  if (!oldest) return '';
  const days = Math.max(0, daysBetween(oldest.period_from, londonDate(now)));
  return `${formatPence(sum(charges.map((charge) => charge.pence)))}, ${countWithNoun(days, 'day')}`;
}

export async function storageView(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  query: Query,
): Promise<StorageView> {
  const filter = repo.rentalFilter(query);
  const paging = pagingOf(await repo.countRentals(db, filter), askedPage(query), (page) =>
    address(deskPath('storage'), { state: filter, page }),
  );
  const rows = await repo.readRentals(db, filter, paging.page);
  const ids = rows.map((row) => row.order_id);
  const owed = await repo.openCharges(db, ids);
  const today = londonDate(now());
  return {
    kind: 'storage',
    filters: { state: filter },
    states: repo.RENTAL_FILTERS.map((value) => ({ value, label: FILTERS[value] })),
    sizes: (await unitsOverview(db, now(), config)).map(({ space, ...counts }) => ({
      title: space === 'custom' ? 'Custom, square feet' : storageUnit(space).title,
      ...counts,
    })),
    rentals: rows.map((row) => lineOf(row, { owed: owed.filter((one) => one.order_id === row.order_id), now: now() })),
    paging,
    csv: { path: MONEY_CSV, from: `${today.slice(0, 7)}-01`, to: today },
  };
}

type Row = Awaited<ReturnType<typeof repo.readRentals>>[number];
type Owed = { readonly owed: readonly ChargeRow[]; readonly now: Date };

function lineOf(row: Row, { owed, now }: Owed): RentalLine {
  const readName = () => `${orderOf(row).details.firstName} ${orderOf(row).details.lastName}`;
  return {
    reference: row.reference,
    href: deskPath('storage', row.reference),
    name: readable(row.reference, readName, UNREADABLE_ORDER),
    unit: unitLabel(row.space, row.square_feet),
    nextUnit: nextUnitText(row),
    since: tableDay(row.started_on),
    // Rent that was paid beyond the end has been refunded.
    paidUntil: row.state === 'ended' ? '' : tableDay(owed[0]?.period_from ?? row.paid_until),
    next: nextPaymentText(row),
    state: contractState(row.state),
    owed: owedText(owed, now),
  };
}

const STATES: Readonly<Record<ChargeState, DeskState>> = {
  due: { label: 'Charging the card', tag: 'plain' },
  paid: { label: 'Paid', tag: 'success' },
  failed: { label: 'Refused', tag: 'error' },
  waived: { label: 'Waived', tag: 'plain' },
};

/** Returns the first day for another price: after the notice period and the minimum term. */
function firstPriceDay(contract: StorageContractRow, now: Date): string {
  const told = addDays(londonDate(now), PRICE_CHANGE_NOTICE_DAYS);
  const rented = { storageTerm: contract.term, since: contract.started_on, returnsOn: null };
  return [told, minimumTermEnd(rented) ?? told].toSorted().at(-1) ?? told;
}

function endRule({ term, started_on: since }: StorageContractRow, today: LocalDate): string {
  const minimum = minimumTermEnd({ storageTerm: term, since });
  const binds =
    minimum === null || minimum <= today
      ? ''
      : `, and in any case until ${formatDay(minimum)}, when the minimum term is over`;
  return `Rent is charged to the end of the week that includes that day${binds}. Anything paid beyond that is refunded the day after.`;
}

/** Returns one rental with its charges; null for a reference without one. */
export async function rentalPage({ db, now }: Pick<Deps, 'db' | 'now'>, reference: string): Promise<RentalView | null> {
  const order = await findOrderByReference(db, reference);
  const contract = order && (await findContract(db, order.id));
  if (!contract) return null;
  const charges = await chargesOf(db, order.id);
  const owed = charges.filter(isOwed);
  const isOver = contract.state === 'ended';
  return {
    kind: 'store',
    reference,
    title: `${nameOf(order)}, ${unitLabel(contract.space, contract.square_feet)}`,
    state: contractState(contract.state),
    facts: [
      { label: 'Order', text: reference, href: deskPath('orders', reference) },
      { label: 'Since', text: tableDay(contract.started_on) },
      { label: 'Term', text: storageDuration(contract.term).title },
      { label: 'Price a week', text: formatPence(contract.weekly_pence) },
      ...newPrice(contract),
      ...nextUnit(contract),
      ...(isOver ? [] : [{ label: 'Paid until', text: tableDay(owed[0]?.period_from ?? contract.paid_until) }]),
      { label: 'Next payment', text: nextPaymentText(contract) || 'None' },
      ...(owed.length > 0 ? [{ label: 'Unpaid', text: owedText(owed, now()) }] : []),
      ...(contract.ends_on ? [{ label: isOver ? 'Ended' : 'Ends', text: tableDay(contract.ends_on) }] : []),
    ],
    charges: charges.map(chargeLine).toReversed(),
    delegates: (await delegatesOf(db, [order.id])).map(delegateLine),
    canAsk: owed.length > 0,
    endRule: isOver ? null : endRule(contract, londonDate(now())),
    priceFrom: isOver || contract.move_on !== null ? null : firstPriceDay(contract, now()),
    today: londonDate(now()),
    note: contract.note,
  };
}

const newPrice = ({ new_weekly_pence: perWeek, new_from: from }: StorageContractRow) =>
  perWeek === null || from === null
    ? []
    : [{ label: 'New price a week', text: `${formatPence(perWeek)} from ${tableDay(from)}` }];

function nextUnit(contract: StorageContractRow) {
  const text = nextUnitText(contract);
  return text === '' ? [] : [{ label: 'Moves into', text }];
}

function delegateLine({ id, name, email, invited_at: from, revoked_at: until }: RentalDelegateRow) {
  const state: DeskState = until === null ? { label: 'Can order', tag: 'success' } : { label: 'Removed', tag: 'plain' };
  const since = until === null ? moment(from) : `${moment(from)} to ${moment(until)}`;
  return { id, name, email, state, since };
}

function chargeLine(charge: ChargeRow): RentalView['charges'][number] {
  const { period_from: from, period_until: until, refusals, next_try_at: next } = charge;
  const refused = refusals === 0 ? [] : [`refused ${refusals === 1 ? 'once' : `${refusals} times`}`];
  const again = isOwed(charge) && next !== null ? [`next try ${moment(next)}`] : [];
  return {
    from,
    period: `${tableDay(from)} to ${tableDay(until)}`,
    amount: formatPence(charge.pence),
    state: STATES[charge.state],
    detail: [...refused, ...again].join(', '),
    canWaive: isOwed(charge),
  };
}

type Store = { readonly order: OrderRow; readonly contract: StorageContractRow; readonly at: Date };
type Work = (trx: Trx, rental: Store) => Promise<Omit<AuditEntry, 'subject'>>;

/** Changes one rental with its order's row locked, and adds a row to the log. Throws Problem not_found. */
async function atRental(deps: Deps, operator: Operator, reference: string, work: Work): Promise<void> {
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

/** Waives a charge. Throws Problem not_found, nothing_to_change for a paid or waived charge. */
const waiveCharge = (
  deps: Deps,
  operator: Operator,
  { reference, from, reason }: DeskRequest<'waiveCharge'>,
): Promise<void> =>
  atRental(deps, operator, reference, async (trx, { order, at }) => {
    const charge = (await chargesOf(trx, order.id)).find((one) => one.period_from === from);
    if (!charge) throw new Problem('not_found');
    if (!isOwed(charge)) throw new Problem('nothing_to_change');
    await updateCharge(trx, charge.id, { state: 'waived', next_try_at: null }, at);
    const amount = formatPence(charge.pence);
    await insertEvent(trx, order.id, { type: 'storage_waived', cause: 'operator', at, detail: { amount } });
    await endContractSessions(trx, { orderId: order.id, at });
    await syncRental(trx, order, at);
    const before = { from, amount, charge: charge.state };
    return { action: 'storage.waived', before, after: { charge: 'waived', reason } };
  });

/** Mails the open amount with a payment link. Throws Problem not_found, nothing_to_change. */
const askForStorage = (deps: Deps, operator: Operator, { reference }: DeskRequest<'askForStorage'>): Promise<void> =>
  atRental(deps, operator, reference, async (trx, { order, at }) => {
    const owed = (await chargesOf(trx, order.id)).filter(isOwed);
    const [oldest] = owed;
    if (!oldest) throw new Problem('nothing_to_change');
    const dedupeKey = `storage.refused:${oldest.id}:desk:${at.toISOString()}`;
    const about = { orderId: order.id, chargeId: oldest.id, why: 'open' } as const;
    await enqueue(trx, 'storage.refused.customer', about, { dedupeKey, now: at });
    return { action: 'storage.asked', before: {}, after: { charges: owed.length } };
  });

/** Sets the day on which a rental ends. Throws Problem not_found, nothing_to_change for an ended rental. */
const endStorage = (deps: Deps, operator: Operator, { reference, date }: DeskRequest<'endStorage'>): Promise<void> =>
  atRental(deps, operator, reference, async (trx, { order, contract: known, at }) => {
    if (known.state === 'ended') throw new Problem('nothing_to_change');
    if (date < known.started_on || date < londonDate(at)) throw wrongField('date', 'This day is over');
    await updateContract(trx, order.id, { desk_end: date }, at);
    const after = await syncRental(trx, order, at);
    return { action: 'storage.ended', before: { ends: known.ends_on }, after: { ends: after?.ends_on ?? date } };
  });

/**
 * Announces another price instead of one not yet in force. Throws Problem not_found, nothing_to_change,
 * validation_failed for a day that is too soon or within the minimum term, and while another unit is agreed.
 */
export const setStoragePrice = (
  deps: Deps,
  operator: Operator,
  { reference, perWeek, from }: DeskRequest<'setStoragePrice'>,
): Promise<void> =>
  atRental(deps, operator, reference, async (trx, { order, contract: known, at }) => {
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
    const before = { price: formatPence(priceInForce(known).weekly_pence) };
    return { action: 'storage.price', before, after: { price: amount, from } };
  });

/** Returns the weekly price of the next period: the announced one if it is in force by then. */
function priceInForce(known: StorageContractRow): Pick<StorageContractRow, 'weekly_pence'> {
  const { weekly_pence: agreed, new_weekly_pence: announced, new_from: from, paid_until: next } = known;
  return { weekly_pence: announced !== null && from !== null && from <= next ? announced : agreed };
}

/** Saves a note. The log records the change without the text. Throws Problem not_found. */
const noteStorage = (deps: Deps, operator: Operator, { reference, note }: DeskRequest<'noteStorage'>): Promise<void> =>
  atRental(deps, operator, reference, async (trx, { order, contract: known, at }) => {
    await updateContract(trx, order.id, { note }, at);
    return { action: 'storage.noted', before: { signs: known.note.length }, after: { signs: note.length } };
  });

const accountPage = (fields: Fields) => deskPath('storage', fieldText(fields, 'reference'));

export const storageActions = deskActions(storageForms, {
  waiveCharge: {
    run: waiveCharge,
    done: 'The charge is waived. Nobody owes it any more.',
    page: accountPage,
    kept: ['from', 'reason'],
  },
  askForStorage: {
    run: askForStorage,
    done: 'We are emailing the customer what is open, with the link to pay it.',
    page: accountPage,
  },
  endStorage: {
    run: endStorage,
    done: 'The end is set. Whole weeks that are paid for and not used go back the day after.',
    page: accountPage,
    kept: ['date'],
  },
  setStoragePrice: {
    run: setStoragePrice,
    done: 'The new price is set. We are emailing the customer.',
    page: accountPage,
    kept: ['perWeek', 'from'],
    wrong: {
      perWeek: 'Enter the price a week in pounds.',
      from: `Enter a day at least ${PRICE_CHANGE_NOTICE_DAYS} days from now and after the minimum term.`,
    },
  },
  noteStorage: { run: noteStorage, done: 'The note is saved.', page: accountPage, kept: ['note'] },
});
