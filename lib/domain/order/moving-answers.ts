import type { Address, ContactDetails, FurnitureItem, LocalDate, MovingAddOn, MovingSpace, SlotTimes } from './types';

/**
 * Everything the moving flow asks, in the shape of its form: nothing is undefined, '' and null mean "not answered yet".
 * It is what a draft stores; `toOrderLike` (order-like.ts) turns it into the order-like object of the spec.
 */
export type MovingAnswers = ContactDetails & {
  readonly movingSpace: MovingSpace | '';
  readonly addOns: readonly MovingAddOn[];
  readonly isStudent: boolean;
  readonly addresses: {
    readonly collection: Address;
    readonly delivery: Address;
    readonly additional_collection: readonly Address[];
    readonly additional_delivery: readonly Address[];
  };
  readonly furnitureItems: readonly FurnitureItem[];
  readonly dates: { readonly movingDate: LocalDate | '' };
  readonly timeSlot: { readonly movingDate: SlotTimes | null };
  readonly promo: string;
  readonly signForNews: boolean;
  readonly isAgreedWithTerms: boolean;
  /** LAW-6: the visitor's own request that work may begin inside the 14 days. Never pre-ticked. */
  readonly wantsStartWithin14Days: boolean;
};

export const EMPTY_ADDRESS: Address = { postcode: '', floor: 0, parking: true, elevator: false };

export const EMPTY_MOVING_ANSWERS: MovingAnswers = {
  movingSpace: '',
  addOns: [],
  isStudent: false,
  addresses: { collection: EMPTY_ADDRESS, delivery: EMPTY_ADDRESS, additional_collection: [], additional_delivery: [] },
  furnitureItems: [],
  dates: { movingDate: '' },
  timeSlot: { movingDate: null },
  promo: '',
  signForNews: false,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phonePrefix: '44',
  isAgreedWithTerms: false,
  wantsStartWithin14Days: false,
};
