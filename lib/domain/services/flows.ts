import type { CleaningAnswers } from '../answers/cleaning';
import type { MovingAnswers } from '../answers/moving';
import type { ReturnAnswers } from '../answers/storage-return';
import type { StorageAnswers } from '../answers/storage';
import type { OrderLike, ServiceType } from '../vocabulary';
import { CLEANING_FACTS } from './cleaning/facts';
import type { ServiceFacts } from './facts';
import { MOVING_FACTS } from './moving/facts';
import { RETURN_FACTS } from './storage-return/facts';
import { STORAGE_FACTS } from './storage/facts';

/**
 * The services that can be booked here, by their flows at /get-a-quote/{flow}. A new one is a line here, in AnswersOf and
 * in all.ts; whoever lists services follows.
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

// The keys of a literal are its type's keys.
export const FLOW_IDS = Object.keys(FLOWS) as readonly FlowId[];
export const BOOKABLE_SERVICES: readonly BookableService[] = FLOW_IDS.map((id) => FLOWS[id].service);

/** The flow that books a service. */
export function flowOf(service: BookableService): FlowId {
  const flow = FLOW_IDS.find((id) => FLOWS[id].service === service);
  if (!flow) throw new RangeError(`Not booked here: ${service}`);
  return flow;
}

/** Flows that fill a store, or empty one. */
export const fillsStore = (flow: FlowId): boolean => FLOWS[flow].store === 'fills';
export const emptiesStore = (flow: FlowId): boolean => FLOWS[flow].store === 'empties';

/** Whether an order rents a unit: a collection into a new one, or a move that a part is stored of. */
export const rents = (flow: FlowId, { storageSpace }: Pick<OrderLike, 'storageSpace'>): boolean =>
  storageSpace !== null && !emptiesStore(flow);
/** A flow whose list several people may fill: of things that go from home to home. */
export const sharesList = (flow: FlowId): boolean => FLOWS[flow].isTransport && FLOWS[flow].store === null;

/** The service that an order is about: the first of its services. Throws RangeError for one that is not booked here. */
export function mainService(services: readonly ServiceType[]): BookableService {
  const main = BOOKABLE_SERVICES.find((service) => service === services[0]);
  if (!main) throw new RangeError(`Not booked here: ${services[0] ?? 'nothing'}`);
  return main;
}

/** What an order is called, by what it is about. Throws RangeError for services that are not booked here. */
export const jobWords = (services: readonly ServiceType[]): ServiceFacts['words'] =>
  FLOWS[flowOf(mainService(services))].words;
