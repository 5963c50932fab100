import { withCommas } from '../money';
import type { Items } from '../order-types';

export type InventoryTotals = {
  readonly pieces: number;
  /** The loaded volume to a thousandth, so that sums of 2.4 and 3.7 do not show binary rounding errors. */
  readonly cubicFeet: number;
  readonly kilograms: number;
};

/** Returns the totals of a list. `cubicFeet` and `kilograms` of an item are those of one piece. */
export function inventoryTotals(items: Items): InventoryTotals {
  let pieces = 0;
  let cubicFeet = 0;
  let kilograms = 0;
  for (const item of items) {
    pieces += item.quantity;
    cubicFeet += item.quantity * item.cubicFeet;
    kilograms += item.quantity * item.kilograms;
  }
  return { pieces, cubicFeet: toThousandth(cubicFeet), kilograms: toThousandth(kilograms) };
}

/** Formats cubic feet with at most one decimal: "53.6 cu ft", "1,343 cu ft". */
export const formatCubicFeet = (cubicFeet: number): string => `${formatNumber(Math.round(cubicFeet * 10) / 10)} cu ft`;

/** Formats kilograms as whole numbers, since they are estimates: "956 kg", "1,750 kg". */
export const formatKilograms = (kilograms: number): string => `${formatNumber(Math.round(kilograms))} kg`;

export const formatPieces = (pieces: number): string => `${formatNumber(pieces)} ${pieces === 1 ? 'item' : 'items'}`;

function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = withCommas(whole);
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns "1 type of item", "3 types of item". */
export const typesOfItem = (count: number): string => (count === 1 ? '1 type of item' : `${count} types of item`);
