import type { CleaningAnswers } from '../answers/cleaning';
import type { MovingAnswers } from '../answers/moving';
import type { ReturnAnswers } from '../answers/storage-return';
import type { StorageAnswers } from '../answers/storage';
import type { OrderLike, ServiceType } from '../order-types';
import { CLEANING_FACTS } from './cleaning/facts';
import type { ServiceFacts } from './facts';
import { MOVING_FACTS } from './moving/facts';
import { RETURN_FACTS } from './storage-return/facts';
import { STORAGE_FACTS } from './storage/facts';

/**
 * The bookable services by their flows at /get-a-quote/{flow}. A new service needs an entry here, in AnswersOf and in
 * all.ts. All lists of services derive from it.
 */
export const FLOWS = {
  moving: MOVING_FACTS,
  storage: STORAGE_FACTS,
  'storage-return': RETURN_FACTS,
  cleaning: CLEANING_FACTS,
} as const satisfies Readonly<Record<string, ServiceFacts>>;
type Flows = typeof FLOWS;
export type FlowId = keyof Flows;
export type BookableService = Flows[FlowId]['service'];

export type AnswersOf = {
  readonly moving: MovingAnswers;
  readonly storage: StorageAnswers;
  readonly 'storage-return': ReturnAnswers;
  readonly cleaning: CleaningAnswers;
};

// Object.keys returns string[], but the keys of a literal are exactly its type's keys.
export const FLOW_IDS = Object.keys(FLOWS) as readonly FlowId[];
export const BOOKABLE_SERVICES: readonly BookableService[] = FLOW_IDS.map((id) => FLOWS[id].service);

/** Returns the flow that books a service. Throws RangeError for a service that no flow books. */
export function flowOf(service: BookableService): FlowId {
  const flow = FLOW_IDS.find((id) => FLOWS[id].service === service);
  if (!flow) throw new RangeError(`Not booked here: ${service}`);
  return flow;
}

/** Returns whether a flow brings items into storage. `emptiesRental`: whether it brings them back. */
export const fillsRental = (flow: FlowId): boolean => FLOWS[flow].store === 'fills';
export const emptiesRental = (flow: FlowId): boolean => FLOWS[flow].store === 'empties';

/** Returns whether an order rents a unit: a collection into a new unit, or a move with a stored part. */
export const rents = (flow: FlowId, { storageSpace }: Pick<OrderLike, 'storageSpace'>): boolean =>
  storageSpace !== null && !emptiesRental(flow);
/** Returns whether several people may fill the list of a flow: only for transport from home to home. */
export const sharesList = (flow: FlowId): boolean => FLOWS[flow].isTransport && FLOWS[flow].store === null;

/**
 * Returns the service that an order is about: the first of its services. Throws RangeError for one that is not booked
 * here.
 */
export function mainService(services: readonly ServiceType[]): BookableService {
  const main = BOOKABLE_SERVICES.find((service) => service === services[0]);
  if (!main) throw new RangeError(`Not booked here: ${services[0] ?? 'nothing'}`);
  return main;
}

/** Returns the words of an order's main service. Throws RangeError for services that are not booked here. */
export const jobWords = (services: readonly ServiceType[]): ServiceFacts['words'] =>
  FLOWS[flowOf(mainService(services))].words;
