/** Measures the prices per second of the engine: a two-bedroom move with everything that a price can include. */
import { priceMove, type MoveToPrice } from '@/lib/domain/pricing/moving';

const SECONDS = 3;
const move: MoveToPrice = {
  movingSpace: 'two_bedroom',
  addOns: ['PACKING', 'CLEANING'],
  isStudent: true,
  addresses: {
    collection: { postcode: 'E8 1EJ', floor: 3, parking: false, elevator: false },
    delivery: { postcode: 'NW1 8QA', floor: 1, parking: true, elevator: false },
    additional_collection: [{ postcode: 'N1 2TX', floor: 0, parking: true, elevator: false }],
    additional_delivery: [],
  },
  furnitureItems: Array.from({ length: 30 }, (_, index) => ({
    id: `custom_${index}`,
    title: `Box ${index}`,
    quantity: 2,
    cubicFeet: 12,
    kilograms: 10,
  })),
  movingDate: '2027-03-05',
  distanceMiles: 31,
  promo: { code: 'SAMPLE', kind: 'percent', amount: 5 },
  addOnVariant: 1,
};

/** @returns prices made within the time */
function count(seconds: number): number {
  const until = performance.now() + seconds * 1000;
  let made = 0;
  while (performance.now() < until) {
    for (let index = 0; index < 200; index += 1) priceMove({ ...move, distanceMiles: 20 + (index % 40) });
    made += 200;
  }
  return made;
}

count(0.5);
console.log(JSON.stringify({ pricesPerSecond: Math.round(count(SECONDS) / SECONDS) }));
