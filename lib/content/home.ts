import { customMovers, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import { COVER, COVER_PROMISE } from '@/lib/domain/order/cover';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import {
  ADDITIONAL_ADDRESS,
  BUSY_DAY_PERCENT,
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
  STUDENT_DISCOUNT_PERCENT,
} from '@/lib/domain/prices/assumptions';
import {
  ADD_ON_PRICES,
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  LISTED_ADD_ONS,
} from '@/lib/domain/prices/price-lists';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { withAvatars } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { areaMap } from './areas/area-links';
import {
  AVATARS,
  HERO_SKYLINE,
  HERO_STREET,
  HERO_STREET_PHONE,
  HERO_VAN,
  OPEN_VAN_ON_INK,
  PLAN_DRAWINGS,
  STEP_DRAWINGS,
} from './drawings';
import { FAQS } from './faqs/faq-page';
import { HOME_DRAWINGS } from './home-drawings';
import { LARGE_SERVICES, SMALL_SERVICES } from './home-services';
import { INITIAL_TERM, INITIAL_UNIT, largerUnits, TERM_CHOICES, unitCards } from './home-storage';
import { instantPlans, planCards, priceFrom } from './moving-plans';
import { DAY_END, DAY_START } from './opening';
import { newestReviews, REVIEWS } from './reviews/reviews';
import { unbroken } from './unbroken';

/** Returns the statements about the price: its contents, possible surcharges and our guarantees. */
const pledges = (phone: string) => [
  {
    title: 'The price you see is the price you pay',
    text: `VAT, ${PLAN_MILES} miles, the Congestion Charge, ULEZ and tolls are included from the first screen. It changes only if you change something.`,
  },
  {
    title: 'Extras have fixed prices',
    text: `${formatPence(PER_FLOOR)} a floor without a lift, ${formatPence(NO_PARKING)} without parking at the door, ${formatPence(ADDITIONAL_ADDRESS)} for one more address, ${formatRate(PER_EXTRA_MILE)} a mile beyond ${PLAN_MILES}, ${formatRate(PER_CUBIC_FOOT)} a cubic foot beyond your plan. ${BUSY_DAY_PERCENT}% on busy days: ${BUSY_DAY_RULE}. The calendar shows which.`,
  },
  {
    title: 'A two-hour arrival slot',
    text: `You choose a two-hour slot between ${DAY_START} and ${DAY_END}, any day of the week. Cancel the move up to ${FREE_CANCELLATION_HOURS} hours before and you get a full refund.`,
  },
  { title: 'Cover included', text: COVER_PROMISE },
  { title: 'You can ring us', text: `Ring ${unbroken(phone)} and talk it through. The price stays the same.` },
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
    text: 'With the movers and vans in your plan.',
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
    text: `Store your room over the summer and have it back for term. ${STUDENT_DISCOUNT_PERCENT}% off.`,
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
    text: `is the price of the smallest move: a van, ${customMovers(CUSTOM_BASE_CUBIC_FEET)} movers and VAT`,
  },
  { figure: 'Two hours', text: `is your arrival slot, ${DAY_START} to ${DAY_END}, any day` },
  { figure: formatPence(COVER.job), text: `of cover is included in every job, ${formatPence(COVER.item)} an item` },
  { figure: `${CLEANING_GUARANTEE_HOURS} hours`, text: 'is the guarantee on every clean' },
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
      initialUnit: INITIAL_UNIT,
      initialTerm: INITIAL_TERM,
    },
    plans: {
      plans: planCards(),
      custom: {
        text: `List what you have and pay for exactly that: ${formatPence(CUSTOM_BASE)} for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet, then ${formatRate(PER_CUBIC_FOOT)} each, with the total in view as you add.`,
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
