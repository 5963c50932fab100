import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import type { AddOn } from '@/lib/domain/order-types';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import { HOME_DRAWINGS } from './home-drawings';
import { priceFrom } from './moving-plans';

const price = (addOn: AddOn) => formatPence(addOnPrice(addOn, SITE.addOnVariant));

const cleans = Object.values(CLEANING_PLANS).toSorted((a, b) => a.price - b.price);
const [clean] = cleans;
const hours = cleans.map((plan) => plan.hours);
const movers = Object.values(PLAN_CAPACITY).map((plan) => plan.movers);
const range = (numbers: readonly number[]) => `${Math.min(...numbers)} to ${Math.max(...numbers)}`;

/** The services with a page and a price of their own. */
export const LARGE_SERVICES = [
  {
    name: SERVICE_NAMES.MOVING,
    href: '/services/moving',
    text: `A van, ${range(movers)} movers and a fixed price, from a few boxes to a whole home.`,
    price: formatPence(priceFrom('custom')),
    per: '',
    drawing: HOME_DRAWINGS['services/moving'],
  },
  {
    name: SERVICE_NAMES.STORAGE,
    href: '/services/storage',
    text: 'We collect your things, store them and bring them back. No driving to a warehouse.',
    price: formatPence(cheapestPerWeek(SITE.storagePriceList).perWeek),
    per: `a week; ${tripsWords('weekly')}`,
    drawing: HOME_DRAWINGS['services/storage'],
  },
  {
    name: SERVICE_NAMES.CLEANING,
    href: '/services/cleaning',
    text: `End-of-tenancy cleans: ${clean?.cleaners} cleaners, ${range(hours)} hours, with a ${CLEANING_GUARANTEE_HOURS}-hour guarantee.`,
    price: clean ? formatPence(clean.price) : '',
    per: '',
    drawing: HOME_DRAWINGS['services/cleaning'],
  },
] as const;

/** The services that accompany the large ones. A price is shown where one holds before any question is asked. */
export const SMALL_SERVICES = [
  {
    name: SERVICE_NAMES.PACKING,
    href: '/services/packing',
    text: `We bring the boxes and wrap the lot. ${price('PACKING')} with a move.`,
    drawing: HOME_DRAWINGS['services/packing'],
  },
  {
    name: 'Packing materials',
    href: '/services/packing-materials',
    text: `Boxes, tape and paper, to your door. ${price('PACKING_MATERIALS')} with storage.`,
    drawing: HOME_DRAWINGS['services/materials'],
  },
  {
    name: 'Unpacking',
    href: '/services/home-setup',
    text: `We empty the boxes into your cupboards. ${price('UNPACKING')} with a return.`,
    drawing: HOME_DRAWINGS['services/unpacking'],
  },
  {
    name: SERVICE_NAMES.ASSEMBLING,
    href: '/services/home-setup#assembling',
    text: `Beds and wardrobes put back together. ${price('ASSEMBLING')} with a move.`,
    drawing: HOME_DRAWINGS['services/assembling'],
  },
  {
    name: 'International shipping',
    href: '/services/shipping',
    text: 'Portugal, Spain and the United Arab Emirates.',
    drawing: HOME_DRAWINGS['services/shipping'],
  },
  {
    name: SERVICE_NAMES.DISPOSAL,
    href: '/services/disposal',
    text: 'What isn’t coming with you, taken away.',
    drawing: HOME_DRAWINGS['services/disposal'],
  },
] as const;
