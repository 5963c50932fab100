import { PRICE_LIST_VERSION, priceGroups, priceTable } from '@/lib/content/price-list/price-list';
import type { PricesView } from '@/lib/contracts/desk-office';
import { formatDate } from '@/lib/domain/london-time';
import { SITE } from '@/lib/site';

/** The operator, who reads these texts, gave some prices. All others are assumptions of ours. */
const FROM_OPERATOR = 'From your price list.';
const ESTIMATE = 'Our estimate: please check it.';

/** The prices of a group without an entry are assumptions. */
const SOURCE_BY_GROUP_ID: Readonly<Record<string, string>> = {
  'moving-plans': FROM_OPERATOR,
  'add-ons': `From your price list ${SITE.addOnVariant} for extras. Unpacking and sets of boxes are our estimate: please check them.`,
  materials: FROM_OPERATOR,
  storage: `From your storage prices ${SITE.storagePriceList === 'quote' ? 'in the quote' : 'on the storage pages'}. Units that are not among them have the price of the other list, which is our estimate: please check them.`,
  'custom-storage': 'From your price list. The smallest and largest sizes are our estimate: please check them.',
  'storage-terms': FROM_OPERATOR,
  cleaning: FROM_OPERATOR,
};

/** Returns the price list in force, each table with a text about the source of its prices. */
export function pricesView(): PricesView {
  const { version, validFrom } = PRICE_LIST_VERSION;
  return {
    kind: 'prices',
    version: `Version ${version}, in force since ${formatDate(validFrom)}`,
    groups: priceGroups().map((group) => {
      const { title, dependsOn, columns, rows } = priceTable(group);
      return {
        title,
        source: SOURCE_BY_GROUP_ID[group.id] ?? ESTIMATE,
        dependsOn,
        columns,
        rows: rows.map(({ name, detail, cells }) => [detail ? `${name}, ${detail}` : name, ...cells]),
      };
    }),
  };
}
