import { formatLineAmount, formatPence, formatRate, pence, toPounds } from '@/lib/domain/money';
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
import { compactRow } from '@/lib/compact-row';
import { ROOMS } from '@/lib/domain/catalogue/rooms';
import { MAX_VANS } from '@/lib/domain/catalogue/vans';
import { formatDay, type LocalDate } from '@/lib/domain/london-time';
import { unbroken } from '../company';
import { STEPS_FILES } from '../drawing-files';
import { cleaningOffers, movingOffers } from '../offers';
import { asJsonLd, offerCatalogData } from '../structured-data';

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

/** The address of the price list as JSON: an API route, so that the pages need no rewrite. */
export const PRICES_JSON = '/api/prices.json';

/** Returns the metadata of /prices. */
export const pricesHead = () => ({
  title: 'Price list',
  description:
    'Every price of moving, storage, cleaning and packing in one list: plans, items, miles, floors, units by term, busy days, and what you get back if you cancel.',
  canonicalPath: ROUTES.prices,
  jsonLd: asJsonLd(offerCatalogData('Price list', ROUTES.prices, [...movingOffers(), ...cleaningOffers()])),
});

/** Returns the content of /prices. Items are in one table a room, without the column of rooms. */
export function pricesPage(phone: string) {
  const groups = priceGroups();
  const { id, title, dependsOn, columns } = priceTable(ITEM_GROUP);
  return {
    drawing: { ...STEPS_FILES.price, alt: '' },
    version: `Price list ${PRICE_LIST_VERSION.version}, valid from ${formatDay(PRICE_LIST_VERSION.validFrom)}`,
    json: PRICES_JSON,
    groups: groups.filter((group) => group !== ITEM_GROUP).map(priceTable),
    items: {
      id,
      title,
      dependsOn,
      columns,
      rooms: ROOMS.map((room) => ({ room, rows: priceTable(ofRoom(room)).rows.map(compact) })),
    },
    byRequest: `Not in the list, because we cannot price them unseen: international shipping, disposal on its own, moves of more than ${MAX_VANS} vans, rooms larger than our largest unit, and cleaning larger homes. Ring ${unbroken(phone)}: we tell you the whole price before you agree to anything.`,
  };
}

const ofRoom = (room: string): PriceGroup => ({
  ...ITEM_GROUP,
  rows: ITEM_GROUP.rows.filter(({ detail }) => detail === room),
});

/** Reduces a row to what is drawn, since there are many. */
const compact = ({ name, cells }: ReturnType<typeof priceTable>['rows'][number]) => compactRow([name, ...cells]);
