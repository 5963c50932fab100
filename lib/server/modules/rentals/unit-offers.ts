import type { SmallerUnit } from '@/lib/contracts/accounts';
import type { PricedUnit, StaysBecause, UnitTransferView, UnitOffer, UnitState } from '@/lib/contracts/unit-transfers';
import { mailbox } from '@/lib/domain/account';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { STORAGE_UNITS, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { ChosenUnit } from '@/lib/domain/packing/recommend';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { unitLabel } from '@/lib/domain/pricing/storage';
import {
  StorageByRequest,
  hasCustomUnits,
  listPerWeek,
  squareFeetOf,
  weeklyPrice,
} from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { rentFor } from '@/lib/domain/storage/rent';
import { allOf } from '@/lib/domain/storage/spaces';
import { moveDay } from '@/lib/domain/storage/unit-transfer';
import { clientSpaces, isBookedOrDone } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { storageSizeOf } from '@/lib/server/modules/storage/size';
import { unitsOverview, type SizeOverview } from '@/lib/server/modules/units/overview';
import type { Config } from '@/lib/server/platform/config/config';
import type { Db, OrderRow, StorageContractRow } from '@/lib/server/platform/db/schema';
import { packer } from '@/lib/server/platform/packing/packer';
import { SITE } from '@/lib/site';
import { chargesOf, isOwed } from './charges-repo';
import { findContract, rentOf } from './contracts-repo';

type Ports = { readonly db: Db; readonly now: () => Date; readonly config: Config };
type Items = readonly FurnitureItem[];

export type ThingsToMove = { readonly on: LocalDate; readonly items: Items };

/** Returns the day on which a rental may move, and its contents then if all bookings take place. */
export async function thingsToMove(
  db: Db,
  rental: OrderRow,
  contract: StorageContractRow,
  now: Date,
): Promise<ThingsToMove> {
  const rows = await storageOrdersOf(db, mailbox(rental.email));
  const returns = rows
    .filter((row) => row.store_order_id === rental.id && isBookedOrDone(row))
    .flatMap((row) => orderOf(row).dates.deliveryDate ?? []);
  const lastReturnOn = returns.toSorted().at(-1) ?? null;
  const on = moveDay({ storageTerm: contract.term, paidUntil: contract.paid_until, lastReturnOn }, londonDate(now));
  const space = clientSpaces(rows, on).find(({ collection }) => collection.id === rental.id);
  return { on, items: space ? allOf(space) : [] };
}

export async function staysBecause(
  db: Db,
  { order_id, state, started_on }: StorageContractRow,
  now: Date,
): Promise<StaysBecause | null> {
  if (state === 'ending' || state === 'ended') return 'ending';
  if (started_on > londonDate(now)) return 'coming';
  return (await chargesOf(db, order_id)).some(isOwed) ? 'owing' : null;
}

/** Returns the list and the contract's price of a unit, in pence a week. Throws StorageByRequest. */
export function pricesOf({ term }: Pick<StorageContractRow, 'term'>, unit: ChosenUnit) {
  return { list: listPerWeek(SITE.storagePriceList, unit), weekly: weeklyPrice(SITE.storagePriceList, unit, term) };
}

const pricedFor = (contract: StorageContractRow, unit: ChosenUnit, weekly: number): PricedUnit => {
  const rent = { ...rentOf(contract), weekly: pence(weekly), newPrice: null, move: null };
  const { weeksPerPayment } = storageDuration(contract.term);
  return {
    ...unit,
    label: unitLabel(unit.storageSpace, unit.squareFeet),
    perPayment: toPounds(rentFor(rent, weeksPerPayment, contract.paid_until)),
  };
};

/** Returns a unit with its price per payment. Throws StorageByRequest. */
export const pricedUnit = (contract: StorageContractRow, unit: ChosenUnit): PricedUnit =>
  pricedFor(contract, unit, pricesOf(contract, unit).weekly);

export function ownUnit(contract: StorageContractRow, today: LocalDate): PricedUnit {
  const { newPrice, weekly } = rentOf(contract);
  const unit = { storageSpace: contract.space, squareFeet: contract.square_feet };
  return pricedFor(contract, unit, newPrice && newPrice.from <= today ? newPrice.weekly : weekly);
}

export function plannedUnit(contract: StorageContractRow): (PricedUnit & { readonly on: LocalDate }) | null {
  const { move_on: on, move_space: storageSpace, move_square_feet: squareFeet, move_weekly_pence: weekly } = contract;
  if (on === null || storageSpace === null || weekly === null) return null;
  return { ...pricedFor(contract, { storageSpace, squareFeet }, weekly), on };
}

/** Returns the units that a rental could move to. `asked` is shown in detail. */
export async function viewUnits(
  { db, now, config }: Ports,
  rental: OrderRow,
  contract: StorageContractRow,
  asked: ChosenUnit | null,
): Promise<UnitTransferView> {
  const [{ on, items }, overview, reason] = await Promise.all([
    thingsToMove(db, rental, contract, now()),
    unitsOverview(db, now(), config),
    staysBecause(db, contract, now()),
  ]);
  const offered = (unit: ChosenUnit) => offerOf(unit, { contract, items, overview });
  const standing = STORAGE_UNITS.map(({ space }) => ({ storageSpace: space, squareFeet: null }));
  return {
    reference: rental.reference,
    unit: ownUnit(contract, londonDate(now())),
    weeks: storageDuration(contract.term).weeksPerPayment,
    on,
    pieces: inventoryTotals(items).pieces,
    offers: await Promise.all(standing.map(offered)),
    custom: hasCustomUnits(SITE.storagePriceList) ? CUSTOM_SQUARE_FEET : null,
    chosen: asked && (await offered(asked)),
    planned: plannedUnit(contract),
    staysBecause: reason,
  };
}

type Asking = {
  readonly contract: StorageContractRow;
  readonly items: Items;
  readonly overview: readonly SizeOverview[];
};

/** Throws StorageByRequest for an area without a price. */
async function offerOf(unit: ChosenUnit, asking: Asking): Promise<UnitOffer> {
  const { contract, items } = asking;
  const share = inventoryTotals(items).cubicFeet / usableCubicFeet(squareFeetOf(unit));
  const percentFull = items.length > 0 ? Math.ceil(share * 100 - 1e-9) : null;
  return { ...pricedUnit(contract, unit), state: await stateOf(unit, asking), percentFull };
}

async function stateOf(unit: ChosenUnit, { contract, items, overview }: Asking): Promise<UnitState> {
  const own = { storageSpace: contract.space, squareFeet: contract.square_feet };
  if (isSameUnit(unit, own)) return 'own';
  // The items fit their own unit, so only a smaller one must be checked.
  const isSmaller = squareFeetOf(unit) < squareFeetOf(own);
  if (isSmaller && items.length > 0 && !(await packer().fitShown(unit, items)).holds) return 'small';
  const needed = unit.storageSpace === 'custom' ? (unit.squareFeet ?? 0) : 1;
  const free = overview.find(({ space }) => space === unit.storageSpace)?.free ?? 0;
  return free < needed ? 'full' : 'offered';
}

/**
 * Returns the cheapest unit that would hold the rest of a rental, for display only. Null when it is no cheaper, nothing
 * is known to stay, or the rental may not move.
 */
export async function smallerUnitFor(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  rentalId: string,
  items: Items,
): Promise<SmallerUnit | null> {
  const contract = items.length > 0 ? await findContract(db, rentalId) : undefined;
  if (!contract || (await staysBecause(db, contract, now())) !== null) return null;
  const { storageSpace } = await storageSizeOf(items);
  if (storageSpace === null) return null;
  const own = ownUnit(contract, londonDate(now()));
  const { label, perPayment } = pricedUnit(contract, { storageSpace, squareFeet: null });
  if (perPayment >= own.perPayment) return null;
  return { label, perPayment, insteadOf: own.perPayment, weeks: storageDuration(contract.term).weeksPerPayment };
}

export const isSameUnit = (a: ChosenUnit, b: ChosenUnit): boolean =>
  a.storageSpace === b.storageSpace && a.squareFeet === b.squareFeet;

/** Returns null for an area without a price. */
export const priceIfAny = (contract: StorageContractRow, unit: ChosenUnit): PricedUnit | null => {
  try {
    return pricedUnit(contract, unit);
  } catch (error) {
    if (error instanceof StorageByRequest) return null;
    throw error;
  }
};
