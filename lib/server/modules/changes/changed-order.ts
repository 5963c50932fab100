import { type LocalDate, londonDate, type SlotTimes } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { addedBy, agreedOn } from '@/lib/domain/order/agreed';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import { startsWithinDays } from '@/lib/domain/order/cancellation';
import { withNewAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { serviceOf } from '@/lib/domain/services/all';
import type { Contents } from '@/lib/domain/services/service';
import type { AddOn, BookedOrder } from '@/lib/domain/order-types';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { packer } from '@/lib/server/platform/packing/packer';
import { asItWas, type ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { agreedOf, appointmentOf, orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { readJob, type Job } from '@/lib/server/modules/quotes/job';
import { catalogueItems, refuseOutside } from '@/lib/server/modules/quotes/read-parts';
import { MESSAGES } from '@/lib/validation/messages';
import { agreedTerms, bookedJob, bookedRequest, withAppointment } from './booked-job';

export type Rebuilt = Pick<Job, 'needsOn' | 'isOffered'> & { readonly changed: ChangedOrder };

/**
 * Returns a booked order with other contents, on its day. Throws Problem as readJob does; change_not_offered, and
 * validation_failed for an empty list, a strange add-on or a unit that is too small (FIT-1).
 */
export async function rebuildWith(deps: Deps, row: OrderRow, contents: Contents): Promise<Rebuilt> {
  const service = serviceOf(row.flow);
  const { editing } = service;
  if (!editing) throw new Problem('change_not_offered');
  const booked = await bookedRequest(deps, row);
  if (contents.furnitureItems.length === 0 && editing.needsItems(booked)) {
    throw wrongField('furnitureItems', MESSAGES.itemsRequired);
  }
  refuseStrange(service.addOns, contents.addOns);
  const furnitureItems = catalogueItems(contents.furnitureItems, '');
  const request = editing.requestWith(booked, { ...contents, furnitureItems });
  if (!request) throw new Problem('change_not_offered');
  const held = editing.mustHold(request);
  if (held && !(await packer().unitHolds(held.unit, held.items))) throw wrongField('unit', MESSAGES.doesNotFit);
  const job = await readJob(deps, service, request, agreedTerms(row));
  const before = orderOf(row);
  const order = { ...before, ...editing.orderWith(before, request), furnitureItems: job.furnitureItems };
  const { changed, ...offered } = rebuilt(deps, row, job, order);
  return { changed: { ...changed, squareFeet: job.squareFeet }, ...offered };
}

function refuseStrange(offered: readonly AddOn[], chosen: readonly AddOn[]): void {
  const strange = chosen.findIndex((addOn) => !offered.includes(addOn));
  if (strange !== -1) throw wrongField(`addOns[${strange}]`, 'This is not offered with the service');
}

/**
 * Returns a booked order with other addresses, on its day. Throws Problem as readJob and bookedRequest do; by_request
 * outside the service area, validation_failed for other stops.
 */
export async function rebuildAt(deps: Deps, row: OrderRow, wanted: WantedAddresses): Promise<Rebuilt> {
  const service = serviceOf(row.flow);
  const before = orderOf(row);
  const addresses = withNewAddresses(before.addresses, wanted);
  if (!addresses) throw wrongField('addresses', 'This order has other addresses');
  const request = await bookedRequest(deps, row, { ...before, addresses });
  const job = await readJob(deps, service, request, agreedTerms(row));
  // The booked terms stay as agreed, but the new addresses must be in the service area.
  refuseOutside(service, service.stopsOf(request), { promo: 'lenient' });
  return rebuilt(deps, row, job, { ...before, addresses });
}

/** Returns a booked order on another day and slot. Throws Problem as readJob and bookedRequest do. */
export async function rebuildOn(deps: Deps, row: OrderRow, date: LocalDate, slot: SlotTimes): Promise<Rebuilt> {
  return rebuilt(deps, row, await bookedJob(deps, row), withAppointment(row, date, slot), { date, slot });
}

/** Returns a changed order with its new price. */
function rebuilt(
  { now }: Deps,
  row: OrderRow,
  job: Job,
  order: BookedOrder,
  { date, slot }: Pick<Appointment, 'date' | 'slot'> = appointmentOf(row),
): Rebuilt {
  const before = servicesOf(row);
  const quote = job.priceOn(date);
  const totals = { total: toPounds(quote.total), totalWithDiscount: toPounds(quote.totalWithDiscount) };
  const { services, needsOn, isOffered } = job;
  const agreed = { ...agreedOf(row), addedAt: addedBy({ before, after: services }, agreedOf(row).addedAt, now()) };
  return {
    changed: {
      order: { ...order, quote: totals },
      quote,
      services,
      needs: needsOn(date, slot),
      addsServices: services.some((service) => !before.includes(service)),
      startsWithin14Days: startsWithinDays(services, date, (service) => londonDate(agreedOn(service, agreed))),
      dropped: appointmentsOf(orderOf(row)).filter(({ key }) => order.dates[key] === undefined),
      before: asItWas(row),
    },
    needsOn,
    isOffered,
  };
}
