import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { customMovers, PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { VAN } from '@/lib/domain/catalogue/vans';
import { mainService, type BookableService } from '@/lib/domain/services/flows';
import type { OrderLike, ServiceType } from '@/lib/domain/order-types';
import { capitalised, inWords } from '@/lib/domain/wording';

const vans = (count: number): string => (count === 1 ? 'a van' : `${inWords(count)} vans`);

const crewOf = ({ movingSpace, furnitureItems }: OrderLike): { readonly movers: number; readonly vans: number } =>
  movingSpace === null || movingSpace === 'custom' ? customCrew(furnitureItems) : PLAN_CAPACITY[movingSpace];

function movingCrew(order: OrderLike): string {
  const plan = crewOf(order);
  return `${capitalised(inWords(plan.movers))} movers come with ${vans(plan.vans)}.`;
}

function customCrew(items: OrderLike['furnitureItems']) {
  const { cubicFeet, kilograms } = inventoryTotals(items);
  const filled = Math.ceil(Math.max(cubicFeet / VAN.cubicFeet, kilograms / VAN.kilograms));
  return { movers: customMovers(cubicFeet), vans: Math.max(1, filled) };
}

const CREWS: Readonly<Record<BookableService, (order: OrderLike) => string>> = {
  MOVING: movingCrew,
  STORAGE_COLLECTION: () => 'Our movers come with a van and take your things to the unit.',
  STORAGE_RETURN: () => 'Our movers come with a van and bring your things.',
  CLEANING: () => 'Our cleaners bring products, cloths, a vacuum cleaner and steps.',
};

/** Returns who comes for an order, in a sentence or two. Throws RangeError for services that are not booked here. */
export function whoComes(order: OrderLike, services: readonly ServiceType[]): string {
  const main = mainService(services);
  const crew = CREWS[main](order);
  return main !== 'CLEANING' && services.includes('CLEANING') ? `${crew} The cleaners come after them.` : crew;
}

const MOVERS: Readonly<Record<BookableService, (order: OrderLike) => number>> = {
  MOVING: (order) => crewOf(order).movers,
  STORAGE_COLLECTION: () => 0,
  STORAGE_RETURN: () => 0,
  CLEANING: () => 0,
};

/** Returns the number of movers. 0 for services booked without one. */
export const moversOf = (order: OrderLike, services: readonly ServiceType[]): number =>
  MOVERS[mainService(services)](order);
