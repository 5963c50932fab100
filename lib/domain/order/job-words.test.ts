import { BOOKABLE_SERVICES } from '../services/flows';
import { jobWords, type JobWords } from './job-words';

it.each([
  ['MOVING', 'move'],
  ['STORAGE_COLLECTION', 'collection'],
  ['STORAGE_RETURN', 'return'],
  ['CLEANING', 'clean'],
] as const)('an order about %s is called a %s, whatever comes with it', (service, job) => {
  expect(jobWords([service, 'PACKING']).job).toBe(job);
});

it.each(['job', 'done', 'load'] as const satisfies readonly (keyof JobWords)[])(
  'no two are told with one %s',
  (key) => {
    const words = BOOKABLE_SERVICES.map((service) => jobWords([service])[key]);
    expect(new Set(words).size).toBe(words.length);
  },
);

it('has no words for what is not booked here', () => {
  expect(() => jobWords(['PACKING'])).toThrow(RangeError);
  expect(() => jobWords([])).toThrow(RangeError);
});
