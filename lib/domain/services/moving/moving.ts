import {
  EMPTY_ADDRESS,
  EMPTY_MOVING_ANSWERS,
  NO_MORE_COVER,
  answeredCover,
  type MovingAnswers,
} from '../../answers/flow-answers';
import { ALL_TO_THE_NEW_HOME, listedStorageSplit, storedItems, stores } from '../../answers/storage-split';
import { inventoryTotals } from '../../catalogue/inventory';
import { answeredStorageSplit } from '../../answers/ordered-storage-split';
import { STORAGE_DISTRICT } from '../../prices/assumptions';
import { priceMove } from '../../pricing/moving';
import { rentedUnit, storedPart } from '../../pricing/stored-part';
import { slotNeeds } from '../../slots/calendar';
import { FIXED_MOVING_PLANS, MOVING_ADD_ONS, type DraftAddress, type MovingSpace } from '../../order-types';
import type { LocalDate } from '../../london-time';
import {
  agreedCover,
  changedCover,
  chosenOf,
  type Booked,
  type Contents,
  type JobRequest,
  type Service,
  type Stop,
} from '../service';
import { FLOWS } from '../flows';
import { movingServices, whyMoveByRequest } from './booked';
import { movingConditions } from './conditions';
import { cleanedSpace, movingAppointments, moveTerms, storageSplitOf, toOrderLike } from './order-like';

export type MovingRequest = JobRequest &
  Pick<MovingAnswers, 'addOns' | 'addresses' | 'furnitureItems' | 'cover' | 'split'> & {
    readonly movingSpace: MovingSpace;
    readonly dates: { readonly movingDate: LocalDate | '' };
  };

function stopsOf({ addresses, furnitureItems, split }: MovingRequest): readonly Stop[] {
  const { collection, delivery, additional_collection, additional_delivery } = addresses;
  const several = (kind: string, list: readonly DraftAddress[]) =>
    list.map(({ postcode }, index) => ({ field: `addresses.${kind}[${index}].postcode`, text: postcode }));
  return [
    { field: 'addresses.collection.postcode', text: collection.postcode },
    ...several('additional_collection', additional_collection),
    // Stored items are loaded last, so the van unloads them first.
    ...(stores(furnitureItems, split.lines) ? [{ text: STORAGE_DISTRICT }] : []),
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
    movingSpace,
    isStudent,
    furnitureItems,
    promo: '',
    addOns: chosenOf(MOVING_ADD_ONS, services),
    addresses: { collection, delivery, additional_collection, additional_delivery },
    dates: { movingDate: '' },
    cover: answeredCover(order.cover),
    split: answeredStorageSplit(order),
  };
}

function requestWith(request: MovingRequest, contents: Contents): MovingRequest | null {
  const { addOns, furnitureItems, unit, split: wanted } = contents;
  if (unit) return null;
  const cover = changedCover(request.cover, contents);
  // Items removed from the list leave the split too. The unit and its term stay as agreed.
  const lines = listedStorageSplit(wanted ?? request.split.lines, furnitureItems);
  // A customer without storage has agreed to no later payments, so a first unit needs an order of its own.
  if (request.split.storageSpace === '' && stores(furnitureItems, lines)) return null;
  const split = { ...request.split, lines };
  return { ...request, furnitureItems, cover, split, addOns: chosenOf(MOVING_ADD_ONS, addOns) };
}

export const MOVING: Service<
  'moving',
  MovingRequest,
  Omit<MovingRequest, 'movingSpace' | 'furnitureItems' | 'promo' | 'cover' | 'split'>
> = {
  id: 'moving',
  ...FLOWS.moving,
  empty: EMPTY_MOVING_ANSWERS,
  addOns: MOVING_ADD_ONS,
  // The field that shows the error if a stored part exceeds our largest unit.
  sizeField: 'split.storageSpace',
  lists: ['furnitureItems'],
  // The schemas ensure that a size is chosen before anything is priced.
  requestOf: ({ movingSpace, ...answers }) => ({ ...answers, movingSpace: movingSpace as MovingSpace }),
  servicesOf: movingServices,
  stopsOf,
  whyByRequest: whyMoveByRequest,
  price: (request, movingDate) => priceMove({ ...request, movingDate }, storedPart(request, request.split)),
  conditions: (request, movingDate) => movingConditions({ ...request, movingDate }),
  cubicFeetOf: ({ furnitureItems }) => inventoryTotals(furnitureItems).cubicFeet,
  needs: ({ movingSpace, services, cubicFeet }, date, slot) =>
    slotNeeds({ movingSpace: movingSpace ?? 'custom', addOns: services, cubicFeet }, date, slot),
  toOrderLike,
  termsOf: moveTerms,
  squareFeetOf: () => null,
  booked,
  plans: (answers) =>
    FIXED_MOVING_PLANS.map((space) => ({
      space,
      request: {
        ...answers,
        movingSpace: space,
        furnitureItems: [],
        promo: '',
        cover: NO_MORE_COVER,
        split: ALL_TO_THE_NEW_HOME,
      },
    })),
  editing: {
    needsItems: ({ movingSpace }) => movingSpace === 'custom',
    requestWith,
    mustHold: ({ furnitureItems, split }) => {
      const unit = rentedUnit(furnitureItems, split);
      return unit && { unit: { ...unit, squareFeet: null }, items: storedItems(furnitureItems, split.lines) };
    },
    orderWith: ({ movingSpace, addresses, dates, timeSlot }, { addOns, cover, furnitureItems, split }) => {
      const isCleaning = addOns.includes('CLEANING');
      const { cleaning: _before, ...rest } = addresses;
      const { collection } = addresses;
      return {
        cover: agreedCover(cover, furnitureItems),
        // Without storage, the agreement to later payments ends.
        split: undefined,
        ...storageSplitOf(split, furnitureItems),
        ...(stores(furnitureItems, split.lines) ? {} : { agreedPayments: undefined }),
        isPacking: addOns.includes('PACKING'),
        cleaningSpace: cleanedSpace(movingSpace, isCleaning),
        addresses: { ...rest, ...(isCleaning && collection && { cleaning: collection }) },
        ...movingAppointments(dates.movingDate ?? '', timeSlot.movingDate ?? null, isCleaning),
      };
    },
  },
};
