import { formatPence, formatRate } from '@/lib/domain/money';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { withAvatars } from '@/lib/domain/reviews/avatars';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT } from '@/lib/domain/prices/assumptions';
import { ADD_ON_PRICES, CLEANING_PLANS, LISTED_ADD_ONS } from '@/lib/domain/prices/price-lists';
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
} from './drawings';
import { FAQS } from './faqs';
import { AUDIENCES } from './home-audiences';
import { HOME_FACTS } from './home-facts';
import { pledges } from './home-pledges';
import { LARGE_SERVICES, SMALL_SERVICES } from './home-services';
import { STEPS } from './home-steps';
import { INITIAL_TERM, INITIAL_UNIT, largerUnits, TERM_CHOICES, unitCards } from './home-storage';
import { instantPlans, planCards } from './moving-plans';
import { newestReviews, REVIEWS } from './reviews/reviews';

type Call = { readonly phone: string; readonly phoneHref: string };

/** Everything the home page says, made at build time and when other reviews are shown: small props instead of code. */
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
