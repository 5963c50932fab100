import { londonDate } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import { addedBy, agreedOn } from '@/lib/domain/order/agreed';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import { startsWithinDays } from '@/lib/domain/order/cancellation';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { toOrderLike } from '@/lib/domain/order/order-like';
import { whatFitsWord } from '@/lib/domain/answers/storage';
import {
  MOVING_ADD_ONS,
  type FurnitureItem,
  type LocalDate,
  type OrderLike,
  type ServiceType,
  type SlotTimes,
  type StorageAddOn,
  type StorageSpace,
} from '@/lib/domain/vocabulary';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { OrderRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { MESSAGES } from '@/lib/validation/messages';
import { Problem, wrongField } from '../../http/problem';
import { packer } from '../../packing/packer';
import { readJob, type Job, type JobAnswers } from '../../quotes/job';
import { movingJob, readMove } from '../../quotes/move';
import { catalogueItems } from '../../quotes/read-parts';
import { agreedOf, appointmentOf, orderOf, servicesOf } from '../documents';
import { agreedTerms, bookedAnswers, bookedJob, withAppointment } from './booked-job';

/** What an order becomes by a change: the documents of its row, and the places that it then needs. */
export type ChangedOrder = {
  readonly order: OrderLike;
  readonly quote: Quote;
  readonly services: readonly ServiceType[];
  readonly needs: readonly SlotNeed[];
  /** The area of a custom unit, square feet; null for the others. Undefined leaves the order's own as it is. */
  readonly squareFeet?: number | null;
  /** Services that were not in the order before: their 14 days begin with the change (LAW-6). */
  readonly addsServices: boolean;
  readonly startsWithin14Days: boolean;
  /** Appointments that the order no longer has: calendars have to be told. */
  readonly dropped: readonly Appointment[];
};

/**
 * A booked move as the answers that it was made from. Throws Problem change_not_offered for an order of another flow.
 */
export function answersOf(row: OrderRow): MovingAnswers {
  const { movingSpace, addresses, dates, timeSlot, details, ...order } = orderOf(row);
  const { collection, delivery, additional_collection = [], additional_delivery = [] } = addresses;
  const { movingDate } = dates;
  if (
    row.flow !== 'moving' ||
    movingSpace === null ||
    !collection ||
    !delivery ||
    !movingDate ||
    !timeSlot.movingDate
  ) {
    throw new Problem('change_not_offered');
  }
  return {
    ...details,
    movingSpace,
    addOns: MOVING_ADD_ONS.filter((addOn) => servicesOf(row).includes(addOn)),
    isStudent: order.isStudent,
    addresses: { collection, delivery, additional_collection, additional_delivery },
    furnitureItems: order.furnitureItems,
    dates: { movingDate },
    timeSlot: { movingDate: timeSlot.movingDate },
    promo: order.promo,
    signForNews: order.signForNews,
    isAgreedWithTerms: true,
    wantsStartWithin14Days: row.starts_within_14_days === 1,
  };
}

export type Rebuilt = {
  readonly changed: ChangedOrder;
  readonly needsOn: Job['needsOn'];
};

/** The order of a move's changed answers: priced by the same engine as a new one. Throws Problem as readMove does. */
export async function rebuildMove(deps: Deps, row: OrderRow, answers: MovingAnswers): Promise<Rebuilt> {
  const { movingSpace } = answers;
  if (movingSpace === '') throw new Problem('change_not_offered');
  const job = movingJob(await readMove(deps, { ...answers, movingSpace }, agreedTerms(row)));
  const { date, slot } = appointmentOf(row);
  const quote = job.priceOn(date);
  const order = toOrderLike({ ...answers, furnitureItems: job.furnitureItems }, quote);
  return rebuilt(deps, row, { job, order, quote, date, slot });
}

/** What may be changed of a booked collection into storage beside its day. */
export type StorageContents = {
  readonly addOns: readonly StorageAddOn[];
  readonly furnitureItems: readonly FurnitureItem[];
  /** Null keeps the unit that is booked. */
  readonly unit: { readonly storageSpace: StorageSpace; readonly squareFeet: number | null } | null;
};

type BookedStorage = Extract<JobAnswers, { readonly service: 'STORAGE_COLLECTION' }>;

/**
 * Whether the customer has agreed that only what fits is stored (FIT-1). That word was given for one unit and one list: for
 * others everything has to fit. Throws Problem validation_failed where it does not.
 */
async function isAgreed(booked: BookedStorage, wanted: BookedStorage): Promise<boolean> {
  const { storageSpace, squareFeet, furnitureItems } = wanted;
  if (booked.onlyWhatFits && whatFitsWord(booked) === whatFitsWord(wanted)) return true;
  const holds = await packer().unitHolds({ storageSpace, squareFeet }, furnitureItems);
  if (!holds) throw wrongField('unit', MESSAGES.doesNotFit);
  return false;
}

/**
 * A booked collection with other things, help or another unit, for its term and on its day. Throws Problem as readJob
 * and isAgreed do; change_not_offered for an order of another flow.
 */
export async function rebuildStorage(deps: Deps, row: OrderRow, contents: StorageContents): Promise<Rebuilt> {
  const answers = bookedAnswers(row);
  if (answers.service !== 'STORAGE_COLLECTION') throw new Problem('change_not_offered');
  const { storageSpace, squareFeet: area } = contents.unit ?? answers;
  const squareFeet = storageSpace === 'custom' ? area : null;
  const furnitureItems = [...catalogueItems(contents.furnitureItems, '')];
  const addOns = [...contents.addOns];
  const wanted = { ...answers, storageSpace, squareFeet, addOns, furnitureItems };
  const job = await readJob(deps, { ...wanted, onlyWhatFits: await isAgreed(answers, wanted) }, agreedTerms(row));
  const { date, slot } = appointmentOf(row);
  const quote = job.priceOn(date);
  const order: OrderLike = {
    ...orderOf(row),
    storageSpace,
    isPacking: addOns.includes('PACKING'),
    furnitureItems: job.furnitureItems,
    quote: totalsOf(quote),
  };
  const { changed, needsOn } = rebuilt(deps, row, { job, order, quote, date, slot });
  return { changed: { ...changed, squareFeet }, needsOn };
}

/** The same order on another day and hour, whatever its flow is. Throws Problem as readJob and jobAnswersOf do. */
export async function rebuildOn(deps: Deps, row: OrderRow, date: LocalDate, slot: SlotTimes): Promise<Rebuilt> {
  const job = await bookedJob(deps, row);
  const quote = job.priceOn(date);
  const order = { ...withAppointment(row, date, slot), quote: totalsOf(quote) };
  return rebuilt(deps, row, { job, order, quote, date, slot });
}

type Parts = {
  readonly job: Job;
  readonly order: OrderLike;
  readonly quote: Quote;
  readonly date: LocalDate;
  readonly slot: SlotTimes;
};

function rebuilt({ now }: Deps, row: OrderRow, { job, order, quote, date, slot }: Parts): Rebuilt {
  const before = servicesOf(row);
  const { services, needsOn } = job;
  const agreed = { ...agreedOf(row), addedAt: addedBy({ before, after: services }, agreedOf(row).addedAt, now()) };
  return {
    changed: {
      order,
      quote,
      services,
      needs: needsOn(date, slot),
      addsServices: services.some((service) => !before.includes(service)),
      startsWithin14Days: startsWithinDays(services, date, (service) => londonDate(agreedOn(service, agreed))),
      dropped: appointmentsOf(orderOf(row)).filter(({ key }) => order.dates[key] === undefined),
    },
    needsOn,
  };
}

const totalsOf = ({ total, totalWithDiscount }: Quote): OrderLike['quote'] => ({
  total: toPounds(total),
  totalWithDiscount: toPounds(totalWithDiscount),
});

export const totalOf = (row: OrderRow) => pence(row.total_pence);
