import { pence, toPounds } from '@/lib/domain/money';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import type { ActiveLists, PriceColumn, PriceGroup, PriceRow } from './price-group';
import { priceGroups } from './price-list';
import { PRICE_LIST_VERSION } from './version';

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
