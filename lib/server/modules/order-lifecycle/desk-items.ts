import type { ItemLine, ItemsChangeView } from '@/lib/contracts/desk-orders';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { EMPTY_OWN_ITEM } from '@/lib/domain/catalogue/empty-own-item';
import { FURNITURE, findFurniture } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet, formatKilograms, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { itemDifferences, quantityOf, withQuantity } from '@/lib/domain/catalogue/inventory-lines';
import { namedItems, surelyNamed } from '@/lib/domain/catalogue/named-items';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import {
  OWN_ITEM_SIDES,
  ownItemErrors,
  toFurnitureItem,
  type OwnItem,
  type OwnItemSide,
} from '@/lib/domain/catalogue/own-item';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { ADD_ONS, COVER_STEPS, type AddOn, type FurnitureItem, type ServiceType } from '@/lib/domain/order-types';
import { stepTitle } from '@/lib/domain/order/cover-words';
import { stepPrice } from '@/lib/domain/order/list-lines';
import { LATE_ITEMS_WARNING, MOVE_REASON_OPTIONS } from '@/lib/domain/order/desk-move';
import { COVER_TITLE, SERVICE_NAMES } from '@/lib/domain/order/labels';
import { serviceOf } from '@/lib/domain/services/all';
import { fillsRental } from '@/lib/domain/services/flows';
import { readNumber, readWhole } from '@/lib/domain/typed-number';
import { assertNotBegun, offersItems, planDeskEdit, promisedMoney, type WantedContents } from './plan-change';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';
import { LIMITS } from '@/lib/validation/limits';
import { contentsSchema } from '@/lib/validation/order-change';
import { pickedMoney, refusalOf } from './desk-picked-change';

const LIST_FIELDS = { sent: 'list', add: 'add', count: 'count', unit: 'unit', cover: 'cover' } as const;
const ITEM = 'i.';
const itemField = (id: string): string => `${ITEM}${id}`;
const helpField = (addOn: AddOn): string => `with.${addOn}`;

/** A new custom item is its volume in cubic feet, its weight in kilograms and its title, joined by bars. */
const OWN = 'o.';
const ownField = (id: string): string => `${OWN}${id}`;
const ownText = ({ cubicFeet, kilograms, title }: Omit<FurnitureItem, 'quantity'>): string =>
  `${cubicFeet}|${kilograms}|${title}`;
const describedField = (part: 'title' | OwnItemSide): string => `own.${part}`;

const isListSent = (query: Query): boolean => query[LIST_FIELDS.sent] !== undefined;

const bookedItems = (row: OrderRow): readonly FurnitureItem[] => oneLineEach(orderOf(row).furnitureItems);

/** Returns the whole number in a field; 0 for an empty one. Throws Problem validation_failed, naming the item. */
function countIn(query: Query, field: string, title: string): number {
  const count = readCount(queryParam(query, field));
  if (count === null) throw wrongField('furnitureItems', `${title}: enter a whole number up to ${LIMITS.quantity}`);
  return count;
}

const readCount = (typed: string): number | null => (typed.trim() === '' ? 0 : readWhole(typed, [0, LIMITS.quantity]));

/** Returns the fields without the item that is still to be added, and with invalid counts replaced by 1. */
function withoutMistakes(query: Query): Query {
  const fields = Object.keys(query).filter((field) => !ADDING.test(field));
  return Object.fromEntries(
    fields.map((field) => {
      const typed = queryParam(query, field);
      return [field, field.startsWith(ITEM) && readCount(typed) === null ? '1' : typed];
    }),
  );
}
const ADDING = /^(?:add|count|own\..+)$/;

const askedToAdd = (query: Query) => namedItems(queryParam(query, LIST_FIELDS.add));

const surelyAdded = (query: Query) => surelyNamed(queryParam(query, LIST_FIELDS.add));

/** Returns the submitted list: booked items in their order, then new ones. Throws Problem validation_failed. */
function itemsIn(row: OrderRow, query: Query): readonly FurnitureItem[] {
  const booked = bookedItems(row);
  const kept = booked.map((item) =>
    query[itemField(item.id)] === undefined
      ? item
      : { ...item, quantity: countIn(query, itemField(item.id), item.title) },
  );
  const added = Object.keys(query).flatMap((field) => {
    const piece = field.startsWith(ITEM) ? findFurniture(field.slice(ITEM.length)) : undefined;
    if (!piece || booked.some(({ id }) => id === piece.id)) return [];
    const { id, title, cubicFeet, kilograms } = piece;
    return [{ id, title, cubicFeet, kilograms, quantity: countIn(query, field, title) }];
  });
  const own = Object.keys(query).flatMap((field) => ownIn(query, field, booked));
  const listed = [...kept, ...added, ...own].filter(({ quantity }) => quantity > 0);
  return withDescribed(withNamed(listed, query), query, booked);
}

