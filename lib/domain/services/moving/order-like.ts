import type { MovingAnswers } from '../../answers/flow-answers';
import { listedStorageSplit, type StorageSplitAnswers } from '../../answers/storage-split';
import { tidyAddress } from '../../places/tidy-address';
import { agreementSentence, paymentPlan } from '../../pricing/payment-plan';
import type { Quote } from '../../pricing/quote';
import { rentedUnit } from '../../pricing/stored-part';
import { cleaningSlot } from '../../slots/calendar';
import type {
  Addresses,
  BookedOrder,
  CleaningSpace,
  Items,
  MovingSpace,
  OrderLike,
  MoveTerms,
  OrderTerms,
  Scheduled,
} from '../../order-types';
import type { LocalDate, SlotTimes } from '../../london-time';
import { agreedCover } from '../service';
import { appointment, baseOf } from '../order-like-parts';
import { movingServices } from './booked';

/** The cleaning plan for each size of move. The spec has no cleaning plan below one bedroom. */
const CLEANING_SPACE_OF: Readonly<Record<MovingSpace, CleaningSpace>> = {
  mini: 'one_bedroom',
  one_bedroom: 'one_bedroom',
  two_bedroom: 'two_bedroom',
  three_bedroom: 'three_bedroom',
  custom: 'custom',
};

/** Returns the home size that the cleaning add-on of a move cleans, or null without the add-on. */
export const cleanedSpace = (space: MovingSpace | null, isCleaning: boolean): CleaningSpace | null =>
  isCleaning && space !== null ? CLEANING_SPACE_OF[space] : null;

/** Returns the order-like object of the spec (§3, QUO-6) for a move. The cleaners' day follows from the movers'. */
export function toOrderLike(answers: MovingAnswers, quote: Quote): OrderLike {
  const space = answers.movingSpace === '' ? null : answers.movingSpace;
  const isCleaning = answers.addOns.includes('CLEANING');
  const { storageSpace, storageTerm } = storageSplitOf(answers.split, answers.furnitureItems);
  return {
    ...baseOf(answers, quote),
    storageSpace,
    storageTerm,
    fixedMovingPlan: space !== null && space !== 'custom',
    movingSpace: space,
    cleaningSpace: cleanedSpace(space, isCleaning),
    furnitureItems: answers.furnitureItems,
    addresses: addressesOf(answers, isCleaning),
    ...movingAppointments(answers.dates.movingDate, answers.timeSlot.movingDate, isCleaning),
  };
}

function termsWithoutPayments({ cover, split, furnitureItems }: MovingAnswers): MoveTerms {
  return { cover: agreedCover(cover, furnitureItems), split: storageSplitOf(split, furnitureItems).split };
}

export function moveTerms(answers: MovingAnswers, quote: Quote): OrderTerms {
  const { storageTerm } = storageSplitOf(answers.split, answers.furnitureItems);
  const plan = paymentPlan(quote, { storageTerm, since: answers.dates.movingDate });
  return {
    ...termsWithoutPayments(answers),
    ...(plan && answers.isAgreedWithPayments && { agreedPayments: agreementSentence(plan) }),
  };
}

/** Returns the source of the facts (order/order-facts.ts) about the order that the answers would become. */
export const moveFactSource = (answers: MovingAnswers) => ({
  ...storageSplitOf(answers.split, answers.furnitureItems),
  ...termsWithoutPayments(answers),
  furnitureItems: answers.furnitureItems,
  services: movingServices(answers),
});

/** Returns the split of the items and the unit of the stored ones. Without a split, the `split` field is missing. */
export function storageSplitOf(
  split: StorageSplitAnswers,
  items: Items,
): Pick<BookedOrder, 'storageSpace' | 'storageTerm' | 'split'> {
  const lines = listedStorageSplit(split.lines, items);
  const { storageSpace = null, storageTerm = null } = rentedUnit(items, split) ?? {};
  return { storageSpace, storageTerm, ...(lines.length > 0 && { split: lines }) };
}

function addressesOf({ addresses }: MovingAnswers, isCleaning: boolean): Addresses {
  const collection = tidyAddress(addresses.collection);
  return {
    collection,
    delivery: tidyAddress(addresses.delivery),
    // The cleaned home is the one that the customer leaves.
    ...(isCleaning && { cleaning: collection }),
    additional_collection: addresses.additional_collection.map(tidyAddress),
    additional_delivery: addresses.additional_delivery.map(tidyAddress),
  };
}

export function movingAppointments(date: LocalDate | '', slot: SlotTimes | null, isCleaning: boolean): Scheduled {
  const moved = appointment('movingDate', date, slot);
  if (!isCleaning || date === '' || slot === null) return moved;
  const cleaning = cleaningSlot(date, slot);
  return {
    dates: { ...moved.dates, cleaningDate: cleaning.date },
    timeSlot: { ...moved.timeSlot, cleaningDate: cleaning.slot },
  };
}
