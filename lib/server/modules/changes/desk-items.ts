import type { ItemsChangeView } from '@/lib/contracts/desk-items';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { itemDifferences } from '@/lib/domain/catalogue/inventory-lines';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import type { ServiceType } from '@/lib/domain/order-types';
import { stepTitle } from '@/lib/domain/order/cover-steps';
import { LATE_ITEMS_WARNING, MOVE_REASON_OPTIONS } from '@/lib/domain/order/desk-move';
import { COVER_TITLE, SERVICE_NAMES } from '@/lib/domain/order/labels';
import { assertNotBegun, planDeskEdit } from '@/lib/server/modules/changes/plan-desk-change';
import { offersItems, type WantedContents } from '@/lib/server/modules/changes/plan-edit';
import { promisedMoney } from '@/lib/server/modules/changes/promise';
import { servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import type { Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { askedText, bookedContents, bookedItems, contentsIn, isListSent, withoutMistakes } from './desk-asked-items';
import { listForm, NO_LIST, unknownItemMessage, type ListForm } from './desk-items-form';
import { pickedMoney } from './desk-picked-money';
import { refusalOf } from './desk-refusal-text';

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
