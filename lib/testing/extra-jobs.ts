import type { BookedJob } from '@/lib/domain/extras/booked-job';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { FurnitureItem, OrderLike } from '@/lib/domain/order-types';

export const ground = { postcode: 'N1 2TX', floor: 0, elevator: false, parking: true };
export const things = (cubicFeet: number, kilograms = 100): readonly FurnitureItem[] => [
  { id: 'custom_1', title: 'Things', quantity: 1, cubicFeet, kilograms },
];

/** A move of 100 cubic feet on a Tuesday, between two ground floors. */
export const BOOKED_MOVE: OrderLike = {
  storageSpace: null,
  storageTerm: null,
  fixedMovingPlan: false,
  cleaningSpace: null,
  isPacking: false,
  movingSpace: 'custom',
  isStudent: false,
  promo: '',
  signForNews: false,
  furnitureItems: things(100),
  addresses: { collection: ground, delivery: ground },
  dates: { movingDate: '2026-12-15' },
  timeSlot: { movingDate: ['10:00', '12:00'] },
  quote: { total: 0, totalWithDiscount: 0 },
  details: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '7700900123', phonePrefix: '44' },
};
export const pricedMove = (order: OrderLike, promo?: Quote['promo'], distanceMiles = 9): Quote =>
  priceMove({
    addOns: [],
    isStudent: order.isStudent,
    furnitureItems: order.furnitureItems,
    distanceMiles,
    movingSpace: order.movingSpace ?? 'custom',
    movingDate: order.dates.movingDate ?? '',
    promo: promo ?? null,
    addOnVariant: 1,
    addresses: {
      collection: order.addresses.collection ?? ground,
      delivery: order.addresses.delivery ?? ground,
      additional_collection: order.addresses.additional_collection ?? [],
      additional_delivery: order.addresses.additional_delivery ?? [],
    },
  });
export const jobOf = (change: Partial<OrderLike> = {}, promo?: Quote['promo']): BookedJob => {
  const order = { ...BOOKED_MOVE, ...change };
  return { order, quote: pricedMove(order, promo) };
};
