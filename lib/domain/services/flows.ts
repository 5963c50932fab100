import type { CleaningAnswers } from '../answers/cleaning';
import type { MovingAnswers } from '../answers/moving';
import type { ReturnAnswers } from '../answers/storage-return';
import type { StorageAnswers } from '../answers/storage';
import type { OrderDate, ServiceType } from '../vocabulary';

/** The services that can be booked here, each with a flow of its own at /get-a-quote/{flow}. */
export const BOOKABLE_SERVICES = [
  'MOVING',
  'STORAGE_COLLECTION',
  'STORAGE_RETURN',
  'CLEANING',
] as const satisfies readonly ServiceType[];
export type BookableService = (typeof BOOKABLE_SERVICES)[number];

export const FLOW_IDS = ['moving', 'storage', 'storage-return', 'cleaning'] as const;
export type FlowId = (typeof FLOW_IDS)[number];

export type AnswersOf = {
  readonly moving: MovingAnswers;
  readonly storage: StorageAnswers;
  readonly 'storage-return': ReturnAnswers;
  readonly cleaning: CleaningAnswers;
};

/** What is known of a flow without its rules: they are in its service (all.ts). */
export type FlowFacts = {
  /** What it books. */
  readonly service: BookableService;
  /** Which date of the order its slot is. */
  readonly dateKey: OrderDate;
  /** What it does with somebody's store; null where it has nothing to do with one. */
  readonly store: 'fills' | 'empties' | null;
  /** Whether what is booked can be changed online beside its day. */
  readonly isEdited: boolean;
};

export const FLOWS = {
  moving: { service: 'MOVING', dateKey: 'movingDate', store: null, isEdited: true },
  storage: { service: 'STORAGE_COLLECTION', dateKey: 'storageCollectionDate', store: 'fills', isEdited: true },
  'storage-return': { service: 'STORAGE_RETURN', dateKey: 'deliveryDate', store: 'empties', isEdited: false },
  cleaning: { service: 'CLEANING', dateKey: 'cleaningDate', store: null, isEdited: false },
} as const satisfies Readonly<Record<FlowId, FlowFacts>>;

/** The flow that books a service. */
export function flowOf(service: BookableService): FlowId {
  const flow = FLOW_IDS.find((id) => FLOWS[id].service === service);
  if (!flow) throw new RangeError(`Not booked here: ${service}`);
  return flow;
}

/** Flows that fill a store, or empty one. */
export const fillsStore = (flow: FlowId): boolean => FLOWS[flow].store === 'fills';
export const emptiesStore = (flow: FlowId): boolean => FLOWS[flow].store === 'empties';

/** The service that an order is about: the first of its services. Throws RangeError for one that is not booked here. */
export function mainService(services: readonly ServiceType[]): BookableService {
  const main = BOOKABLE_SERVICES.find((service) => service === services[0]);
  if (!main) throw new RangeError(`Not booked here: ${services[0] ?? 'nothing'}`);
  return main;
}
