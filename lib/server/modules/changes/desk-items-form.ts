import type { ItemLine, ItemsChangeView } from '@/lib/contracts/desk-items';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet, formatKilograms, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { quantityOf } from '@/lib/domain/catalogue/inventory-lines';
import { OWN_ITEM_SIDES } from '@/lib/domain/catalogue/own-item';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { COVER_STEPS, type FurnitureItem } from '@/lib/domain/order-types';
import { stepPrice, stepTitle } from '@/lib/domain/order/cover-steps';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { serviceOf } from '@/lib/domain/services/all';
import { fillsRental } from '@/lib/domain/services/flows';
import type { WantedContents } from '@/lib/server/modules/changes/plan-edit';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import {
  askedToAdd,
  bookedItems,
  describedField,
  describedIn,
  helpField,
  isNewOwn,
  itemField,
  LIST_FIELDS,
  ownField,
  ownText,
  surelyAdded,
} from './desk-asked-items';

/** The fields of the item list. */
export type ListForm = Pick<
  ItemsChangeView,
  'lines' | 'totals' | 'found' | 'typed' | 'catalogue' | 'described' | 'help' | 'units' | 'unit' | 'covers' | 'cover'
>;
export const NO_LIST: ListForm = {
  lines: [],
  totals: '',
  found: [],
  typed: { add: '', count: '' },
  catalogue: [],
  described: [],
  help: [],
  units: [],
  unit: '',
  covers: [],
  cover: '',
};
const CATALOGUE = FURNITURE.map(({ title }) => title);

/** Returns the sentence that no item has the typed name; '' otherwise. */
export function unknownItemMessage(query: Query): string {
  const add = queryParam(query, LIST_FIELDS.add).trim();
  return add === '' || askedToAdd(query).length > 0
    ? ''
    : `Nothing in our catalogue is called “${add}”. Try another word for it.`;
}

const DESCRIBED_LABELS = {
  title: 'What is it?',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
} as const;

/**
 * Returns the item list as a form.
 * @param isRefused whether the typed item was not added, so that its name is shown again
 */
export function listForm(
  row: OrderRow,
  { addOns, furnitureItems, unit, coverStep }: WantedContents,
  query: Query,
  isRefused = false,
): ListForm {
  const booked = bookedItems(row);
  const lineOf = (item: Omit<FurnitureItem, 'quantity'>): ItemLine => {
    const { id, title, cubicFeet } = item;
    const before = quantityOf(booked, id);
    const now = quantityOf(furnitureItems, id);
    const field = itemField(id);
    return {
      field,
      title,
      detail: [`${formatCubicFeet(cubicFeet)} each`, ...(before === now ? [] : [`${before} booked`])].join(', '),
      quantity: isRefused && query[field] !== undefined ? queryParam(query, field) : String(now),
      own: isNewOwn(row, id) ? { field: ownField(id), value: ownText(item) } : null,
    };
  };
  const gone = booked.filter(({ id }) => quantityOf(furnitureItems, id) === 0);
  const named = askedToAdd(query).filter(({ id }) => quantityOf(furnitureItems, id) === 0);
  const isAdded = !isRefused && surelyAdded(query) !== null;
  const { pieces, cubicFeet, kilograms } = inventoryTotals(furnitureItems);
  return {
    lines: [...furnitureItems, ...gone].map(lineOf),
    totals:
      pieces === 0 ? '' : [formatPieces(pieces), formatCubicFeet(cubicFeet), formatKilograms(kilograms)].join(', '),
    found: isAdded ? [] : named.map(lineOf),
    typed: isAdded
      ? { add: '', count: '' }
      : { add: queryParam(query, LIST_FIELDS.add), count: queryParam(query, LIST_FIELDS.count) },
    catalogue: CATALOGUE,
    described: (['title', ...OWN_ITEM_SIDES] as const).map((part) => ({
      field: describedField(part),
      label: DESCRIBED_LABELS[part],
      value: isRefused ? describedIn(query)[part] : '',
    })),
    help: serviceOf(row.flow).addOns.map((addOn) => ({
      field: helpField(addOn),
      label: SERVICE_NAMES[addOn],
      isChosen: addOns.includes(addOn),
    })),
    units:
      fillsRental(row.flow) && row.store_order_id === null
        ? STORAGE_UNITS.map(({ space, title }) => ({ value: space, label: title }))
        : [],
    unit: unit?.storageSpace ?? '',
    covers: COVER_STEPS.map((step) => ({ value: step, label: `${stepTitle(step)}, ${stepPrice(step)}` })),
    cover: coverStep ?? '',
  };
}
