import { SESSION_IDLE_DAYS } from '@/lib/domain/account';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import {
  formatSquareFeet,
  STORAGE_UNITS,
  storageUnit,
  UNIT_HEIGHT_FEET,
  usableCubicFeet,
} from '@/lib/domain/catalogue/storage-units';
import { ANSWER_WORKING_DAYS, CLAIM_DAYS, DECISION_DAYS } from '@/lib/domain/claims/claims';
import { EXTRA_ANSWER_MINUTES, EXTRA_REMINDERS, WAITING_RULE } from '@/lib/domain/extras/extras';
import { formatPence, formatRate } from '@/lib/domain/money';
import { DAY_BEFORE_AT, TEXT_HOURS } from '@/lib/domain/notifications/sms';
import {
  FIXED_MOVING_PLANS,
  MOVING_SPACES,
  STORAGE_TERMS,
  type FurnitureItem,
  type ServiceType,
  type StorageUnitSpace,
} from '@/lib/domain/order-types';
import {
  COOLING_OFF_DAYS,
  DRAFT_LIFE_DAYS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION,
  PRICES_KEPT_DAYS,
  UNDO_MINUTES,
} from '@/lib/domain/order/assumptions';
import { FREEZER_OFF } from '@/lib/domain/order/checklist-tasks';
import { COVER_SUM } from '@/lib/domain/order/cover';
import { MORE_COVER, NEVER_COVERED } from '@/lib/domain/order/cover-words';
import { HOLD_MINUTES, PHONE_HOLD_HOURS, PHONE_HOLD_UNTIL } from '@/lib/domain/order/hold';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { isTransport } from '@/lib/domain/order/transport';
import { ENOUGH_NOTICE, ENOUGH_NOTICE_TEXT } from '@/lib/domain/parking/words';
import * as prices from '@/lib/domain/prices/assumptions';
import {
  ADD_ON_PRICES,
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  LISTED_ADD_ONS,
} from '@/lib/domain/prices/price-lists';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/charges';
import { materialsFor, PAPER_KILOGRAMS, type Material } from '@/lib/domain/pricing/materials';
import { ROAD_CHARGES } from '@/lib/domain/pricing/road-charges';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { countWithNoun, REFUND_DAYS } from '@/lib/domain/wording';
import {
  CLAIM_PHOTOS_KEPT_DAYS,
  CONSENT_DAYS,
  EVENTS_KEPT_DAYS,
  HELD_FORMS_KEPT_DAYS,
  MESSAGES_KEPT_DAYS,
  NOTES_KEPT_HOURS,
  PHOTOS_KEPT_DAYS,
  SIGNATURES_KEPT_DAYS,
  UNSENT_PHOTOS_KEPT_HOURS,
  UNSUBSCRIBED_KEPT_DAYS,
} from '@/lib/domain/retention';
import {
  GOODS_KEPT_AFTER_DAYS,
  MOVE_NOTICE_DAYS,
  NOTICE_DAYS,
  NOTICE_FROM_WEEKS,
  PRICE_CHANGE_NOTICE_DAYS,
} from '@/lib/domain/storage/billing';
import { CREW_SENDS_HOURS } from '@/lib/domain/visits/assumptions';
import { LATE_EXCEPTION, LATE_PROMISE } from '@/lib/domain/visits/late-credit';
import { SITE } from '@/lib/site';
import { andList } from './areas/wording';
import { COMPANY, unbroken } from './company';
import { priceFrom } from './moving-plans';
import { PAYMENT_WEEKS, RETRIES } from './services/unit-choice';

