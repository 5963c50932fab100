import type { OrderLike, ServiceType, MovingAddOn } from '@/lib/domain/order/types';
import type { Quote } from '@/lib/domain/pricing/quote';
import { slotNeeds, type SlotNeed } from '@/lib/domain/slots/needs';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { OrderRow } from '../db/schema';

/** The documents in an order's row. They were written by `createOrder` from checked values, hence the types. */
export const orderOf = (row: OrderRow): OrderLike => JSON.parse(row.order_json) as OrderLike;
export const quoteOf = (row: OrderRow): Quote => JSON.parse(row.quote_json) as Quote;
export const servicesOf = (row: OrderRow): readonly ServiceType[] => JSON.parse(row.services_json) as ServiceType[];

const isAddOn = (service: ServiceType): service is MovingAddOn =>
  service === 'PACKING' || service === 'CLEANING' || service === 'ASSEMBLING';

/** The places that a stored order takes. Throws when it has no day: every order of the moving flow has one. */
export function needsOf(row: OrderRow): readonly SlotNeed[] {
  const { movingSpace, furnitureItems, dates, timeSlot } = orderOf(row);
  if (movingSpace === null || !dates.movingDate || !timeSlot.movingDate) throw new Error('An order without a day');
  const { cubicFeet } = inventoryTotals(furnitureItems);
  const addOns = servicesOf(row).filter(isAddOn);
  return slotNeeds({ movingSpace, addOns, cubicFeet }, dates.movingDate, timeSlot.movingDate);
}