/** Returns the custom item that an earlier page added in this field, if any. */
function ownIn(query: Query, field: string, booked: readonly FurnitureItem[]): readonly FurnitureItem[] {
  const id = field.slice(OWN.length);
  if (!field.startsWith(OWN) || findFurniture(id) || booked.some((item) => item.id === id)) return [];
  const [cubicFeet, kilograms, ...title] = queryParam(query, field).split('|');
  const [volume, weight] = [cubicFeet, kilograms].map((text = '') => readNumber(text) ?? Number.NaN) as [
    number,
    number,
  ];
  const item = { id, title: title.join('|'), cubicFeet: volume, kilograms: weight };
  return [{ ...item, quantity: countIn(query, itemField(id), item.title) }];
}

function withNamed(listed: readonly FurnitureItem[], query: Query): readonly FurnitureItem[] {
  const named = surelyAdded(query);
  if (!named) return listed;
  const more = Math.max(countIn(query, LIST_FIELDS.count, named.title), 1);
  return withQuantity(listed, named, quantityOf(listed, named.id) + more);
}

const describedIn = (query: Query): OwnItem => {
  const [title = '', length = '', width = '', height = ''] = (['title', ...OWN_ITEM_SIDES] as const).map((part) =>
    queryParam(query, describedField(part)).trim(),
  );
  return { ...EMPTY_OWN_ITEM, title, length, width, height };
};

/** Adds the described custom item. Throws Problem validation_failed while its sizes are missing. */
function withDescribed(
  listed: readonly FurnitureItem[],
  query: Query,
  booked: readonly FurnitureItem[],
): readonly FurnitureItem[] {
  const item = describedIn(query);
  if ([item.title, item.length, item.width, item.height].every((text) => text === '')) return listed;
  const [wrong] = Object.values(ownItemErrors(item, LIMITS));
  if (wrong !== undefined) throw wrongField('furnitureItems', `Not in the catalogue: ${wrong.toLowerCase()}`);
  // An item that was removed from the list keeps its id.
  return [...listed, toFurnitureItem(item, [...booked, ...listed], LIMITS)];
}

/** Returns the submitted contents. Throws Problem validation_failed by the rules of the customer's form. */
export async function contentsIn(row: OrderRow, query: Query): Promise<WantedContents> {
  const offered = serviceOf(row.flow).addOns;
  const unit = STORAGE_UNITS.find(({ space }) => space === queryParam(query, LIST_FIELDS.unit));
  return validate(contentsSchema, {
    addOns: offered.filter((addOn) => queryParam(query, helpField(addOn)) === 'yes'),
    furnitureItems: itemsIn(row, query),
    unit: unit ? { storageSpace: unit.space, squareFeet: null } : null,
    coverStep: COVER_STEPS.find((step) => step === queryParam(query, LIST_FIELDS.cover)) ?? null,
  });
}

const bookedContents = (row: OrderRow): WantedContents => ({
  addOns: ADD_ONS.filter((addOn) => servicesOf(row).includes(addOn)),
  furnitureItems: bookedItems(row).map((item) => ({ ...item })),
  unit: null,
  coverStep: null,
  split: null,
});

/** Whether an item is a custom item that the change adds. */
const isNewOwn = (row: OrderRow, id: string): boolean =>
  findFurniture(id) === undefined && bookedItems(row).every((item) => item.id !== id);

/** Returns the contents as the query string of the page. Removed items have the count 0. */
function askedText(row: OrderRow, { addOns, furnitureItems, unit, coverStep }: WantedContents): string {
  const gone = bookedItems(row).filter(({ id }) => quantityOf(furnitureItems, id) === 0);
  const own = furnitureItems.filter(({ id }) => isNewOwn(row, id));
  return new URLSearchParams([
    [LIST_FIELDS.sent, '1'],
    ...furnitureItems.map(({ id, quantity }) => [itemField(id), String(quantity)]),
    ...own.map((item) => [ownField(item.id), ownText(item)]),
    ...gone.map(({ id }) => [itemField(id), '0']),
    ...addOns.map((addOn) => [helpField(addOn), 'yes']),
    ...(unit ? [[LIST_FIELDS.unit, unit.storageSpace]] : []),
    ...(coverStep ? [[LIST_FIELDS.cover, coverStep]] : []),
  ]).toString();
}

/** Returns the form for an order's items, and the money of the submitted list. Null for an unknown reference. */
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
      // No change is submitted while the operator has to choose an item.
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

/** Returns what a change adds and removes: "1 × Armchair; Packing". */
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

type ListForm = Pick<
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

/** Returns the item list as a form; `isRefused` shows the name of an item that was not added again. */
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
