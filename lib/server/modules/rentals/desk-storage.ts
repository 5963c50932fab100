import { MONEY_CSV } from '@/lib/contracts/desk';
import type { DeskState } from '@/lib/contracts/desk-parts';
import type { StorageView, RentalLine } from '@/lib/contracts/desk-storage';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { daysBetween, londonDate } from '@/lib/domain/london-time';
import { formatPence, sum } from '@/lib/domain/money';
import { unitLabel } from '@/lib/domain/pricing/rent';
import type { ContractState } from '@/lib/domain/storage/billing';
import { nextCharge } from '@/lib/domain/storage/rent';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { rentOf } from '@/lib/server/modules/rentals/contracts-repo';
import { unitsOverview } from '@/lib/server/modules/units/overview';
import type { ChargeRow, StorageContractRow } from '@/lib/server/platform/db/schema';
import { address, askedPage, pagingOf, tableDay, UNREADABLE_ORDER, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import * as repo from './desk-storage-repo';

const STATES: Readonly<Record<ContractState, DeskState>> = {
  active: { label: 'Rented', tag: 'success' },
  ending: { label: 'Ending', tag: 'plain' },
  in_arrears: { label: 'In arrears', tag: 'error' },
  ended: { label: 'Ended', tag: 'plain' },
};
export const contractState = (state: ContractState): DeskState => STATES[state];

const FILTERS: Readonly<Record<Exclude<repo.RentalFilter, ''>, string>> = {
  active: STATES.active.label,
  ending: STATES.ending.label,
  in_arrears: STATES.in_arrears.label,
  ended: STATES.ended.label,
  open: 'Something is open',
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
