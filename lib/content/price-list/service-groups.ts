import { roomsText } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatPence } from '@/lib/domain/money';
import { CLEANING_SPACES, type AddOn } from '@/lib/domain/order-types';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS, LARGER_HOME_FROM } from '@/lib/domain/prices/price-lists';
import { MATERIALS, MATERIALS_DELIVERY } from '@/lib/domain/pricing/materials';
import type { QuoteLineCode } from '@/lib/domain/pricing/line-codes';
import { type ActiveLists, PRICE, type PriceGroup } from './price-group';

const ADD_ONS: readonly (readonly [addOn: AddOn, name: string, detail: string, line: QuoteLineCode])[] = [
  ['PACKING', 'Packing by us', 'With a move, a collection or a clean; boxes and paper included', 'packing'],
  ['PACKING_MATERIALS', 'Packing materials, delivered', 'A set, with a move, storage or a clean', 'packing_materials'],
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
