import { BREAKPOINTS } from '@/lib/breakpoints';
import { unitSuits } from '@/lib/domain/catalogue/home-units';
import { PLAN_CAPACITY, PLAN_MILES, customMovers } from '@/lib/domain/catalogue/plan-capacity';
import { MOST_POPULAR, STORAGE_UNITS, UNIT_HEIGHT_FEET, formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import type { AddOn, StorageUnitSpace } from '@/lib/domain/order-types';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import { COVER, COVER_PROMISE } from '@/lib/domain/order/cover';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import * as prices from '@/lib/domain/prices/assumptions';
import {
  ADD_ON_PRICES,
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  LISTED_ADD_ONS,
} from '@/lib/domain/prices/price-lists';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import {
  cheapestPerWeek,
  fourWeeksPrice,
  hasCustomUnits,
  weeklyPrice,
  type StorageToRent,
} from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, type StorageDuration } from '@/lib/domain/pricing/storage-terms';
import { tripsSentence, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { withAvatars } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { areaMap } from './areas/area-links';
import { COMPANY, DAY_END, DAY_START, unbroken } from './company';
import {
  AVATARS,
  HERO_SKYLINE,
  HERO_STREET,
  HERO_STREET_PHONE,
  HERO_VAN,
  HOME_DRAWINGS,
  OPEN_VAN_ON_INK,
  PLAN_DRAWINGS,
  STEP_DRAWINGS,
  type Drawing,
} from './drawings';
import { FAQS } from './faqs';
import { instantPlans, planCards, priceFrom } from './moving-plans';
import { REVIEWS, newestReviews } from './reviews/reviews';
import { asJsonLd, movingCompanyData, webSiteData } from './structured-data';

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
const SMALL_SERVICES = [
  {
    name: SERVICE_NAMES.PACKING,
    href: '/services/packing',
    text: `We bring the boxes and wrap the lot. ${price('PACKING')} with a move.`,
    drawing: HOME_DRAWINGS['services/packing'],
  },
  {
    name: 'Packing materials',
    href: '/services/packing-materials',
    text: `Boxes, tape and paper, delivered. ${price('PACKING_MATERIALS')} with a move.`,
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
    text: 'We take away what isn’t coming with you.',
    drawing: HOME_DRAWINGS['services/disposal'],
  },
] as const;

const list = SITE.storagePriceList;

type Pictures = { readonly thumbnail: Drawing; readonly drawing: Drawing };

/** The drawings of the units in the line-up. */
const UNIT_PICTURES: Partial<Record<StorageUnitSpace, Pictures>> = {
  'Plan 3x3': { thumbnail: HOME_DRAWINGS['units/3x3-plain'], drawing: HOME_DRAWINGS['units/3x3'] },
  'Plan 3x5': { thumbnail: HOME_DRAWINGS['units/3x5-plain'], drawing: HOME_DRAWINGS['units/3x5'] },
  'Plan 6x4': { thumbnail: HOME_DRAWINGS['units/6x4-plain'], drawing: HOME_DRAWINGS['units/6x4'] },
  'Plan 6x6': { thumbnail: HOME_DRAWINGS['units/6x6-plain'], drawing: HOME_DRAWINGS['units/6x6'] },
  'Plan 8x6': { thumbnail: HOME_DRAWINGS['units/8x6-plain'], drawing: HOME_DRAWINGS['units/8x6'] },
  'Plan 9x8': { thumbnail: HOME_DRAWINGS['units/9x8-plain'], drawing: HOME_DRAWINGS['units/9x8'] },
  'Plan 12x8': { thumbnail: HOME_DRAWINGS['units/12x8-plain'], drawing: HOME_DRAWINGS['units/12x8'] },
};

/** The terms of storage with their discounts. */
export const TERM_CHOICES = STORAGE_DURATIONS.map((duration) => ({
  value: duration.term,
  label: duration.title,
  detail: duration.discountPercent === 0 ? 'list price' : `−${duration.discountPercent}%`,
  condition: condition(duration),
  trips: tripsSentence(duration.term),
  every: duration.weeksPerPayment === 1 ? 'every week' : `every ${duration.weeksPerPayment} weeks`,
}));

const HEIGHT = `${UNIT_HEIGHT_FEET} ft`;
const formatVolume = (squareFeet: number) => `${squareFeet * UNIT_HEIGHT_FEET} cu ft`;
const measures = (squareFeet: number) => ({
  floor: formatSquareFeet(squareFeet),
  height: HEIGHT,
  volume: formatVolume(squareFeet),
});

/** The unit that is selected at first: a popular one, at its price without a discount. */
export const INITIAL_TERM = STORAGE_DURATIONS[0]?.term ?? '';

/** Returns the units that have a drawing, the smallest first, and the custom unit. */
export function unitCards() {
  const units = STORAGE_UNITS.flatMap(({ space, title, squareFeet, isPopular }) => {
    const pictures = UNIT_PICTURES[space];
    if (!pictures) return [];
    const like = unitSuits(space) ?? '';
    const prices = pricesOf({ storageSpace: space, squareFeet: null });
    return [{ value: space, title, like, isPopular, isFrom: false, ...measures(squareFeet), prices, ...pictures }];
  });
  return hasCustomUnits(list) ? [...units, customCard()] : units;
}

/** Returns the units that are too large for the line-up of drawings, as text. */
export function largerUnits() {
  return STORAGE_UNITS.filter(({ space }) => !UNIT_PICTURES[space]).map(({ space, title }) => ({
    title,
    weeks: pricesOf({ storageSpace: space, squareFeet: null }).map(({ week }) => week),
  }));
}

function customCard() {
  const { min, max } = CUSTOM_SQUARE_FEET;
  return {
    value: 'custom' as const,
    title: 'Custom',
    like: `${min} to ${max} sq ft`,
    isPopular: false,
    floor: `from ${formatSquareFeet(min)}`,
    height: HEIGHT,
    volume: `from ${formatVolume(min)}`,
    isFrom: true,
    prices: pricesOf({ storageSpace: 'custom', squareFeet: min }),
    thumbnail: HOME_DRAWINGS['units/custom-plain'],
    drawing: HOME_DRAWINGS['units/custom'],
  };
}

/** Returns the prices by term, the shortest first: pounds a week, and the amount of each payment. */
export function pricesOf(storage: StorageToRent) {
  return STORAGE_DURATIONS.map(({ term, weeksPerPayment }) => {
    const week = formatPence(weeklyPrice(list, storage, term));
    return { week, payment: weeksPerPayment === 1 ? week : formatPence(fourWeeksPrice(list, storage, term)) };
  });
}

function condition({ discountPercent, minimumWeeks }: StorageDuration): string | null {
  if (discountPercent === 0) return null;
  return `less ${discountPercent}%, for ${minimumWeeks} weeks or more.`;
}

/** Returns the statements about the price: its contents, possible surcharges and our guarantees. */
const pledges = (phone: string) => [
  {
    title: 'The price you see is the price you pay',
    text: `VAT, ${PLAN_MILES} miles, the Congestion Charge, ULEZ and tolls are included from the first screen. It changes only if you change something.`,
  },
  {
    title: 'Extras have fixed prices',
    text: `${formatPence(prices.PER_FLOOR)} a floor without a lift, ${formatPence(prices.NO_PARKING)} without parking at the door, ${formatPence(prices.ADDITIONAL_ADDRESS)} for one more address, ${formatRate(prices.PER_EXTRA_MILE)} a mile beyond ${PLAN_MILES}, ${formatRate(prices.PER_CUBIC_FOOT)} a cubic foot beyond your plan, and ${prices.BUSY_DAY_PERCENT}% on busy days, which the calendar shows.`,
  },
  {
    title: 'Cancel for a full refund',
    text: `Up to ${FREE_CANCELLATION_HOURS} hours before the move.`,
  },
  { title: 'Cover included', text: COVER_PROMISE },
  { title: 'You can ring us', text: `Ring ${unbroken(phone)}. The price is the same by phone.` },
];

const ASSEMBLING = formatPence(ADD_ON_PRICES[SITE.addOnVariant].ASSEMBLING);

/** The steps of booking and having a move. */
const STEPS = [
  {
    title: 'See your price',
    text: 'Two postcodes and a size are all we need.',
    drawing: STEP_DRAWINGS.price,
  },
  {
    title: 'Pick a day and a slot',
    text: 'Every day shows its own price, so you can see which is cheaper.',
    drawing: STEP_DRAWINGS.day,
  },
  {
    title: 'We carry, you tell us where',
    text: 'Your plan says how many movers and vans come.',
    drawing: STEP_DRAWINGS.carry,
  },
  {
    title: 'Move in',
    text: `Boxes in the right rooms, and beds put together if you add that for ${ASSEMBLING}.`,
    drawing: STEP_DRAWINGS.home,
  },
];

/** Links for visitors who are not moving a home. */
const AUDIENCES = [
  {
    name: 'Students',
    href: '/services/students-storage',
    text: `Store your things over the summer and have them back for term. ${prices.STUDENT_DISCOUNT_PERCENT}%\u00a0off.`,
    drawing: HOME_DRAWINGS['audiences/students'],
  },
  {
    name: 'Businesses',
    href: '/services/business',
    text: 'Stock, files, seasonal kit and whole offices.',
    drawing: HOME_DRAWINGS['audiences/business'],
  },
  {
    name: 'Drivers',
    href: '/become-a-mover',
    text: 'Have a van? Take jobs near you, when you want them.',
    drawing: HOME_DRAWINGS['audiences/drivers'],
  },
  {
    name: 'Partners',
    href: '/referral-program',
    text: 'Send people our way with the referral programme.',
    drawing: HOME_DRAWINGS['audiences/partners'],
  },
] as const;

/** Key figures of the offer. Each figure begins a sentence. */
const HOME_FACTS = [
  {
    figure: formatPence(priceFrom('custom')),
    text: `is the price of the smallest move: a van, ${customMovers(prices.CUSTOM_BASE_CUBIC_FEET)} movers and VAT`,
  },
  { figure: 'Two hours', text: `is your arrival slot, any day between ${DAY_START} and ${DAY_END}` },
  { figure: formatPence(COVER.job), text: `of cover is included in every job, ${formatPence(COVER.item)} an item` },
  { figure: `${CLEANING_GUARANTEE_HOURS} hours`, text: 'is how long we guarantee every clean' },
] as const;

type Call = { readonly phone: string; readonly phoneHref: string };

/**
 * Returns the whole content of the home page, made at build time and when other reviews are shown: small props instead
 * of code.
 */
export function homeContent({ phone, phoneHref }: Call, shown = REVIEWS) {
  return {
    hero: {
      lead: 'Man and van, storage and cleaning across London. You see the full price first. Your name and number can wait.',
      shortcuts: [
        { label: `Cleaning from ${formatPence(CLEANING_PLANS.one_bedroom.price)}`, href: '/services/cleaning' },
        { label: 'Price list', href: ROUTES.prices },
        { label: 'Reviews', href: ROUTES.reviews },
      ],
      skyline: HERO_SKYLINE.path,
      street: HERO_STREET.path,
      streetOnPhone: HERO_STREET_PHONE.path,
      van: HERO_VAN.path,
    },
    widget: { plans: instantPlans() },
    facts: HOME_FACTS,
    services: { large: LARGE_SERVICES, small: SMALL_SERVICES },
    steps: STEPS,
    storage: {
      units: unitCards(),
      largerUnits: largerUnits(),
      terms: TERM_CHOICES,
      initialUnit: MOST_POPULAR,
      initialTerm: INITIAL_TERM,
    },
    plans: {
      plans: planCards(),
      custom: {
        text: `List what you have and pay for exactly that: ${formatPence(prices.CUSTOM_BASE)} for the first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet, then ${formatRate(prices.PER_CUBIC_FOOT)} each, with the total in view as you add.`,
        drawing: PLAN_DRAWINGS.custom,
      },
      addOns: LISTED_ADD_ONS.map((addOn) => ({
        name: SERVICE_NAMES[addOn],
        price: formatPence(ADD_ON_PRICES[SITE.addOnVariant][addOn]),
      })),
    },
    reviews: { reviews: withAvatars(newestReviews(shown, 4), AVATARS) },
    nothingHidden: { drawing: OPEN_VAN_ON_INK, pledges: pledges(phone) },
    areas: { map: areaMap('moving') },
    audiences: AUDIENCES,
    questions: {
      questions: FAQS.filter(({ isOften }) => isOften).map(({ question, answer }) => ({ question, answer })),
      phone,
      phoneHref,
    },
  };
}

/** Returns the images of the wide and the one-column street with their media queries, as in Hero.module.scss. */
const streets = ({ street, streetOnPhone }: ReturnType<typeof homeContent>['hero']) => [
  { path: street, media: `(min-width: ${BREAKPOINTS.l}px)` },
  { path: streetOnPhone, media: `(max-width: ${BREAKPOINTS.l - 0.02}px)` },
];

/** Returns the content and metadata of the home page. */
export function homePage(shown = REVIEWS) {
  const { widget, ...body } = homeContent({ phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref }, shown);
  return {
    title: SITE.name,
    description: `${SITE.name}, ${SITE.city}: man and van, storage and cleaning. ${SITE.tagline}, VAT included.`,
    canonicalPath: '/',
    jsonLd: asJsonLd(movingCompanyData(), webSiteData()),
    // Preloaded because they are CSS backgrounds, which the browser finds late.
    firstImages: streets(body.hero),
    body,
    instantPrice: { ...widget, initialSpace: 'one_bedroom' as const },
  };
}
