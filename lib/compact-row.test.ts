import { ITEM_GROUP } from '@/lib/content/price-list/groups';
import { priceTable } from '@/lib/content/price-list/price-list';
import { cellsOf, compactRow } from './compact-row';

it('brings every row of the items back as it was', () => {
  const rows = priceTable(ITEM_GROUP).rows.map(({ name, cells }) => [name, ...cells]);
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.map((row) => cellsOf(compactRow(row)))).toEqual(rows);
});
