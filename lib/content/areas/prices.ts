import { EMPTY_MOVING_ANSWERS, EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import type { Address, FurnitureItem, MovingSpace, StorageTerm } from '@/lib/domain/order-types';
import { tripMiles } from '@/lib/domain/places/distance';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { Quote } from '@/lib/domain/pricing/quote';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { SITE } from '@/lib/site';
import type { Borough, ExampleHome } from './borough';
import { milesToStore } from './reach';

/** Returns a home at street level with a parking space at the door. */
export const atTheDoor = (district: string): ExampleHome => ({
  district,
  place: '',
  floor: 0,
  hasLift: false,
  canPark: true,
});

const addressOf = ({ district, floor, hasLift, canPark }: ExampleHome): Address => ({
  postcode: district,
  floor,
  elevator: hasLift,
  parking: canPark,
});

/** Prices a move between two homes on an ordinary day with the engine that prices orders. */
export function movePrice(from: ExampleHome, to: ExampleHome, movingSpace: MovingSpace): Quote {
  const { addOns, isStudent, furnitureItems, addresses } = EMPTY_MOVING_ANSWERS;
  return priceMove({
    movingSpace,
    addOns,
    isStudent,
    furnitureItems,
    movingDate: '',
    promo: null,
    addOnVariant: SITE.addOnVariant,
    addresses: { ...addresses, collection: addressOf(from), delivery: addressOf(to) },
    distanceMiles: tripMiles([from.district, to.district]),
  });
}

type Stay = Pick<Borough['storage'], 'from' | 'unit' | 'cubicFeet'> & { readonly term: StorageTerm };

/** Prices the first payment for a unit with its collection on an ordinary day. */
export function stayPrice({ from, unit, term, cubicFeet }: Stay): Quote {
  const { addOns, isStudent } = EMPTY_STORAGE_ANSWERS;
  return priceStorage({
    addOns,
    isStudent,
    storageSpace: unit,
    storageTerm: term,
    squareFeet: null,
    storageCollectionDate: '',
    promo: null,
    addOnVariant: SITE.addOnVariant,
    priceList: SITE.storagePriceList,
    addresses: { storage_collection: addressOf(from) },
    furnitureItems: loadOf(cubicFeet),
    distanceMiles: milesToStore(from.district),
  });
}

/** Returns an inventory of a given volume in cubic feet. */
export const loadOf = (cubicFeet: number): readonly FurnitureItem[] => [
  { id: 'example', title: 'Example', quantity: 1, cubicFeet, kilograms: 0 },
];
