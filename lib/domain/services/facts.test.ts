import type { ServiceWords } from './facts';
import { BOOKABLE_SERVICES, jobWords } from './flows';

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
