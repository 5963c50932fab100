import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { Address, FurnitureItem } from '@/lib/domain/order-types';
import type { MoveToPrice } from '@/lib/domain/pricing/moving';

/** Returns a plain move with changes, for tests of prices and rules. */
export function aMove(changes: Partial<MoveToPrice> = {}): MoveToPrice {
  const { addOns, isStudent, addresses, furnitureItems } = EMPTY_MOVING_ANSWERS;
  return {
    movingSpace: 'one_bedroom',
    addOns,
    isStudent,
    addresses,
    furnitureItems,
    movingDate: '',
    distanceMiles: null,
    promo: null,
    addOnVariant: 1,
    ...changes,
  };
}

/** Returns an address with all questions answered: the ground floor, with parking at the door. */
export function anAddress(changes: Partial<Address> = {}): Address {
  return { postcode: '', floor: 0, parking: true, elevator: false, ...changes };
}

export function addressesWith(changes: Partial<MovingAnswers['addresses']>): MovingAnswers['addresses'] {
  return { ...EMPTY_MOVING_ANSWERS.addresses, ...changes };
}

/** Returns an item of a volume in cubic feet: one piece without weight by default. */
export function anItem(cubicFeet: number, changes: Partial<FurnitureItem> = {}): FurnitureItem {
  return { id: 'custom_item', title: 'Item', quantity: 1, cubicFeet, kilograms: 0, ...changes };
}

/** Returns complete and valid answers of a move on Tuesday 15 December 2026, 10:00. */
export function fullAnswers(changes: Partial<MovingAnswers> = {}): MovingAnswers {
  return {
    ...EMPTY_MOVING_ANSWERS,
    movingSpace: 'one_bedroom',
    addresses: addressesWith({
      collection: anAddress({ postcode: 'N1 2TX' }),
      delivery: anAddress({ postcode: 'SE15 4QL' }),
    }),
    dates: { movingDate: '2026-12-15' },
    timeSlot: { movingDate: ['10:00', '12:00'] },
    firstName: 'Ada',
    lastName: 'Sample',
    email: 'ada@example.com',
    phone: '07700 900123',
    isAgreedWithTerms: true,
    ...changes,
  };
}