/** Lists that the texts say fit into a 6 × 4 ft unit. A test packs them. By furniture id, with quantities. */
export const LOADS_OF_6X4 = {
  bedroom: {
    bed_double: 1,
    wardrobe_flat: 1,
    drawers_s: 1,
    bedside: 1,
    desk_s: 1,
    chair_office: 1,
    suitcase: 2,
    box_m: 10,
  },
  living_room: { sofa_2: 1, armchair: 1, coffee_table: 1, tv_medium: 1, lamp_floor: 1, box_m: 12 },
  kitchen: { fridge_freezer: 1, washing_machine: 1, kitchen_table: 1, kitchen_chair: 4, box_m: 14 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A list that does not fit into a 6 × 4 ft unit: some boxes stay outside. */
export const TOO_MUCH_FOR_6X4 = { sofa_3: 1, bed_double: 1, wardrobe_2: 1, desk_m: 1, box_m: 20 } as const;

/**
 * Returns a load as inventory lines with the catalogue's titles. Throws RangeError for an id that the catalogue does
 * not have.
 */
export function itemsOf(load: Readonly<Record<string, number>>): readonly FurnitureItem[] {
  return Object.entries(load).map(([id, quantity]) => {
    const entry = findFurniture(id);
    if (!entry) throw new RangeError(`Not in the catalogue: ${id}`);
    return { ...entry, quantity };
  });
}

/** Returns a load in words: "Double bed and mattress; 2 × Suitcase". */
export function loadInWords(load: Readonly<Record<string, number>>): string {
  return itemsOf(load)
    .map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`))
    .join('; ');
}

/**
 * The environment variables that the legal texts depend on: the optional services of this build, and when they run
 * (CKB-2).
 */
type Environment = Readonly<Record<string, string | undefined>>;

const SERVICES = [
  { variable: 'NEXT_PUBLIC_AMPLITUDE_KEY', name: 'Amplitude' },
  { variable: 'NEXT_PUBLIC_GTM_ID', name: 'Google Tag Manager' },
  { variable: 'NEXT_PUBLIC_HUBSPOT_ID', name: 'HubSpot' },
  { variable: 'NEXT_PUBLIC_REVIEW_WIDGET_ID', name: 'Trustpilot' },
  { variable: 'NEXT_PUBLIC_SENTRY_DSN', name: 'Sentry' },
] as const;

const MODES = {
  granted:
    'On this site they run as soon as a page has loaded, before you have answered, and “Decline” does not stop them: your answer only closes the question.',
  'opt-in':
    'None of them runs, and none of their cookies is set, before you press “Accept”. “Decline” leaves it that way. If you withdraw an “Accept”, their cookies are removed at once.',
} as const;

/** Returns the values of `{{optional:…}}`. */
export function optionalServices(env: Environment): Readonly<Record<'switched_on' | 'mode', string>> {
  const names = SERVICES.filter(({ variable }) => env[variable]).map(({ name }) => name);
  return {
    switched_on: names.length === 0 ? 'none of them' : new Intl.ListFormat('en-GB').format(names),
    mode: MODES[env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in' ? 'opt-in' : 'granted'],
  };
}

/**
 * The values that texts may insert with `{{price:one_bedroom}}`. Each comes from the rule that charges or applies it,
 * so that no text can say another number.
 */
type Values = Readonly<Record<string, string>>;

const table = <K extends string>(keys: readonly K[], value: (key: K) => string | number): Values =>
  Object.fromEntries(keys.map((key) => [key, String(value(key))]));

/** Returns a unit's size as in texts: "Plan 6x4" gives "6x4". */
const sizeOf = (space: StorageUnitSpace) => space.replace('Plan ', '');

function unitPrices(): Values {
  const prices = STORAGE_UNITS.flatMap(({ space }) => {
    const week = (term: (typeof STORAGE_TERMS)[number]) =>
      formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: space, squareFeet: null }, term));
    return [
      [sizeOf(space), week('weekly')],
      ...STORAGE_TERMS.map((term) => [`${sizeOf(space)}:${term}`, week(term)]),
    ] as const;
  });
  return Object.fromEntries(prices) as Values;
}

function unitFacts(): Values {
  const facts = STORAGE_UNITS.flatMap(({ space, squareFeet, title }) => [
    [`${sizeOf(space)}:title`, title],
    [`${sizeOf(space)}:floor`, formatSquareFeet(squareFeet)],
    [`${sizeOf(space)}:volume`, `${storageUnit(space).squareFeet * UNIT_HEIGHT_FEET} cubic feet`],
    [`${sizeOf(space)}:holds`, `${usableCubicFeet(squareFeet)} cubic feet`],
  ]);
  return Object.fromEntries([...facts, ['height', `${UNIT_HEIGHT_FEET} ft`]]) as Values;
}

const planFacts: Values = Object.fromEntries(
  FIXED_MOVING_PLANS.flatMap((plan) =>
    Object.entries(PLAN_CAPACITY[plan]).map(([fact, value]) => [`${plan}:${fact}`, value.toLocaleString('en-GB')]),
  ),
);

/** The tape and paper for the boxes of each plan, as the page of packing materials counts them. */
const planMaterials: Values = Object.fromEntries(
  FIXED_MOVING_PLANS.flatMap((plan) => {
    const count = (material: Material) => materialsFor(plan).find((line) => line.material === material)?.count ?? 0;
    return [
      [`${plan}:tape`, countWithNoun(count('tape'), 'roll')],
      [`${plan}:paper`, `${count('paper') * PAPER_KILOGRAMS} kg`],
    ];
  }),
);

const roadCharges: Values = Object.fromEntries(
  ROAD_CHARGES.flatMap(({ id, when, rates }) => [
    [`${id}:when`, when],
    ...rates.map(({ amount }, index) => [`${id}:${index + 1}`, formatPence(amount)] as const),
  ]),
);

function servicesWhere(matches: (service: ServiceType) => boolean): string {
  return Object.entries(SERVICE_NAMES)
    .filter(([service]) => service !== 'DISPOSAL' && matches(service as ServiceType))
    .map(([, name]) => name.toLowerCase())
    .join(', ');
}

const { legal } = COMPANY;

/** The values by the word before the colon. */
export const PLACEHOLDERS: Readonly<Record<string, Values>> = {
  /** The price of a move, by plan. */
  price: table(MOVING_SPACES, (space) => formatPence(priceFrom(space))),
  plan: planFacts,
  materials: planMaterials,
  add_on: table(LISTED_ADD_ONS, (addOn) => formatPence(ADD_ON_PRICES[SITE.addOnVariant][addOn])),
  clean: table(Object.keys(CLEANING_PLANS) as (keyof typeof CLEANING_PLANS)[], (space) =>
    formatPence(CLEANING_PLANS[space].price),
  ),
  /** The price of a unit for a week: at the list price, or with the term's discount. */
  storage: unitPrices(),
  unit: unitFacts(),
  load: {
    ...table(Object.keys(LOADS_OF_6X4) as (keyof typeof LOADS_OF_6X4)[], (name) => loadInWords(LOADS_OF_6X4[name])),
    too_much: loadInWords(TOO_MUCH_FOR_6X4),
  },
  rate: {
    cubic_foot: formatRate(prices.PER_CUBIC_FOOT),
    mile: formatRate(prices.PER_EXTRA_MILE),
    floor: formatRate(prices.PER_FLOOR),
    no_parking: formatRate(prices.NO_PARKING),
    additional_address: formatRate(prices.ADDITIONAL_ADDRESS),
    storage_trip: TRIP_RATE,
    base_cubic_feet: String(prices.CUSTOM_BASE_CUBIC_FEET),
  },
  percent: {
    student: `${prices.STUDENT_DISCOUNT_PERCENT}%`,
    busy_day: `${prices.BUSY_DAY_PERCENT}%`,
    late_cancellation: `${LATE_CANCELLATION.percent}%`,
    ...table(STORAGE_TERMS, (term) => `${storageDuration(term).discountPercent}%`),
  },
  /** Liability for loss and damage: the sum in every price, the higher sums on offer, and the exclusions. */
  cover: { sum: COVER_SUM, more: MORE_COVER },
  never_covered: NEVER_COVERED,
  weeks: { ...table(STORAGE_TERMS, (term) => storageDuration(term).minimumWeeks), payment: String(PAYMENT_WEEKS) },
  /**
   * The rules for charging a saved card for storage: notice in days, and the weeks of a payment from which it is
   * announced.
   */
  storage_payment: {
    notice_days: String(NOTICE_DAYS),
    notice_from_weeks: String(NOTICE_FROM_WEEKS),
    retry_days: RETRIES,
    kept_after_days: String(GOODS_KEPT_AFTER_DAYS),
    move_notice_days: String(MOVE_NOTICE_DAYS),
    price_change_days: String(PRICE_CHANGE_NOTICE_DAYS),
  },
  /** Names of our services, by the right to cancel them. */
  services: { transport: servicesWhere(isTransport), others: servicesWhere((service) => !isTransport(service)) },
  rule: {
    busy_day: BUSY_DAY_RULE,
    late: LATE_PROMISE,
    late_exception: LATE_EXCEPTION,
    waiting: WAITING_RULE,
    parking: ENOUGH_NOTICE_TEXT,
  },
  time: {
    undo_minutes: String(UNDO_MINUTES),
    extra_minutes: String(EXTRA_ANSWER_MINUTES),
    extra_reminders: andList(EXTRA_REMINDERS.days.map(String)),
    free_cancellation_hours: String(FREE_CANCELLATION_HOURS),
    late_cancellation_hours: String(LATE_CANCELLATION.hours),
    cooling_off_days: String(COOLING_OFF_DAYS),
    refund_days: String(REFUND_DAYS),
    hold_minutes: String(HOLD_MINUTES),
    phone_hold_hours: String(PHONE_HOLD_HOURS),
    phone_hold_until: PHONE_HOLD_UNTIL,
    quote_days: String(DRAFT_LIFE_DAYS),
    prices_kept_days: String(PRICES_KEPT_DAYS),
    events_days: String(EVENTS_KEPT_DAYS),
    held_forms_days: String(HELD_FORMS_KEPT_DAYS),
    unsubscribed_days: String(UNSUBSCRIBED_KEPT_DAYS),
    photos_days: String(PHOTOS_KEPT_DAYS),
    claim_photos_days: String(CLAIM_PHOTOS_KEPT_DAYS),
    unsent_photos_hours: String(UNSENT_PHOTOS_KEPT_HOURS),
    signatures_days: String(SIGNATURES_KEPT_DAYS),
    crew_sends_hours: String(CREW_SENDS_HOURS),
    notes_hours: String(NOTES_KEPT_HOURS),
    consent_days: String(CONSENT_DAYS),
    session_days: String(SESSION_IDLE_DAYS),
    parking_notice: ENOUGH_NOTICE,
    freezer_off: FREEZER_OFF,
    day_before_at: DAY_BEFORE_AT,
    texts_from: TEXT_HOURS.from,
    texts_until: TEXT_HOURS.until,
    messages_days: String(MESSAGES_KEPT_DAYS),
    claim_days: String(CLAIM_DAYS),
    claim_answer_days: String(ANSWER_WORKING_DAYS),
    claim_decision_days: String(DECISION_DAYS),
    clean_guarantee_hours: String(CLEANING_GUARANTEE_HOURS),
  },
  /** The optional services of this build. */
  optional: optionalServices(process.env),
  road: roadCharges,
  company: {
    name: SITE.name,
    // Without a line break.
    phone: unbroken(COMPANY.phone.value),
    email: COMPANY.email.value,
    address: COMPANY.address.value,
    legal_name: legal.name.value,
    number: legal.number.value,
    registered_office: legal.registeredOffice.value,
    vat_number: legal.vatNumber.value,
  },
};

/** Returns the text for a name such as "price:one_bedroom". Throws RangeError that lists the existing names. */
export function placeholder(name: string): string {
  const [kind = '', ...rest] = name.trim().split(':');
  const values = own(PLACEHOLDERS, kind);
  if (!values) throw new RangeError(`{{${name}}}: there is no "${kind}", only ${Object.keys(PLACEHOLDERS).join(', ')}`);
  const value = own(values, rest.join(':'));
  if (value === undefined) throw new RangeError(`{{${name}}}: "${kind}" has only ${Object.keys(values).join(', ')}`);
  return value;
}

const own = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
