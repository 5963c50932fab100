import { ORDER_DATES, SERVICE_TYPES, type ServiceType } from '../order-types';
import {
  BOOKABLE_SERVICES,
  FLOWS,
  FLOW_IDS,
  flowOf,
  jobWords,
  mainService,
  sharesList,
  SINGLE_ADDRESSES,
  type BookableService,
  type ServiceWords,
} from './flows';

describe('the flows', () => {
  it.each([
    ['MOVING', 'moving', 'movingDate'],
    ['STORAGE_COLLECTION', 'storage', 'storageCollectionDate'],
    ['STORAGE_RETURN', 'storage-return', 'deliveryDate'],
    ['CLEANING', 'cleaning', 'cleaningDate'],
  ] as const)('%s is booked at /get-a-quote/%s, on its %s', (service, flow, dateKey) => {
    expect(flowOf(service)).toBe(flow);
    expect(FLOWS[flow]).toMatchObject({ service, dateKey });
  });

  it('book every bookable service once, on a date of its own', () => {
    expect(FLOW_IDS.map((id) => FLOWS[id].service).toSorted()).toEqual([...BOOKABLE_SERVICES].toSorted());
    expect(FLOW_IDS.map((id) => FLOWS[id].dateKey).toSorted()).toEqual([...ORDER_DATES].toSorted());
  });

  it('come to a kind of address that no other flow comes to', () => {
    expect(new Set(SINGLE_ADDRESSES).size).toBe(FLOW_IDS.length);
  });

  it('PLN-5 let several people fill the list of a move, and of nothing else', () => {
    expect(FLOW_IDS.filter(sharesList)).toEqual(['moving']);
  });

  it('refuse what is not booked here', () => {
    expect(() => flowOf('SHIPPING' as BookableService)).toThrow('Not booked here: SHIPPING');
  });
});

describe('what an order is about', () => {
  it.each<readonly [readonly ServiceType[], BookableService]>([
    [['MOVING'], 'MOVING'],
    [['MOVING', 'CLEANING'], 'MOVING'],
    [['CLEANING', 'PACKING'], 'CLEANING'],
    [['STORAGE_COLLECTION', 'STORAGE'], 'STORAGE_COLLECTION'],
  ])('%p: %s', (services, main) => {
    expect(mainService(services)).toBe(main);
  });

  it('is nothing for no services, nor for an add-on alone', () => {
    expect(() => mainService([])).toThrow('Not booked here: nothing');
    const alone = SERVICE_TYPES.filter((service) => !BOOKABLE_SERVICES.some((bookable) => bookable === service));
    for (const service of alone) expect(() => mainService([service, 'MOVING'])).toThrow(RangeError);
  });
});

it.each([
  ['MOVING', 'move'],
  ['STORAGE_COLLECTION', 'collection'],
  ['STORAGE_RETURN', 'return'],
  ['CLEANING', 'clean'],
] as const)('an order about %s is called a %s, whatever comes with it', (service, job) => {
  expect(jobWords([service, 'PACKING']).job).toBe(job);
});

it.each([
  'name',
  'job',
  'done',
  'load',
  'visit',
  'order',
  'request',
] as const satisfies readonly (keyof ServiceWords)[])('no two are told with one %s', (key) => {
  const words = BOOKABLE_SERVICES.map((service) => jobWords([service])[key]);
  expect(new Set(words).size).toBe(words.length);
});

it('has no words for what is not booked here', () => {
  expect(() => jobWords(['PACKING'])).toThrow(RangeError);
  expect(() => jobWords([])).toThrow(RangeError);
});
