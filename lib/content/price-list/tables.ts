import { formatLineAmount, formatPence, formatRate, pence } from '@/lib/domain/money';
import { countWithNoun } from '@/lib/domain/wording';
import type { PriceColumn, PriceGroup, PriceUnit } from './price-group';

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
