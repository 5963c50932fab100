import { PRICE_LIST_VERSION, priceGroups, priceTable } from '@/lib/content/price-list/price-list';
import type { PricesView } from '@/lib/contracts/desk-office';
import { formatDate } from '@/lib/domain/london-time';
import { SITE } from '@/lib/site';

/** Prices that the operator has given. All others are our assumptions. */
const YOURS = 'From your price list.';
const OURS = 'Our estimate: please check it.';

/** By table. A group without an entry is an assumption of ours. */
const SOURCES: Readonly<Record<string, string>> = {
  'moving-plans': YOURS,
  'add-ons': `From your price list ${SITE.addOnVariant} for extras. Unpacking and sets of boxes are our estimate: please check them.`,
  materials: YOURS,
  storage: `From your storage prices ${SITE.storagePriceList === 'quote' ? 'in the quote' : 'on the storage pages'}. Units that are not among them have the price of the other list, which is our estimate: please check them.`,
  'custom-storage': 'From your price list. The smallest and largest sizes are our estimate: please check them.',
  'storage-terms': YOURS,
  cleaning: YOURS,
  cancellation: OURS,
};

/** Returns the price list in force as the engine charges it, each table with its source. */
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
