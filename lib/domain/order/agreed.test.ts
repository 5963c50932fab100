import { addedBy, agreedOn, type AddedAt } from './agreed';
import type { ServiceType } from '../order-types';

const agreedAt = new Date('2026-12-01T09:00:00Z');
const LATER = '2026-12-03T10:00:00.000Z';
const at = new Date('2026-12-05T11:00:00Z');
const NOW = at.toISOString();

describe('LAW-6: the day of a line', () => {
  it.each<readonly [string, AddedAt | undefined, string]>([
    ['ordered with the rest', undefined, agreedAt.toISOString()],
    ['beside another that was added', { CLEANING: LATER }, agreedAt.toISOString()],
    ['added later', { PACKING: LATER }, LATER],
  ])('%s', (_, addedAt, instant) => {
    expect(agreedOn('PACKING', { agreedAt, ...(addedAt && { addedAt }) }).toISOString()).toBe(instant);
  });

  it.each<readonly [string, readonly ServiceType[], readonly ServiceType[], AddedAt, AddedAt]>([
    ['nothing changes', ['MOVING'], ['MOVING'], {}, {}],
    ['a line is added', ['MOVING'], ['MOVING', 'PACKING'], {}, { PACKING: NOW }],
    [
      'another is added: the first keeps its day',
      ['MOVING', 'PACKING'],
      ['MOVING', 'PACKING', 'CLEANING'],
      { PACKING: LATER },
      { PACKING: LATER, CLEANING: NOW },
    ],
    ['a line that was added is removed', ['MOVING', 'PACKING'], ['MOVING'], { PACKING: LATER }, {}],
    ['one for another', ['MOVING', 'PACKING'], ['MOVING', 'CLEANING'], { PACKING: LATER }, { CLEANING: NOW }],
    [
      'a line comes back: its day is the new one',
      ['MOVING'],
      ['MOVING', 'PACKING'],
      { PACKING: LATER },
      { PACKING: NOW },
    ],
    ['everything goes', ['MOVING', 'PACKING'], [], { PACKING: LATER }, {}],
  ])('%s', (_, before, after, addedAt, now) => {
    expect(addedBy({ before, after }, addedAt, at)).toEqual(now);
  });
});
