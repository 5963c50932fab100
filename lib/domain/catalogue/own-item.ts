import { readLength } from '../typed-number';
import type { FurnitureItem, Items } from '../order-types';

/** An item that the catalogue does not have, as the visitor describes and measures it. */
export type OwnItem = {
  readonly title: string;
  readonly unit: 'cm' | 'ft';
  readonly length: string;
  readonly width: string;
  readonly height: string;
};
export const OWN_ITEM_SIDES = ['length', 'width', 'height'] as const;
export type OwnItemSide = (typeof OWN_ITEM_SIDES)[number];

/** The most that one piece may take up and weigh, in cubic feet and kilograms. */
export type ItemBounds = { readonly itemCubicFeet: number; readonly itemKilograms: number };

const CUBIC_CENTIMETRES_PER_CUBIC_FOOT = 28_316.846592;
/** Mixed household goods weigh about 7 lb a cubic foot, a removers' rule of thumb (assumption). */
const KILOGRAMS_PER_CUBIC_FOOT = 3.2;
const LONGEST_TITLE = 80;

/** Returns the cubic feet, rounded up to a tenth. NaN while a side is missing. */
export function ownItemCubicFeet({ unit, length, width, height }: OwnItem): number {
  const volume = [length, width, height].reduce((product, side) => product * (readLength(side, unit) ?? Number.NaN), 1);
  const cubicFeet = unit === 'cm' ? volume / CUBIC_CENTIMETRES_PER_CUBIC_FOOT : volume;
  return Math.ceil(cubicFeet * 10 - 1e-9) / 10;
}

export function ownItemErrors(
  item: OwnItem,
  { itemCubicFeet }: Pick<ItemBounds, 'itemCubicFeet'>,
): Readonly<Partial<Record<keyof OwnItem, string>>> {
  const errors: Partial<Record<keyof OwnItem, string>> = {};
  const { length } = item.title.trim();
  if (length === 0) errors.title = 'Say what it is';
  if (length > LONGEST_TITLE) errors.title = `Shorten the name to ${LONGEST_TITLE} characters. It has ${length}`;
  for (const side of OWN_ITEM_SIDES) {
    if (!((readLength(item[side], item.unit) ?? 0) > 0)) errors[side] = `Enter the ${side} in ${item.unit}`;
  }
  const isMeasured = OWN_ITEM_SIDES.every((side) => !errors[side]);
  if (isMeasured && ownItemCubicFeet(item) > itemCubicFeet) {
    errors.length = `That is more than ${itemCubicFeet} cubic feet. Check the unit, or ring us`;
  }
  return errors;
}

export function toFurnitureItem(
  item: OwnItem,
  existing: Items,
  { itemKilograms }: Pick<ItemBounds, 'itemKilograms'>,
): FurnitureItem {
  const cubicFeet = ownItemCubicFeet(item);
  const taken = new Set(existing.map(({ id }) => id));
  let number = 1;
  while (taken.has(`custom_${number}`)) number += 1;
  const kilograms = Math.min(itemKilograms, Math.ceil(cubicFeet * KILOGRAMS_PER_CUBIC_FOOT));
  return { id: `custom_${number}`, title: item.title.trim(), quantity: 1, cubicFeet, kilograms };
}
