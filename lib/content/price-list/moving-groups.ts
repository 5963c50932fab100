import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { BY_REQUEST_KILOGRAMS, HEAVY_KILOGRAMS } from '@/lib/domain/catalogue/needs';
import { PLAN_CAPACITY, PLAN_MILES, type PlanCapacity } from '@/lib/domain/catalogue/plan-capacity';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { MOST_VANS } from '@/lib/domain/catalogue/most-vans';
import { MAX_CUBIC_FEET } from '@/lib/domain/catalogue/vans';
import { NOTHING } from '@/lib/domain/money';
import { COVER_IS } from '@/lib/domain/order/cover-words';
import { COVER_STEPS, FIXED_MOVING_PLANS, type CoverStep } from '@/lib/domain/order-types';
import {
  ADDITIONAL_ADDRESS,
  COVER_LIMITS,
  COVER_PRICES,
  DISPOSAL_PER_CUBIC_FOOT,
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  EXTRA_MOVER,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
  PIANO_PER_FLOOR,
} from '@/lib/domain/prices/assumptions';
import { MOVING_PLAN_PRICES } from '@/lib/domain/prices/price-lists';
import { ROAD_CHARGE_NAMES } from '@/lib/domain/pricing/road-charges';
import { countWithNoun } from '@/lib/domain/wording';
import { PRICE, type PriceGroup } from './price-group';

const planDetail = ({ boxes, movers, vans, hours }: PlanCapacity) =>
  [`${boxes} boxes`, `${movers} movers`, countWithNoun(vans, 'van'), ...(hours ? [`${hours} hours`] : [])].join(', ');

const plans: PriceGroup = {
  id: 'moving-plans',
  title: 'Moving, by plan',
  dependsOn: `A plan is a van, movers and the first ${PLAN_MILES} miles for one price. The price stays the same as long as your things fit its volume; anything beyond that is charged by the cubic foot.`,
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
      name: `The first ${CUSTOM_BASE_CUBIC_FEET} cubic feet`,
      detail: `With van, movers and ${PLAN_MILES} miles`,
      values: { price: CUSTOM_BASE },
      lines: ['custom_base'],
    },
    {
      id: 'cubic_foot',
      name: 'Each extra cubic foot',
      detail: 'Also beyond what a plan holds',
      values: { price: PER_CUBIC_FOOT },
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
      detail: 'Between all addresses, or to and from our storage',
      values: { price: NOTHING },
      lines: ['distance'],
    },
    { id: 'mile', name: 'Each mile beyond', values: { price: PER_EXTRA_MILE }, lines: ['distance'] },
    {
      id: 'floor',
      name: 'Each floor up or down without a lift',
      detail: 'At each address',
      values: { price: PER_FLOOR },
      lines: ['floors_collection', 'floors_delivery'],
    },
    {
      id: 'extra_mover',
      name: `An item over ${HEAVY_KILOGRAMS} kg on stairs`,
      detail: 'One more mover, at each address without a lift',
      values: { price: EXTRA_MOVER },
      lines: ['extra_mover'],
    },
    {
      id: 'piano',
      name: 'A piano, each floor without a lift',
      detail: `Up to ${BY_REQUEST_KILOGRAMS} kg; heavier by request`,
      values: { price: PIANO_PER_FLOOR },
      lines: ['piano_stairs'],
    },
    {
      id: 'no_parking',
      name: 'No parking at the door, each address',
      values: { price: NO_PARKING },
      lines: ['parking_collection', 'parking_delivery'],
    },
    {
      id: 'address',
      name: 'Each additional address, our storage too',
      values: { price: ADDITIONAL_ADDRESS },
      lines: ['additional_address', 'storage_stop'],
    },
    {
      id: 'disposal',
      name: 'Disposal with a move, each cubic foot',
      values: { price: DISPOSAL_PER_CUBIC_FOOT },
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
    values: { ...COVER_LIMITS[step], price: COVER_PRICES[step] },
    ...(step !== 'included' && { lines: ['cover' as const] }),
  })),
};

export const MOVING_GROUPS: readonly PriceGroup[] = [plans, custom, way, cover];
