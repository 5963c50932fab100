import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import type { ListedAddOn } from '@/lib/domain/prices/price-lists';
import { ROAD_CHARGE_NAMES } from '@/lib/domain/pricing/road-charges';

/**
 * The texts about a move outside the questions themselves. Numbers come from the price lists and rules. The terms for
 * cancelling a booked order are in lib/domain/order/cancellation.ts, by day and hour.
 */
type AddOnContent = {
  readonly title: string;
  /** One sentence about our work. */
  readonly description: string;
  /** The steps of our work. */
  readonly done: readonly string[];
  /** The customer's part. */
  readonly yours: string;
};

export const ADD_ON_CONTENT: Readonly<Record<ListedAddOn, AddOnContent>> = {
  PACKING: {
    title: 'Packing',
    description: 'We bring boxes and paper and pack everything for you.',
    done: [
      'We bring boxes, tape and paper.',
      'We wrap plates and glasses one by one; clothes go into boxes as they are.',
      'Every box is marked with its room.',
    ],
    yours: 'Keep passports, keys, medicines and money with you.',
  },
  CLEANING: {
    title: 'Cleaning',
    description: 'We clean the home you are leaving, once it is empty.',
    done: [
      'Kitchen, including the oven, the hob and inside cupboards.',
      'Bathrooms, including limescale.',
      'Floors, skirting boards, doors and the inside of windows in every room.',
    ],
    yours: 'Leave water and electricity on until we have finished.',
  },
  ASSEMBLING: {
    title: 'Dismantling and reassembly',
    description: 'We take beds and wardrobes apart and put them together again.',
    done: [
      'Beds, wardrobes, tables and desks are taken apart before loading.',
      'Screws and fittings travel in a marked bag with their piece.',
      'Everything is put back together in the room you show us.',
    ],
    yours: 'Empty the pieces that we take apart, and tell us which ones are fixed to a wall.',
  },
};

/** The services included in the price of every move, however it is booked. */
export const INCLUDED_IN_EVERY_MOVE: readonly string[] = [
  `The first ${PLAN_MILES} miles`,
  'Loading, carrying and unloading',
  ROAD_CHARGE_NAMES,
  'VAT',
];
