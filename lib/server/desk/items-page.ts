import type { ItemLine, ItemsChangeView } from '@/lib/contracts/desk-items';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet, formatKilograms, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { quantityOf } from '@/lib/domain/catalogue/inventory-lines';
import { OWN_ITEM_SIDES } from '@/lib/domain/catalogue/own-item';
import { itemDifferences } from '@/lib/domain/catalogue/item-differences';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { LATE_ITEMS_WARNING, MOVE_REASON_OPTIONS } from '@/lib/domain/order/desk-move';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { serviceOf } from '@/lib/domain/services/all';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { assertNotBegun, planDeskEdit } from '@/lib/server/subjects/changes/plan-desk-edit';
import type { WantedContents } from '@/lib/server/subjects/changes/plan-edit';
import { promised } from '@/lib/server/subjects/changes/promise';
import { rentsUnit } from '@/lib/server/subjects/orders/client-spaces';
import { findOrderByReference } from '@/lib/server/subjects/orders/repo';
import {
  askedText,
  askedToAdd,
  bookedContents,
  bookedItems,
  contentsIn,
  helpField,
  isListSent,
  describedField,
  describedIn,
  isNewOwn,
  itemField,
  LIST_FIELDS,
  ownField,
  ownText,
} from './asked-items';
import { offersItems } from './offers-items';
import { headOf } from './order-page';
import { pickedMoney } from './picked-money';
import { refusalOf } from './refusal-text';
import { asked, type Query } from './words';

/** The list of an order as a form, and the exact money of what it was sent with. Null for an unknown reference. */
export async function itemsPage(deps: Deps, reference: string, query: Query): Promise<ItemsChangeView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const base = { kind: 'items', head: headOf(row), picked: null } as const;
  try {
    if (!offersItems(row)) throw new Problem('change_not_offered');
    await assertNotBegun(deps, row);
  } catch (error) {
    return { ...base, ...NO_FORM, refusal: saidOf(error) };
  }
  if (!isListSent(query)) return { ...base, ...formOf(row, bookedContents(row), {}), refusal: '' };
  try {
    const contents = await contentsIn(row, query);
    const form = formOf(row, contents, query);
    return await picked(deps, row, contents).then(
      (found) => ({ ...base, ...form, picked: found, refusal: unfound(query) }),
      // While there is still something to choose, nothing has been asked for yet.
      (error: unknown) => ({
        ...base,
        ...form,
        refusal: unfound(query) || (isChoosing(form, error) ? '' : saidOf(error)),
      }),
    );
  } catch (error) {
    return { ...base, ...formOf(row, bookedContents(row), query, true), refusal: saidOf(error) };
  }
}

/** Why not, as an operator can mend it. */
const saidOf = (error: unknown): string =>
  refusalOf(error, (path, sentence) =>
    path === 'unit' ? 'Not everything fits the unit: choose a larger one, or shorten the list' : sentence,
  );

type Form = Pick<
  ItemsChangeView,
  'lines' | 'totals' | 'found' | 'typed' | 'catalogue' | 'described' | 'help' | 'units' | 'unit'
>;
const NO_FORM: Form = {
  ...{
    lines: [],
    totals: '',
    found: [],
    typed: { add: '', count: '' },
    catalogue: [],
    described: [],
    help: [],
    units: [],
    unit: '',
  },
};
const CATALOGUE = FURNITURE.map(({ title }) => title);

const isChoosing = ({ found }: Form, error: unknown): boolean =>
  found.length > 0 && error instanceof Problem && error.code === 'nothing_to_change';

/** That nothing is called what was typed; '' otherwise. */
function unfound(query: Query): string {
  const add = asked(query, LIST_FIELDS.add).trim();
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

/** @param isRefused what was typed to be added has not been, and stands there again */
function formOf(
  row: OrderRow,
  { addOns, furnitureItems, unit }: WantedContents,
  query: Query,
  isRefused = false,
): Form {
  const booked = bookedItems(row);
  const lineOf = (item: Omit<FurnitureItem, 'quantity'>): ItemLine => {
    const { id, title, cubicFeet } = item;
    const before = quantityOf(booked, id);
    const now = quantityOf(furnitureItems, id);
    return {
      field: itemField(id),
      title,
      detail: [`${formatCubicFeet(cubicFeet)} each`, ...(before === now ? [] : [`${before} booked`])].join(', '),
      quantity: String(now),
      own: isNewOwn(row, id) ? { field: ownField(id), value: ownText(item) } : null,
    };
  };
  const gone = booked.filter(({ id }) => quantityOf(furnitureItems, id) === 0);
  const named = askedToAdd(query).filter(({ id }) => quantityOf(furnitureItems, id) === 0);
  const isAdded = !isRefused && askedToAdd(query).length === 1;
  const { pieces, cubicFeet, kilograms } = inventoryTotals(furnitureItems);
  return {
    lines: [...furnitureItems, ...gone].map(lineOf),
    totals:
      pieces === 0 ? '' : [formatPieces(pieces), formatCubicFeet(cubicFeet), formatKilograms(kilograms)].join(', '),
    found: isAdded ? [] : named.map(lineOf),
    typed: isAdded
      ? { add: '', count: '' }
      : { add: asked(query, LIST_FIELDS.add), count: asked(query, LIST_FIELDS.count) },
    catalogue: CATALOGUE,
    described: (['title', ...OWN_ITEM_SIDES] as const).map((part) => ({
      ...{
        field: describedField(part),
        label: DESCRIBED_LABELS[part],
        value: isRefused ? describedIn(query)[part] : '',
      },
    })),
    help: serviceOf(row.flow).addOns.map((addOn) => ({
      ...{ field: helpField(addOn), label: SERVICE_NAMES[addOn], isChosen: addOns.includes(addOn) },
    })),
    units: rentsUnit(row) ? STORAGE_UNITS.map(({ space, title }) => ({ value: space, label: title })) : [],
    unit: unit?.storageSpace ?? '',
  };
}

async function picked(deps: Deps, row: OrderRow, contents: WantedContents): Promise<ItemsChangeView['picked']> {
  const { planned, rules } = await planDeskEdit(deps, row, contents);
  const { facts, ...money } = pickedMoney(deps, await promised(deps, planned));
  const differences = itemDifferences(bookedItems(row), contents.furnitureItems);
  const listed = (sign: 1 | -1) =>
    differences
      .filter(({ more }) => Math.sign(more) === sign)
      .map(({ title, more }) => `${Math.abs(more)} × ${title}`)
      .join('; ');
  const changes = [
    { label: 'Added', text: listed(1) },
    { label: 'Taken off', text: listed(-1) },
  ].filter(({ text }) => text !== '');
  return {
    ...money,
    asked: askedText(row, contents),
    facts: [...changes, ...facts],
    warnings: rules.map(() => LATE_ITEMS_WARNING),
    reasons: MOVE_REASON_OPTIONS,
  };
}
