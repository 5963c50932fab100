import { answeredCover, NO_MORE_COVER } from '../../answers/cover';
import { EMPTY_ADDRESS, EMPTY_MOVING_ANSWERS, type MovingAnswers } from '../../answers/moving';
import { inventoryTotals } from '../../catalogue/inventory';
import { priceMove } from '../../pricing/moving';
import { slotNeeds } from '../../slots/needs';
import {
  FIXED_MOVING_PLANS,
  MOVING_ADD_ONS,
  type DraftAddress,
  type LocalDate,
  type MovingSpace,
} from '../../vocabulary';
import { FLOWS } from '../flows';
import { chosenOf, type Booked, type Contents, type JobRequest, type Service, type Stop } from '../service';
import { outsideLondon } from '../service-area';
import { movingConditions } from './conditions';
import { cleanedSpace, coverOf, movingAppointments, toOrderLike } from './order-like';

/** What the price of a move depends on. */
export type MovingRequest = JobRequest &
  Pick<MovingAnswers, 'addOns' | 'addresses' | 'furnitureItems' | 'cover'> & {
    readonly movingSpace: MovingSpace;
    readonly dates: { readonly movingDate: LocalDate | '' };
  };

function stopsOf({ addresses }: MovingRequest): readonly Stop[] {
  const { collection, delivery, additional_collection, additional_delivery } = addresses;
  const several = (kind: string, list: readonly DraftAddress[]) =>
    list.map(({ postcode }, index) => ({ field: `addresses.${kind}[${index}].postcode`, text: postcode }));
  return [
    { field: 'addresses.collection.postcode', text: collection.postcode },
    ...several('additional_collection', additional_collection),
    ...several('additional_delivery', additional_delivery),
    { field: 'addresses.delivery.postcode', text: delivery.postcode },
  ];
}

function booked({ order, services }: Booked): MovingRequest | null {
  const { movingSpace, isStudent, furnitureItems, addresses } = order;
  if (movingSpace === null) return null;
  const { collection = EMPTY_ADDRESS, delivery = EMPTY_ADDRESS } = addresses;
  const { additional_collection = [], additional_delivery = [] } = addresses;
  return {
    ...{ movingSpace, isStudent, furnitureItems, promo: '', addOns: chosenOf(MOVING_ADD_ONS, services) },
    ...{ addresses: { collection, delivery, additional_collection, additional_delivery }, dates: { movingDate: '' } },
    cover: answeredCover(order.cover),
  };
}

function requestWith(request: MovingRequest, contents: Contents): MovingRequest | null {
  const { addOns, furnitureItems, unit, coverStep } = contents;
  if (unit) return null;
  const cover = { ...request.cover, step: coverStep ?? request.cover.step };
  return { ...request, furnitureItems, cover, addOns: chosenOf(MOVING_ADD_ONS, addOns) };
}

export const MOVING: Service<
  'moving',
  MovingRequest,
  Omit<MovingRequest, 'movingSpace' | 'furnitureItems' | 'promo' | 'cover'>
> = {
  id: 'moving',
  ...FLOWS.moving,
  empty: EMPTY_MOVING_ANSWERS,
  addOns: MOVING_ADD_ONS,
  sizeField: 'movingSpace',
  lists: ['furnitureItems'],
  // Nobody is priced before the size is chosen: the schemas see to that.
  requestOf: ({ movingSpace, ...answers }) => ({ ...answers, movingSpace: movingSpace as MovingSpace }),
  servicesOf: ({ addOns }) => ['MOVING', ...MOVING_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
  stopsOf,
  whyByRequest: outsideLondon(
    'Neither end of this move is in Greater London. We are a London firm, so we price it by request.',
    { ends: 2 },
  ),
  price: (request, movingDate) => priceMove({ ...request, movingDate }),
  conditions: (request, movingDate) => movingConditions({ ...request, movingDate }),
  cubicFeetOf: ({ furnitureItems }) => inventoryTotals(furnitureItems).cubicFeet,
  needs: ({ movingSpace, services, cubicFeet }, date, slot) =>
    slotNeeds({ movingSpace: movingSpace ?? 'custom', addOns: services, cubicFeet }, date, slot),
  mayBegin: () => true,
  toOrderLike,
  squareFeetOf: () => null,
  booked,
  plans: (answers) =>
    FIXED_MOVING_PLANS.map((space) => ({
      space,
      request: { ...answers, movingSpace: space, furnitureItems: [], cover: NO_MORE_COVER, promo: '' },
    })),
  editing: {
    needsItems: ({ movingSpace }) => movingSpace === 'custom',
    requestWith,
    mustHold: () => null,
    orderWith: ({ movingSpace, addresses, dates, timeSlot }, { addOns, cover, furnitureItems }) => {
      const isCleaning = addOns.includes('CLEANING');
      const { cleaning: _before, ...rest } = addresses;
      const { collection } = addresses;
      return {
        cover: coverOf(cover, furnitureItems),
        isPacking: addOns.includes('PACKING'),
        cleaningSpace: cleanedSpace(movingSpace, isCleaning),
        addresses: { ...rest, ...(isCleaning && collection && { cleaning: collection }) },
        ...movingAppointments(dates.movingDate ?? '', timeSlot.movingDate ?? null, isCleaning),
      };
    },
  },
};
