import { chairsAt, seatsFor } from './phrases';

it.each<readonly [string, string, readonly string[]]>([
  ['table', '4 chairs', ['4 seater']],
  ['esstisch', '6 stühlen', ['6 seater']],
  ['stół', '4 krzesła', ['4 seater']],
  ['6 seater table', '4 chairs', []],
  ['desk', '1 chair', []],
  ['table', 'chairs', []],
])('RDT-1: %p with %p seats %p', (table, chairs, seats) => {
  expect(seatsFor(table, chairs)).toEqual(seats);
});

it.each<readonly [string, string, string | undefined]>([
  ['6 seater dining table', 'chairs', '6'],
  ['dining table seats 8', 'matching chairs', '8'],
  ['dining table', 'chairs', undefined],
  ['6 seater dining table', '4 chairs', undefined],
])('RDT-1: %p and %p are %p chairs', (table, chairs, count) => {
  expect(chairsAt(table, chairs)).toBe(count);
});
