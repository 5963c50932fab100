import { MATERIALS_WITH } from '@/lib/domain/catalogue/add-on-services';
import { roomsText } from '@/lib/domain/catalogue/cleaned-rooms';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { MAX_CUBIC_FEET, MOST_VANS } from '@/lib/domain/catalogue/vans';
import { BY_REQUEST_KILOGRAMS, HEAVY_KILOGRAMS } from '@/lib/domain/catalogue/needs';
import { PLAN_CAPACITY, PLAN_MILES, type PlanCapacity } from '@/lib/domain/catalogue/plan-capacity';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { STORAGE_UNITS, formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import { EXTRA_ANSWER_MINUTES, WAITING } from '@/lib/domain/extras/extras';
import { NOTHING, formatPence, pence, sum, type Pence } from '@/lib/domain/money';
import { CLEANING_SPACES, COVER_STEPS, FIXED_MOVING_PLANS, type AddOn, type CoverStep } from '@/lib/domain/order-types';
import {
  COOLING_OFF_DAYS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION,
  UNDO_MINUTES,
} from '@/lib/domain/order/assumptions';
import { COVER_IS } from '@/lib/domain/order/cover-words';
import * as prices from '@/lib/domain/prices/assumptions';
import {
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  LARGER_HOME_FROM,
  MOVING_PLAN_PRICES,
} from '@/lib/domain/prices/price-lists';
import { CUSTOM_PER_SQUARE_FOOT, CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { BUSY_DAY_RULE, addOnPrice, spaceCharges } from '@/lib/domain/pricing/charges';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import type { QuoteLineCode } from '@/lib/domain/pricing/line-codes';
import { MATERIALS, MATERIALS_DELIVERY } from '@/lib/domain/pricing/materials';
import { ROAD_CHARGE_NAMES } from '@/lib/domain/pricing/road-charges';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice } from '@/lib/domain/pricing/storage-trips';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { LATE_CREDITS } from '@/lib/domain/visits/assumptions';
import { LATE_EXCEPTION } from '@/lib/domain/visits/late-credit';
import { countWithNoun } from '@/lib/domain/wording';
import { DAY_END, DAY_START } from '../company';

/** The unit of a column's numbers. Money is in pence here and in pounds in the JSON, VAT included. */
export type PriceUnit = 'GBP' | 'percent' | 'cubic feet' | 'weeks';

export type PriceColumn = { readonly id: string; readonly title: string; readonly unit: PriceUnit };

/** A row with its `values` by the id of the column. Null where the price depends on more details and is by request. */
export type PriceRow = {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly values: Readonly<Record<string, Pence | number | null>>;
  /** The codes of the quote lines that are charged by this row. */
  readonly lines?: readonly QuoteLineCode[];
};

/** One table of the public price list. Its numbers are read from the rules that charge them. */
export type PriceGroup = {
  readonly id: string;
  readonly title: string;
  /** A text about the factors that the prices depend on. */
  readonly dependsOn: string;
  /** The title of the column that names the rows. */
  readonly of: string;
  readonly columns: readonly PriceColumn[];
  readonly rows: readonly PriceRow[];
};

/** The configuration that the prices depend on. */
export type ActiveLists = { readonly addOnVariant: 1 | 2; readonly storagePriceList: 'pages' | 'quote' };

const PRICE: PriceColumn = { id: 'price', title: 'Price', unit: 'GBP' };

const planDetail = ({ boxes, movers, vans, hours }: PlanCapacity) =>
  [`${boxes} boxes`, `${movers} movers`, countWithNoun(vans, 'van'), ...(hours ? [`${hours} hours`] : [])].join(', ');

const plans: PriceGroup = {
  id: 'moving-plans',
  title: 'Moving, by plan',
  dependsOn: `A plan is a van, movers and the first ${PLAN_MILES} miles for one price. The price stays the same as long as your things fit the plan’s volume; anything beyond that is charged by the cubic foot.`,
  of: 'Plan',
  columns: [{ id: 'holds', title: 'Cubic feet', unit: 'cubic feet' }, PRICE],
  rows: FIXED_MOVING_PLANS.map((plan) => ({
    id: plan,
    name: SPACE_TITLES[plan],
    detail: planDetail(PLAN_CAPACITY[plan]),
    values: { holds: PLAN_CAPACITY[plan].cubicFeet, price: MOVING_PLAN_PRICES[plan] },
    lines: ['moving_plan'],
  })),
};

const custom: PriceGroup = {
  id: 'custom-move',
  title: 'Moving, by volume',
  dependsOn: `A custom move is priced by the volume of what you list, added up from the table of items, up to ${formatCubicFeet(MAX_CUBIC_FEET)}, which is ${MOST_VANS}.`,
  of: 'Volume',
  columns: [PRICE],
  rows: [
    {
      id: 'base',
      name: `The first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet`,
      detail: `With a van, movers and ${PLAN_MILES} miles`,
      values: { price: prices.CUSTOM_BASE },
      lines: ['custom_base'],
    },
    {
      id: 'cubic_foot',
      name: 'Each extra cubic foot',
      detail: 'Also beyond what a plan holds',
      values: { price: prices.PER_CUBIC_FOOT },
      lines: ['custom_volume', 'extra_volume'],
    },
  ],
};

const way: PriceGroup = {
  id: 'way-and-access',
  title: 'Distance, stairs and parking',
  dependsOn:
    'The same for a move, a collection into storage and a return. With a lift, parking at the door and a short distance, there is nothing to pay.',
  of: 'What',
  columns: [PRICE],
  rows: [
    {
      id: 'included_miles',
      name: `The first ${PLAN_MILES} miles`,
      detail: 'Between all addresses, or to and from our store',
      values: { price: NOTHING },
      lines: ['distance'],
    },
    { id: 'mile', name: 'Each mile beyond', values: { price: prices.PER_EXTRA_MILE }, lines: ['distance'] },
    {
      id: 'floor',
      name: 'Each floor up or down without a lift',
      detail: 'At each address',
      values: { price: prices.PER_FLOOR },
      lines: ['floors_collection', 'floors_delivery'],
    },
    {
      id: 'extra_mover',
      name: `An item over ${HEAVY_KILOGRAMS} kg on stairs`,
      detail: 'One more mover, at each address without a lift',
      values: { price: prices.EXTRA_MOVER },
      lines: ['extra_mover'],
    },
    {
      id: 'piano',
      name: 'A piano, each floor without a lift',
      detail: `Up to ${BY_REQUEST_KILOGRAMS} kg; heavier by request`,
      values: { price: prices.PIANO_PER_FLOOR },
      lines: ['piano_stairs'],
    },
    {
      id: 'no_parking',
      name: 'No parking at the door, each address',
      values: { price: prices.NO_PARKING },
      lines: ['parking_collection', 'parking_delivery'],
    },
    {
      id: 'address',
      name: 'Each additional address, including our store',
      values: { price: prices.ADDITIONAL_ADDRESS },
      lines: ['additional_address', 'storage_stop'],
    },
    {
      id: 'disposal',
      name: 'Disposal with a move, each cubic foot',
      values: { price: prices.DISPOSAL_PER_CUBIC_FOOT },
      lines: ['disposal'],
    },
    { id: 'road_charges', name: ROAD_CHARGE_NAMES, values: { price: NOTHING }, lines: ['road_charges'] },
  ],
};

const COVER_NAMES: Readonly<Record<CoverStep, string>> = {
  included: 'Included in every price',
  raised: 'Raised',
  high: 'High',
  highest: 'Highest',
};

const cover: PriceGroup = {
  id: 'cover',
  title: 'More cover',
  dependsOn: `Chosen once, for a whole move or a stay in storage. ${COVER_IS}`,
  of: 'Cover',
  columns: [{ id: 'item', title: 'For an item', unit: 'GBP' }, { id: 'job', title: 'For the job', unit: 'GBP' }, PRICE],
  rows: COVER_STEPS.map((step) => ({
    id: step,
    name: COVER_NAMES[step],
    values: { ...prices.COVER_LIMITS[step], price: prices.COVER_PRICES[step] },
    ...(step !== 'included' && { lines: ['cover' as const] }),
  })),
};

export const MOVING_GROUPS: readonly PriceGroup[] = [plans, custom, way, cover];

const ADD_ONS: readonly (readonly [addOn: AddOn, name: string, detail: string, line: QuoteLineCode])[] = [
  ['PACKING', 'Packing by us', 'With a move, a collection or a clean; boxes and paper included', 'packing'],
  ['PACKING_MATERIALS', 'Packing materials, delivered', `A set, ${MATERIALS_WITH}`, 'packing_materials'],
  ['UNPACKING', 'Unpacking by us', 'With a return from storage', 'unpacking'],
  ['CLEANING', 'Cleaning after the move', 'With a move', 'cleaning'],
  ['ASSEMBLING', 'Furniture taken apart and put together', 'With a move, a collection or a return', 'assembling'],
];

export const addOnGroup = ({ addOnVariant }: ActiveLists): PriceGroup => ({
  id: 'add-ons',
  title: 'Packing, unpacking, assembling',
  dependsOn:
    'Each has one price for the whole job, whatever the size of the home and whatever the day. It is added only if you choose it.',
  of: 'Service',
  columns: [PRICE],
  rows: ADD_ONS.map(([addOn, name, detail, line]) => ({
    id: addOn,
    name,
    detail,
    values: { price: addOnPrice(addOn, addOnVariant) },
    lines: [line],
  })),
});

export const MATERIALS_GROUP: PriceGroup = {
  id: 'materials',
  title: 'Boxes and packing materials',
  dependsOn: 'Each has one price, however many you order, and an order of any size has one delivery charge.',
  of: 'Material',
  columns: [PRICE],
  rows: [
    ...Object.entries(MATERIALS).map(([id, { title, use, price }]) => ({
      id,
      name: title,
      detail: use,
      values: { price },
    })),
    { id: 'delivery', name: 'Delivery of an order', values: { price: MATERIALS_DELIVERY } },
  ],
};

export const CLEANING_GROUP: PriceGroup = {
  id: 'cleaning',
  title: 'End-of-tenancy cleaning',
  dependsOn: `The price depends only on the number of bedrooms. If we missed something, tell us within ${CLEANING_GUARANTEE_HOURS} hours and we put it right free of charge.`,
  of: 'Home',
  columns: [PRICE],
  rows: CLEANING_SPACES.map((space) => {
    const plan = space === 'custom' ? null : { ...CLEANING_PLANS[space], rooms: roomsText(space) };
    return {
      id: space,
      name: CLEANING_TITLES[space],
      detail: plan
        ? `${plan.rooms}; ${plan.cleaners} cleaners, ${plan.hours} hours`
        : `${formatPence(LARGER_HOME_FROM)} or more; we tell you before you agree to anything`,
      values: { price: plan?.price ?? null },
      ...(plan && { lines: ['cleaning_plan'] as const }),
    };
  }),
};

const TERM_COLUMNS = STORAGE_DURATIONS.map(({ term, title }) => ({ id: term, title, unit: 'GBP' as const }));

const units = ({ storagePriceList }: ActiveLists): PriceGroup => ({
  id: 'storage',
  title: 'Storage, by the week',
  dependsOn:
    'The weekly price depends on the unit and on how long you rent it for. Week by week you pay the list price; longer terms take a percentage off it.',
  of: 'Unit',
  columns: TERM_COLUMNS,
  rows: STORAGE_UNITS.map(({ space, title, squareFeet }) => ({
    id: space,
    name: title,
    detail: formatSquareFeet(squareFeet),
    values: Object.fromEntries(
      STORAGE_DURATIONS.map(({ term }) => [
        term,
        weeklyPrice(storagePriceList, { storageSpace: space, squareFeet: null }, term),
      ]),
    ),
    lines: ['storage_unit', 'duration_discount'],
  })),
});

const customUnit = ({ storagePriceList }: ActiveLists): PriceGroup => {
  const { min, max } = CUSTOM_SQUARE_FEET;
  return {
    id: 'custom-storage',
    title: 'Storage, by the square foot',
    dependsOn: `A custom unit, from ${min} to ${formatSquareFeet(max)}, is priced by its area. It never costs more than the next larger unit. The same discounts apply.`,
    of: 'Area',
    columns: [{ ...PRICE, title: 'List price a week' }],
    rows: [
      { id: 'square_foot', name: 'Each square foot', values: { price: CUSTOM_PER_SQUARE_FOOT[storagePriceList] } },
      { id: 'larger', name: `More than ${formatSquareFeet(max)}`, values: { price: null } },
    ],
  };
};

const terms: PriceGroup = {
  id: 'storage-terms',
  title: 'How long you store',
  dependsOn: `You pay for at least the whole term. After it, storage ${CONTINUES}. You make the first payment when you order. We charge the others in advance to the card that the payment provider keeps for you.`,
  of: 'Term',
  columns: [
    { id: 'discount', title: 'Off the list', unit: 'percent' },
    { id: 'minimum', title: 'At least', unit: 'weeks' },
    { id: 'paid', title: 'Paid ahead', unit: 'weeks' },
  ],
  rows: STORAGE_DURATIONS.map(({ term, title, discountPercent, minimumWeeks, weeksPerPayment }) => ({
    id: term,
    name: title,
    values: { discount: discountPercent, minimum: minimumWeeks, paid: weeksPerPayment },
  })),
};

const trips: PriceGroup = {
  id: 'storage-trips',
  title: 'Collection and return',
  dependsOn:
    'Each trip is priced by the volume the van carries, plus distance and stairs as for a move. The return is priced when you store, so that you know it on the first day.',
  of: 'Trip',
  columns: [PRICE],
  rows: [
    {
      id: 'base',
      name: `The first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet`,
      detail: 'Each way',
      values: { price: prices.CUSTOM_BASE },
      lines: ['storage_collection', 'storage_return'],
    },
    {
      id: 'cubic_foot',
      name: 'Each extra cubic foot',
      detail: 'Each way',
      values: { price: prices.STORAGE_TRIP_PER_CUBIC_FOOT },
      lines: ['storage_collection', 'storage_return'],
    },
    {
      id: 'free_collection',
      name: `Collection when you store for ${storageDuration(prices.FREE_COLLECTION_TERM).title}`,
      detail: 'Base and volume; distance and stairs are charged',
      values: { price: NOTHING },
      lines: ['storage_collection'],
    },
  ],
};

export const storageGroups = (lists: ActiveLists): readonly PriceGroup[] => [
  units(lists),
  customUnit(lists),
  terms,
  trips,
];

const percent = (id: string, title: string): PriceColumn => ({ id, title, unit: 'percent' });

const days: PriceGroup = {
  id: 'days-and-slots',
  title: 'Days and slots',
  dependsOn: `The price depends on the day, not on the time: every two-hour slot from ${DAY_START} to ${DAY_END} costs the same. A busy day adds a percentage to the move, the collection, the return or the clean, but not to add-ons.`,
  of: 'Day',
  columns: [percent('supplement', 'Added')],
  rows: [
    { id: 'ordinary', name: 'An ordinary day', values: { supplement: 0 } },
    {
      id: 'busy',
      name: 'A busy day',
      detail: BUSY_DAY_RULE,
      values: { supplement: prices.BUSY_DAY_PERCENT },
      lines: ['busy_day'],
    },
  ],
};

const discounts: PriceGroup = {
  id: 'discounts',
  title: 'Discounts',
  dependsOn:
    'The student discount is taken off the total of every service. A promo code has its own terms, which the quote shows, and is taken off what is left.',
  of: 'Who',
  columns: [percent('discount', 'Off')],
  rows: [
    {
      id: 'student',
      name: 'Students',
      values: { discount: prices.STUDENT_DISCOUNT_PERCENT },
      lines: ['student_discount'],
    },
  ],
};

const { freeMinutes, quarterMinutes, perQuarter, mostQuarters } = WAITING;

const extras: PriceGroup = {
  id: 'on-the-day',
  title: 'Extras on the day',
  dependsOn: `If there is more to do than you booked, we ask you first. Nothing is charged without your own yes; after ${EXTRA_ANSWER_MINUTES} minutes, no answer means no. More volume, stairs, parking, stops and their miles cost what the lists here say, on your day and with your discounts. We wait at most ${mostQuarters} quarters of an hour.`,
  of: 'What',
  columns: [PRICE],
  rows: [
    { id: 'waiting_free', name: `The first ${freeMinutes} minutes of waiting`, values: { price: NOTHING } },
    { id: 'waiting', name: `Each ${quarterMinutes} minutes after that, or part of it`, values: { price: perQuarter } },
  ],
};

const cancellation: PriceGroup = {
  id: 'cancellation',
  title: 'When you cancel',
  dependsOn: `The refund depends on the time left before each service begins. By law, services other than transport can also be cancelled within ${COOLING_OFF_DAYS} days of booking for a full refund; if you asked us to start sooner and we have begun, you pay for the part done.`,
  of: 'When',
  columns: [percent('paidBack', 'Refund')],
  rows: [
    { id: 'undo', name: `Within ${UNDO_MINUTES} minutes of paying`, values: { paidBack: 100 } },
    { id: 'early', name: `Until ${FREE_CANCELLATION_HOURS} hours before`, values: { paidBack: 100 } },
    {
      id: 'late',
      name: `Then until ${LATE_CANCELLATION.hours} hours before`,
      values: { paidBack: LATE_CANCELLATION.percent },
    },
    { id: 'last_day', name: 'After that', values: { paidBack: 0 } },
  ],
};

const late: PriceGroup = {
  id: 'late',
  title: 'When we are late',
  dependsOn: `We refund part of the price of the move, the collection or the return without your asking. We count from the end of your two-hour slot to our arrival. ${LATE_EXCEPTION}`,
  of: 'When we arrive',
  columns: [percent('paidBack', 'Refund')],
  rows: LATE_CREDITS.toReversed().map(({ afterMinutes, percent: paidBack }) => ({
    id: `after_${afterMinutes}`,
    name: `More than ${afterMinutes} minutes after your slot`,
    values: { paidBack },
  })),
};

export const RULE_GROUPS: readonly PriceGroup[] = [days, discounts, extras, cancellation, late];

/**
 * Returns the price that a volume adds to a trip whose first cubic feet are full: the engine's price with it, less the
 * price without it.
 */
const added = (priceOf: (cubicFeet: number) => Pence, cubicFeet: number): Pence =>
  pence(priceOf(prices.CUSTOM_BASE_CUBIC_FEET + cubicFeet) - prices.CUSTOM_BASE);

const moveOf = (cubicFeet: number) => sum(spaceCharges('custom', cubicFeet).map(({ amount }) => amount));

/** Every item of the catalogue with the price it adds. `detail` is its room. */
export const ITEM_GROUP: PriceGroup = {
  id: 'items',
  title: 'Every item',
  dependsOn: `What one item adds to a custom move, and to a trip into or out of storage, once the first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet are full. Volumes are for the usual size, as it is loaded; an item you describe yourself is charged by the volume you give.`,
  of: 'Item',
  columns: [
    { id: 'cubicFeet', title: 'Cubic feet', unit: 'cubic feet' },
    { id: 'move', title: 'Move', unit: 'GBP' },
    { id: 'storageTrip', title: 'Storage trip', unit: 'GBP' },
  ],
  rows: FURNITURE.map(({ id, title, room, cubicFeet }) => ({
    id,
    name: title,
    detail: room,
    values: { cubicFeet, move: added(moveOf, cubicFeet), storageTrip: added(storageTripPrice, cubicFeet) },
  })),
};
