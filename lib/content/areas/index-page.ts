import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { FREE_COLLECTION_TERM, STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { HOME_DRAWINGS } from '../drawings';
import { priceFrom } from '../moving-plans';
import { type AreaProduct, areaPath, areaMap } from './area-links';
import { BOROUGHS } from './boroughs';
import { type Reach, reachOf, storeText } from './reach';
import { aWeek } from './storage-page';
import { andList, milesText } from './wording';

/** Miles from Charing Cross within which a borough counts as central, whatever its direction. */
const CENTRAL = 6;

const REGIONS = [
  { id: 'central', title: 'Central London', has: ({ centre }: Reach) => centre <= CENTRAL },
  {
    id: 'north',
    title: 'North',
    has: ({ direction }: Reach) => direction.endsWith('north') || direction === 'north-west',
  },
  { id: 'east', title: 'East', has: ({ direction }: Reach) => direction === 'east' || direction === 'north-east' },
  { id: 'south', title: 'South', has: ({ direction }: Reach) => direction === 'south' || direction === 'south-east' },
  { id: 'west', title: 'West and south-west', has: () => true },
] as const;

const AREAS = BOROUGHS.map((borough) => ({ borough, reach: reachOf(borough) }));
const CITY_AND = BOROUGHS.length - 1;

/** The number of boroughs from which every other one is within a plan's included miles. */
const withoutExtra = AREAS.filter(({ reach }) => reach.beyond.length === 0).length;
const farthestStore = Math.max(...AREAS.map(({ reach }) => reach.storage));

const WORDS = {
  moving: {
    action: { label: 'See your price', href: ROUTES.movingQuote, spot: 'areas_moving_hero' },
    title: 'Man\u00a0and\u00a0van in every London borough',
    lead: `${CITY_AND} boroughs and the City, one price list: ${formatPence(priceFrom('one_bedroom'))} for one bedroom with ${PLAN_MILES} miles included. From ${withoutExtra} of them, those miles reach every other borough.`,
    description: `Man and van in all ${CITY_AND} London boroughs and the City: postcode districts, parking rules, prices from each borough to the others, and the next available slots.`,
    page: { title: 'Man and van areas in London' },
    call: {
      title: 'Know both postcodes already?',
      text: 'Then skip the map. Enter them, choose a size, and see your price before we ask who you are.',
      drawing: HOME_DRAWINGS['services/moving'],
      price: { lead: 'from', price: formatPence(priceFrom('custom')) },
      action: { label: 'See your price', href: ROUTES.movingQuote, spot: 'areas_moving' },
    },
  },
  storage: {
    action: { label: 'See your price', href: ROUTES.storageQuote, spot: 'areas_storage_hero' },
    title: 'Storage, collected from any London borough',
    lead: `Our store is in ${STORAGE_DISTRICT}. The furthest borough is ${milesText(farthestStore)} from it by road, and a van comes to your door in all of them. If you store for ${storageDuration(FREE_COLLECTION_TERM).title} or longer, collection is free.`,
    description: `Storage with collection in all ${CITY_AND} London boroughs and the City: what the trip costs from yours, which unit fits, parking rules and the next available slots.`,
    page: { title: 'Storage with collection areas in London' },
    call: {
      title: 'Not sure how much you have?',
      text: 'The calculator shows your things in units of every size and tells you the smallest that will hold them.',
      drawing: HOME_DRAWINGS['services/storage'],
      price: {
        lead: 'from',
        price: aWeek('Plan 3x3', FREE_COLLECTION_TERM),
        per: `a week for ${storageDuration(FREE_COLLECTION_TERM).title}; ${tripsWords(FREE_COLLECTION_TERM)}`,
      },
      action: { label: 'Find my unit', href: ROUTES.storageCalculator },
    },
  },
} as const;

/** Returns the whole content of the index page of a product's areas. */
export function areaIndexContent(product: AreaProduct) {
  const { title, lead, action, call, page, description } = WORDS[product];
  return {
    title,
    lead,
    action,
    call,
    words: { title: page.title, description },
    map: areaMap(product),
    regions: regionsOf(product),
  };
}

/** Groups the boroughs by direction, each in the first region that applies. */
function regionsOf(product: AreaProduct) {
  const regionOf = (reach: Reach) => REGIONS.find(({ has }) => has(reach))?.title;
  return REGIONS.map(({ id, title }) => ({
    id,
    title,
    areas: AREAS.filter(({ reach }) => regionOf(reach) === title).map(({ borough, reach }) => ({
      name: borough.name,
      href: areaPath(product, borough.name),
      districts: andList(borough.districts),
      detail: detailOf(product, reach),
    })),
  }));
}

const detailOf = (product: AreaProduct, reach: Reach): string =>
  product === 'moving' ? `${milesText(reach.centre)} from Charing Cross` : storeText(reach);
