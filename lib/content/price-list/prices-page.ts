import { compactRow } from '@/lib/compact-row';
import { ROOMS } from '@/lib/domain/catalogue/rooms';
import { MAX_VANS } from '@/lib/domain/catalogue/vans';
import { formatDay } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { unbroken } from '../company';
import { STEPS_FILES } from '../drawing-files';
import { cleaningOffers, movingOffers } from '../offers';
import { asJsonLd, offerCatalogData } from '../structured-data';
import { ITEM_GROUP, type PriceGroup } from './groups';
import { PRICE_LIST_VERSION, priceGroups, priceTable } from './price-list';

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
