import type { DeskState } from '@/lib/contracts/desk-parts';
import type { RentalView } from '@/lib/contracts/desk-storage';
import { addDays, formatDay, londonDate } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import type { LocalDate } from '@/lib/domain/order-types';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { PRICE_CHANGE_NOTICE_DAYS, type ChargeState } from '@/lib/domain/storage/billing';
import { minimumTermEnd } from '@/lib/domain/storage/payments';
import { deskPath } from '@/lib/routes';
import { delegatesOf } from '@/lib/server/modules/delegation/repo';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { chargesOf, isOwed } from '@/lib/server/modules/rentals/charges-repo';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import type { ChargeRow, StorageContractRow, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import { nameOf } from '@/lib/server/platform/desk/order-head';
import { moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { contractState, nextPaymentText, nextUnitText, owedText } from './desk-storage';

const STATES: Readonly<Record<ChargeState, DeskState>> = {
  due: { label: 'Asked of the card', tag: 'plain' },
  paid: { label: 'Paid', tag: 'success' },
  failed: { label: 'Refused', tag: 'error' },
  waived: { label: 'Waived', tag: 'plain' },
};

/** Returns the first day for another price: after the notice period and the minimum term. */
export function firstPriceDay(contract: StorageContractRow, now: Date): string {
  const told = addDays(londonDate(now), PRICE_CHANGE_NOTICE_DAYS);
  const rented = { storageTerm: contract.term, since: contract.started_on, returnsOn: null };
  return [told, minimumTermEnd(rented) ?? told].toSorted().at(-1) ?? told;
}

/** Returns the rule for ending a rental, in words. */
function endRule({ term, started_on: since }: StorageContractRow, today: LocalDate): string {
  const minimum = minimumTermEnd({ storageTerm: term, since, returnsOn: null });
  const binds =
    minimum === null || minimum <= today
      ? ''
      : `, and in any case until ${formatDay(minimum)}, when the minimum term is over`;
  return `Rent is charged to the end of the week that has begun by that day${binds}. What is paid beyond that goes back the day after.`;
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
      ...(owed.length > 0 ? [{ label: 'Open', text: owedText(owed, now()) }] : []),
      ...(contract.ends_on ? [{ label: isOver ? 'Ended' : 'Ends', text: tableDay(contract.ends_on) }] : []),
    ],
    charges: charges.map(chargeLine).toReversed(),
    helpers: (await delegatesOf(db, [order.id])).map(delegateLine),
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
  const state: DeskState =
    until === null ? { label: 'May order', tag: 'success' } : { label: 'Taken away', tag: 'plain' };
  return {
    id,
    name,
    email,
    state,
    since: until === null ? moment(from) : `${moment(from)} to ${moment(until)}`,
  };
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
