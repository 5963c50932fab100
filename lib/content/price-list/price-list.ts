import { formatLineAmount, formatPence, formatRate, pence, toPounds } from '@/lib/domain/money';
import type { LocalDate } from '@/lib/domain/order-types';
import { countWithNoun } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import {
  CLEANING_GROUP,
  ITEM_GROUP,
  MATERIALS_GROUP,
  MOVING_GROUPS,
  RULE_GROUPS,
  addOnGroup,
  storageGroups,
  type ActiveLists,
  type PriceColumn,
  type PriceGroup,
  type PriceRow,
  type PriceUnit,
} from './groups';

/** Returns every price that the engine charges, by subject: the one source of /prices and of its JSON. */
export function priceGroups(lists: ActiveLists = SITE): readonly PriceGroup[] {
  return [
    ...MOVING_GROUPS,
    addOnGroup(lists),
    MATERIALS_GROUP,
    ...storageGroups(lists),
    CLEANING_GROUP,
    ...RULE_GROUPS,
    ITEM_GROUP,
  ];
}

/**
 * The version of the price list. A test compares `fingerprint` with the numbers of all lists: after a price change give
 * the list its next version and its first day, and copy the fingerprint that the test prints.
 */
export const PRICE_LIST_VERSION: {
  readonly version: number;
  readonly validFrom: LocalDate;
  readonly fingerprint: string;
} = { version: 5, validFrom: '2026-11-26', fingerprint: 'fd09997b06989876' };

/**
 * Returns the price list for programs: the content of /prices, with money in pounds as numbers. `null` is "by request".
 */
export function priceListAsJson(lists: ActiveLists = SITE) {
  const { version, validFrom } = PRICE_LIST_VERSION;
  return {
    name: `Price list of ${SITE.name}`,
    page: `${SITE.origin}${ROUTES.prices}`,
    version,
    validFrom,
    currency: 'GBP',
    vatIncluded: true,
    groups: priceGroups(lists).map(asJson),
  };
}

const asJson = ({ id, title, dependsOn, columns, rows }: PriceGroup) => ({
  id,
  title,
  dependsOn,
  columns,
  rows: rows.map((row) => ({ ...row, values: valuesOf(row, columns) })),
});

const valuesOf = ({ values }: PriceRow, columns: readonly PriceColumn[]) =>
  Object.fromEntries(
    columns.map(({ id, unit }) => {
      const value = values[id] ?? null;
      return [id, value !== null && unit === 'GBP' ? toPounds(pence(value)) : value];
    }),
  );

/** Returns a group as a table with every cell as text. */
export function priceTable({ id, title, dependsOn, of, columns, rows }: PriceGroup) {
  return {
    id,
    title,
    dependsOn,
    columns: [of, ...columns.map((column) => column.title)],
    rows: rows.map(({ name, detail, values }) => ({
      name,
      ...(detail && { detail }),
      cells: columns.map((column) => cellText(values[column.id] ?? null, column)),
    })),
  };
}

const TEXT: Readonly<Record<PriceUnit, (value: number) => string>> = {
  GBP: (value) =>
    value === 0 ? formatLineAmount(pence(value)) : value < 100 ? formatRate(pence(value)) : formatPence(pence(value)),
  percent: (value) => `${value}%`,
  'cubic feet': (value) => value.toLocaleString('en-GB'),
  weeks: (value) => countWithNoun(value, 'week'),
};

const cellText = (value: number | null, { unit }: PriceColumn): string =>
  value === null ? 'by request' : TEXT[unit](value);
