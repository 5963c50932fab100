import { EMPTY_ADDRESS } from '@/lib/domain/answers/moving';
import { FLOWS, mainService } from '@/lib/domain/services/flows';
import {
  CLEANING_ADD_ONS,
  MOVING_ADD_ONS,
  RETURN_ADD_ONS,
  STORAGE_ADD_ONS,
  type LocalDate,
  type OrderLike,
  type ServiceType,
  type SlotTimes,
} from '@/lib/domain/vocabulary';
import { WHOLE_UNIT } from '@/lib/domain/pricing/storage-return';
import { cleaningSlot } from '@/lib/domain/slots/needs';
import type { OrderRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { Problem } from '../../http/problem';
import { readJob, type Job, type JobAnswers } from '../../quotes/job';
import type { Reading } from '../../quotes/read-parts';
import { orderOf, quoteOf, servicesOf } from '../documents';
import { findOrder } from '../repo';

/** A booked order read back as the job that it was made from, so that it can be priced and planned on another day. */
export async function bookedJob(deps: Deps, row: OrderRow): Promise<Job> {
  const store = row.store_order_id === null ? undefined : await findOrder(deps.db, row.store_order_id);
  return readJob(deps, bookedAnswers(row, store), agreedTerms(row));
}

/** The promo terms that were agreed hold, also when the code is over. */
export const agreedTerms = (row: OrderRow): Reading => ({ promo: 'lenient', agreed: quoteOf(row).promo ?? null });

/**
 * The answers that a booked order was made from, without its day. Throws Problem change_not_offered for a unit by request:
 * its area is agreed on the phone, and so is its new day. `store` is the order whose things a return brings back.
 */
export function bookedAnswers(row: OrderRow, store?: OrderRow): JobAnswers {
  const order = orderOf(row);
  const services = servicesOf(row);
  const { isStudent, storageSpace, storageTerm, addresses } = order;
  const furnitureItems = [...order.furnitureItems];
  const chosen = <A extends ServiceType>(all: readonly A[]): A[] => all.filter((addOn) => services.includes(addOn));
  const base = { isStudent, promo: '' };
  const squareFeet = row.square_feet;
  if (storageSpace === 'custom' && squareFeet === null) throw new Problem('change_not_offered');
  switch (mainService(services)) {
    case 'MOVING': {
      if (order.movingSpace === null) throw new Problem('change_not_offered');
      const { collection = EMPTY_ADDRESS, delivery = EMPTY_ADDRESS } = addresses;
      const additional = {
        additional_collection: [...(addresses.additional_collection ?? [])],
        additional_delivery: [...(addresses.additional_delivery ?? [])],
      };
      return {
        ...{
          ...base,
          service: 'MOVING',
          movingSpace: order.movingSpace,
          addOns: chosen(MOVING_ADD_ONS),
          furnitureItems,
        },
        ...{ addresses: { collection, delivery, ...additional }, dates: { movingDate: '' } },
      };
    }
    case 'STORAGE_COLLECTION': {
      if (storageSpace === null || storageTerm === null) throw new Problem('change_not_offered');
      const { storage_collection = EMPTY_ADDRESS } = addresses;
      return {
        ...{ ...base, service: 'STORAGE_COLLECTION', storageSpace, squareFeet, storageTerm, furnitureItems },
        onlyWhatFits: quoteOf(row).lines.some(({ code }) => code === 'what_fits'),
        ...{ addOns: chosen(STORAGE_ADD_ONS), addresses: { storage_collection }, dates: { storageCollectionDate: '' } },
      };
    }
    case 'STORAGE_RETURN': {
      const { delivery = EMPTY_ADDRESS } = addresses;
      const kind = storageSpace === null ? ('items' as const) : ('unit' as const);
      const storedItems = furnitureItems.filter(({ id }) => id !== WHOLE_UNIT);
      return {
        ...{ ...base, service: 'STORAGE_RETURN', returnKind: kind, ...unitOf(row, store) },
        ...{
          addOns: chosen(RETURN_ADD_ONS),
          storedItems,
          furnitureItems,
          addresses: { delivery },
          dates: { deliveryDate: '' },
        },
      };
    }
    case 'CLEANING': {
      if (order.cleaningSpace === null) throw new Problem('change_not_offered');
      const { cleaning = EMPTY_ADDRESS } = addresses;
      return {
        ...{ ...base, service: 'CLEANING', cleaningSpace: order.cleaningSpace, moveSlot: null },
        ...{ addOns: chosen(CLEANING_ADD_ONS), addresses: { cleaning }, dates: { cleaningDate: '' } },
      };
    }
  }
}

/** The unit that a return is from; '' where only its things are known. */
function unitOf(row: OrderRow, store: OrderRow | undefined) {
  const { storageSpace } = orderOf(row);
  if (storageSpace !== null || !store)
    return { storageSpace: storageSpace ?? '', squareFeet: row.square_feet } as const;
  return { storageSpace: orderOf(store).storageSpace ?? '', squareFeet: store.square_feet } as const;
}

/** The order on another day and hour; the cleaners of a move come with it. */
export function withAppointment(row: OrderRow, date: LocalDate, slot: SlotTimes): OrderLike {
  const order = orderOf(row);
  const { dateKey } = FLOWS[row.flow];
  const isFollowed = dateKey !== 'cleaningDate' && order.dates.cleaningDate !== undefined;
  const cleaners = isFollowed ? cleaningSlot(date, slot) : null;
  return {
    ...order,
    dates: { [dateKey]: date, ...(cleaners && { cleaningDate: cleaners.date }) },
    timeSlot: { [dateKey]: slot, ...(cleaners && { cleaningDate: cleaners.slot }) },
  };
}
