import { pence } from '@/lib/domain/money';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import { needsStartRequest } from '@/lib/domain/order/cancellation';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { toOrderLike } from '@/lib/domain/order/order-like';
import { londonDate } from '@/lib/domain/london-time';
import {
  MOVING_ADD_ONS,
  type LocalDate,
  type MovingAddOn,
  type OrderLike,
  type ServiceType,
  type SlotTimes,
} from '@/lib/domain/order/types';
import type { Quote } from '@/lib/domain/pricing/quote';
import { slotNeeds, type SlotNeed } from '@/lib/domain/slots/needs';
import type { OrderRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { Problem } from '../../http/problem';
import { priceOn, readMove, type Move } from '../../quotes/move';
import { orderOf, quoteOf, servicesOf } from '../documents';

/** What an order becomes by a change: the documents of its row, and the places that it then needs. */
export type ChangedOrder = {
  readonly order: OrderLike;
  readonly quote: Quote;
  readonly services: readonly ServiceType[];
  readonly needs: readonly SlotNeed[];
  /** Services that were not in the order before: their 14 days begin with the change (LAW-6). */
  readonly addsServices: boolean;
  readonly startsWithin14Days: boolean;
  /** Appointments that the order no longer has: calendars have to be told. */
  readonly dropped: readonly Appointment[];
};

const isAddOn = (service: ServiceType): service is MovingAddOn =>
  (MOVING_ADD_ONS as readonly ServiceType[]).includes(service);

/**
 * A booked move as the answers that it was made from. Throws Problem change_not_offered for an order of another flow:
 * those can be cancelled here, and changed on the phone.
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
    addOns: servicesOf(row).filter(isAddOn),
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

/** Answers of a booked move, ready to be priced with the promo terms that were agreed, also when the code is over. */
export async function readBookedMove(deps: Deps, row: OrderRow, answers: MovingAnswers): Promise<Move> {
  const { movingSpace } = answers;
  if (movingSpace === '') throw new Problem('change_not_offered');
  const move = await readMove(deps, { ...answers, movingSpace, promo: '' }, { promo: 'lenient' });
  return { ...move, toPrice: { ...move.toPrice, promo: quoteOf(row).promo ?? null } };
}

export type Rebuilt = {
  readonly changed: ChangedOrder;
  readonly needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
};

/** The order of changed answers: priced by the same engine as a new one. Throws Problem as readMove and priceOn do. */
export async function rebuildOrder(deps: Deps, row: OrderRow, answers: MovingAnswers): Promise<Rebuilt> {
  const move = await readBookedMove(deps, row, answers);
  const { movingDate } = answers.dates;
  const slot = answers.timeSlot.movingDate;
  if (movingDate === '' || slot === null) throw new Problem('change_not_offered');
  const quote = priceOn(move, movingDate);
  const before = servicesOf(row);
  const services = ['MOVING' as const, ...MOVING_ADD_ONS.filter((addOn) => answers.addOns.includes(addOn))];
  const addsServices = services.some((service) => !before.includes(service));
  const agreedOn = londonDate(addsServices ? deps.now() : agreedAt(row));
  const needsOn = (date: LocalDate, time: SlotTimes) => slotNeeds(move.toPlan, date, time);
  const order = toOrderLike({ ...answers, furnitureItems: move.toPrice.furnitureItems }, quote);
  return {
    changed: {
      order,
      quote,
      services,
      needs: needsOn(movingDate, slot),
      addsServices,
      startsWithin14Days: needsStartRequest(movingDate, agreedOn, answers.addOns),
      dropped: appointmentsOf(orderOf(row)).filter(({ key }) => order.dates[key] === undefined),
    },
    needsOn,
  };
}

/** When the contract over the services was made. */
export const agreedAt = (row: OrderRow): Date => new Date(row.services_agreed_at ?? row.created_at);

/** The slot that a booked move has. */
export function slotOf(row: OrderRow) {
  const [first] = appointmentsOf(orderOf(row));
  return first ?? null;
}

export const totalOf = (row: OrderRow) => pence(row.total_pence);
