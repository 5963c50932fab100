import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { MOST_VANS } from '@/lib/domain/catalogue/most-vans';
import { MAX_CUBIC_FEET } from '@/lib/domain/catalogue/vans';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { cheapestStay, type StayCost } from '@/lib/domain/pricing/storage-stay';
import { counted } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import type { MoveAdvice } from '../advice/move-advice';
import type { OfferedUnit } from '../advice/offered-units';
import type { StorageAdvice } from '../advice/storage-advice';
import type { StayToCompare } from './stay-table';

export type UnitStay = { readonly stay: StayToCompare; readonly unit: string };

/** A list in a unit, to be priced; null without a unit, and where two vans do not carry the list there. */
export function stayOf(unit: OfferedUnit | null, items: readonly FurnitureItem[]): UnitStay | null {
  const { cubicFeet } = inventoryTotals(items);
  if (!unit || cubicFeet === 0 || cubicFeet > MAX_CUBIC_FEET) return null;
  const { storageSpace, squareFeet, title } = unit;
  return { unit: title, stay: { priceList: SITE.storagePriceList, storage: { storageSpace, squareFeet }, cubicFeet } };
}

export const bestStay = (stay: UnitStay | null, weeks: number): StayCost | null =>
  stay && cheapestStay({ ...stay.stay, weeks });

/** The answer of a list that is stored, in a few words: "6 × 4 ft unit, £13.14 a week, £323 in all". */
export function staySummary(advice: StorageAdvice | null, cost: StayCost | null): string {
  if (!advice) return '';
  const { fits } = advice;
  if (!fits) return 'more than our largest unit';
  return cost
    ? `${fits.unit.title}, ${formatPence(cost.weekly)} a week, ${formatPence(cost.total)} in all`
    : `more than ${MOST_VANS}`;
}

/** The answer of a list that moves home: "1 van, £73". */
export const moveSummary = (advice: MoveAdvice | null): string =>
  advice
    ? `${counted(advice.cheapest.fit.vans, 'van')}, ${formatPence(advice.cheapest.price)}`
    : `more than ${MOST_VANS}`;
