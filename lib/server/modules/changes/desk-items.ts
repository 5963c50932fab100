import type { ItemLine, ItemsChangeView } from '@/lib/contracts/desk-items';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet, formatKilograms, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { itemDifferences, quantityOf } from '@/lib/domain/catalogue/inventory-lines';
import { OWN_ITEM_SIDES } from '@/lib/domain/catalogue/own-item';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { COVER_STEPS, type FurnitureItem, type ServiceType } from '@/lib/domain/order-types';
import { stepPrice, stepTitle } from '@/lib/domain/order/cover-steps';
import { LATE_ITEMS_WARNING, MOVE_REASON_OPTIONS } from '@/lib/domain/order/desk-move';
import { COVER_TITLE, SERVICE_NAMES } from '@/lib/domain/order/labels';
import { serviceOf } from '@/lib/domain/services/all';
import { fillsRental } from '@/lib/domain/services/flows';
import { assertNotBegun, planDeskEdit } from '@/lib/server/modules/changes/plan-desk-change';
import { offersItems, type WantedContents } from '@/lib/server/modules/changes/plan-edit';
import { promisedMoney } from '@/lib/server/modules/changes/promise';
import { servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import {
  LIST_FIELDS,
  askedText,
  askedToAdd,
  bookedContents,
  bookedItems,
  contentsIn,
  describedField,
  describedIn,
  helpField,
  isListSent,
  isNewOwn,
  itemField,
  ownField,
  ownText,
  surelyAdded,
  withoutMistakes,
} from './desk-asked-items';
import { pickedMoney, refusalOf } from './desk-picked-change';

/** Returns the form for an order's items, and the exact money of the submitted list. Null for an unknown reference. */
export async function itemsPage(deps: Deps, reference: string, query: Query): Promise<ItemsChangeView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const base = { kind: 'items', head: headOf(row), picked: null } as const;
  try {
    if (!offersItems(row)) throw new Problem('change_not_offered');
    await assertNotBegun(deps, row);
  } catch (error) {
    return { ...base, ...NO_LIST, refusal: saidOf(error) };
  }
  if (!isListSent(query)) return { ...base, ...listForm(row, bookedContents(row), {}), refusal: '' };
  try {
    const contents = await contentsIn(row, query);
    const form = listForm(row, contents, query);
    return await picked(deps, row, contents).then(
      (found) => ({ ...base, ...form, picked: found, refusal: unknownItemMessage(query) }),
      // While the operator still has to choose an item, no change is submitted yet.
      (error: unknown) => ({
        ...base,
        ...form,
        refusal: unknownItemMessage(query) || (isChoosing(form, error) ? '' : saidOf(error)),
      }),
    );
  } catch (error) {
    const readable = await contentsIn(row, withoutMistakes(query)).catch(() => bookedContents(row));
    return { ...base, ...listForm(row, readable, query, true), refusal: saidOf(error) };
  }
}

/** Returns why a list was refused, in words that tell the operator how to correct it. */
const saidOf = (error: unknown): string =>
  refusalOf(error, (path, sentence) =>
    path === 'unit' ? 'Not everything fits the unit: choose a larger one, or shorten the list' : sentence,
  );

const isChoosing = ({ found }: ListForm, error: unknown): boolean =>
  found.length > 0 && error instanceof Problem && error.code === 'nothing_to_change';

async function picked(deps: Deps, row: OrderRow, contents: WantedContents): Promise<ItemsChangeView['picked']> {
  const { planned, rules } = await planDeskEdit(deps, row, contents);
  const { facts, ...money } = pickedMoney(deps, await promisedMoney(deps, planned));
  return {
    ...money,
    asked: askedText(row, contents),
    facts: [...whatChanges(row, contents, planned.changed?.services ?? []), ...facts],
    warnings: rules.map(() => LATE_ITEMS_WARNING),
    reasons: MOVE_REASON_OPTIONS,
  };
}

/** Returns the items that a change adds and removes: "1 × Armchair; Packing". */
function whatChanges(
  row: OrderRow,
  { furnitureItems, unit, coverStep }: WantedContents,
  after: readonly ServiceType[],
): readonly DeskFact[] {
  const before = servicesOf(row);
  const things = itemDifferences(bookedItems(row), furnitureItems);
  const listed = (sign: 1 | -1, help: readonly ServiceType[]): string =>
    [
      ...things.filter(({ more }) => Math.sign(more) === sign).map(({ title, more }) => `${Math.abs(more)} × ${title}`),
      ...help.map((service) => SERVICE_NAMES[service]),
    ].join('; ');
  const added = after.filter((service) => !before.includes(service));
  const gone = before.filter((service) => !after.includes(service));
  return [
    { label: 'Added', text: listed(1, added) },
    { label: 'Taken off', text: listed(-1, gone) },
    { label: 'Storage unit', text: STORAGE_UNITS.find(({ space }) => space === unit?.storageSpace)?.title ?? '' },
    { label: COVER_TITLE, text: coverStep ? stepTitle(coverStep) : '' },
  ].filter(({ text }) => text !== '');
}

/** The fields of the item list. */
export type ListForm = Pick<
  ItemsChangeView,
  'lines' | 'totals' | 'found' | 'typed' | 'catalogue' | 'described' | 'help' | 'units' | 'unit' | 'covers' | 'cover'
>;
const NO_LIST: ListForm = {
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
function unknownItemMessage(query: Query): string {
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
function listForm(
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
