import type { CleaningAnswers, MovingAnswers, StorageAnswers } from '../answers/flow-answers';
import type { ReturnAnswers } from '../answers/storage-return';
import type { ReviewCategory } from '../reviews/review';
import type { Addresses, OrderDate, OrderLike, ServiceType } from '../order-types';

export type ServiceWords = {
  /** "Moving" (PRC-7). */
  readonly name: string;
  /** The label of the appointment's day: "Collection Date" (PRC-7). */
  readonly date: string;
  /** The job in a sentence: "Your move is booked". */
  readonly job: string;
  /** The finished job in a sentence: "We moved you". */
  readonly done: string;
  /** The heading of the item list. */
  readonly load: string;
  /** The label of the link that changes the contents of an order. */
  readonly contents: string;
  readonly visit: string;
  readonly order: string;
  /** The desk's name for an enquiry about a price that is not online. */
  readonly request: string;
};

export type AddressWords = {
  /** The heading of its questions: "The home to clean". */
  readonly name: string;
  /** Its name among the stops of an order: "Cleaning". */
  readonly stop: string;
  readonly postcode: string;
};

const COLLECTION = { name: 'Collection', stop: 'Collection', postcode: 'Collection postcode' } as const;

/** The facts of a bookable service without its rules, which are in its object (all.ts). */
export type ServiceFacts = {
  readonly service: ServiceType;
  readonly dateKey: OrderDate;
  /** The kind of the address that we visit first. */
  readonly comesTo: keyof Addresses;
  /** The names of that address. */
  readonly address: AddressWords;
  /** Whether it is transport of goods, which the law gives no right to cancel. */
  readonly isTransport: boolean;
  /** Whether it fills or empties a storage unit. Null if it involves none. */
  readonly rental: 'fills' | 'empties' | null;
  /** Whether more than the day of a booked order can be changed online. */
  readonly isEdited: boolean;
  /** The tab of its reviews. Null for none. */
  readonly reviews: ReviewCategory | null;
  readonly words: ServiceWords;
};

const ITEMS_AND_HELP = 'Add or remove items and services';

export const MOVING_FACTS = {
  service: 'MOVING',
  dateKey: 'movingDate',
  comesTo: 'collection',
  address: COLLECTION,
  isTransport: true,
  rental: null,
  isEdited: true,
  reviews: 'moving',
  words: {
    name: 'Moving',
    date: 'Collection Date',
    job: 'move',
    done: 'We moved you',
    load: 'What we move',
    contents: ITEMS_AND_HELP,
    visit: 'Move',
    order: 'Move',
    request: 'Move by request',
  },
} as const satisfies ServiceFacts;

/** The bookable services by flow (/get-a-quote/{flow}), from which all lists derive. See also AnswersOf and all.ts. */
export const FLOWS = {
  moving: MOVING_FACTS,
  storage: {
    service: 'STORAGE_COLLECTION',
    dateKey: 'storageCollectionDate',
    comesTo: 'storage_collection',
    address: COLLECTION,
    isTransport: true,
    rental: 'fills',
    isEdited: true,
    reviews: 'storage',
    words: {
      name: 'Storage Collection',
      date: 'Collection Date',
      job: 'collection',
      done: 'We collected your things',
      load: 'What we collect',
      contents: 'Change the items, the unit or the services',
      visit: 'Storage collection',
      order: 'Into storage',
      request: 'Storage by request',
    },
  },
  'storage-return': {
    service: 'STORAGE_RETURN',
    dateKey: 'deliveryDate',
    comesTo: 'delivery',
    address: { name: 'Delivery', stop: 'Delivery', postcode: 'Delivery postcode' },
    isTransport: true,
    rental: 'empties',
    isEdited: false,
    reviews: 'storage',
    words: {
      name: 'Storage Return',
      date: 'Delivery Date',
      job: 'return',
      done: 'We brought your things back',
      load: 'What we bring back',
      contents: ITEMS_AND_HELP,
      visit: 'Storage return',
      order: 'Out of storage',
      request: 'Return by request',
    },
  },
  cleaning: {
    service: 'CLEANING',
    dateKey: 'cleaningDate',
    comesTo: 'cleaning',
    address: { name: 'The home to clean', stop: 'Cleaning', postcode: 'Postcode of the home to clean' },
    isTransport: false,
    rental: null,
    isEdited: false,
    reviews: 'cleaning',
    words: {
      name: 'Cleaning',
      date: 'Cleaning Date',
      job: 'clean',
      done: 'We cleaned the home',
      load: 'What we carry',
      contents: ITEMS_AND_HELP,
      visit: 'Cleaning',
      order: 'Clean',
      request: 'Cleaning by request',
    },
  },
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

export type SingleAddress = Flows[FlowId]['comesTo'];

/** The kinds of address that an order has at most once. The others are lists. */
export const SINGLE_ADDRESSES: readonly SingleAddress[] = FLOW_IDS.map((id) => FLOWS[id].comesTo);

/** Returns whether a van comes to addresses of a kind. False where people only work. */
export const hasVan = (kind: keyof Addresses): boolean =>
  FLOW_IDS.every((id) => FLOWS[id].comesTo !== kind || FLOWS[id].isTransport);

/** Returns whether a van comes on a date of an order. */
export const isVanDate = (key: OrderDate): boolean =>
  FLOW_IDS.every((id) => FLOWS[id].dateKey !== key || FLOWS[id].isTransport);

/** Returns whether a flow brings items into storage. `emptiesRental`: whether it brings them back. */
export const fillsRental = (flow: FlowId): boolean => FLOWS[flow].rental === 'fills';
export const emptiesRental = (flow: FlowId): boolean => FLOWS[flow].rental === 'empties';

/** Returns whether an order rents a unit: a collection into a new unit, or a move with a stored part. */
export const rents = (flow: FlowId, { storageSpace }: Pick<OrderLike, 'storageSpace'>): boolean =>
  storageSpace !== null && !emptiesRental(flow);
/** Returns whether several people may fill the list of a flow: only for transport from home to home. */
export const sharesList = (flow: FlowId): boolean => FLOWS[flow].isTransport && FLOWS[flow].rental === null;

/** Returns the first of an order's services. Throws RangeError for one that is not booked here. */
export function mainService(services: readonly ServiceType[]): BookableService {
  const main = BOOKABLE_SERVICES.find((service) => service === services[0]);
  if (!main) throw new RangeError(`Not booked here: ${services[0] ?? 'nothing'}`);
  return main;
}

/** Returns the words of an order's main service. Throws RangeError for services that are not booked here. */
export const jobWords = (services: readonly ServiceType[]): ServiceFacts['words'] =>
  FLOWS[flowOf(mainService(services))].words;
