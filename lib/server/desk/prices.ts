import type { PricesView } from '@/lib/contracts/desk-views';
import { priceGroups } from '@/lib/content/price-list/price-list';
import { priceTable } from '@/lib/content/price-list/tables';
import { PRICE_LIST_VERSION } from '@/lib/content/price-list/version';
import { formatDate } from '@/lib/domain/london-time';
import { SITE } from '@/lib/site';

const OURS = 'Assumption (lib/domain/prices/assumptions.ts)';

/** Where each table's numbers come from. A group without an entry is shown as ours. */
const SOURCES: Readonly<Record<string, string>> = {
  'moving-plans': 'Specification §9 (lib/domain/prices/price-lists.ts)',
  'add-ons': `Specification §9, list ${SITE.addOnVariant} (lib/domain/prices/price-lists.ts); unpacking and sets of boxes: assumption`,
  materials: 'Specification §9 (lib/domain/pricing/materials.ts)',
  storage: `Specification §9, list "${SITE.storagePriceList}" (lib/domain/prices/storage-price-lists.ts); units that it lacks have the other list's price: assumption`,
  'custom-storage': 'Specification §9 (lib/domain/prices/storage-price-lists.ts); limits: assumption',
  'storage-terms': 'Specification §9 (lib/domain/pricing/storage-terms.ts)',
  cleaning: 'Specification §9 (lib/domain/prices/price-lists.ts)',
  cancellation: 'Assumption (lib/domain/order/assumptions.ts)',
};

/** The price list in force, as the engine charges it, each table with its source. Nothing can be changed here. */
export function pricesView(): PricesView {
  const { version, validFrom } = PRICE_LIST_VERSION;
  return {
    kind: 'prices',
    version: `Version ${version}, in force since ${formatDate(validFrom)}`,
    groups: priceGroups().map((group) => {
      const { title, dependsOn, columns, rows } = priceTable(group);
      return {
        title,
        source: SOURCES[group.id] ?? OURS,
        dependsOn,
        columns,
        rows: rows.map(({ name, detail, cells }) => [detail ? `${name}, ${detail}` : name, ...cells]),
      };
    }),
  };
}
