import * as types from './order-types';

const LISTS = Object.entries(types).flatMap(([name, values]: readonly [string, unknown]) =>
  Array.isArray(values) ? [[name, values as readonly string[]] as const] : [],
);

it.each(LISTS)('%s names nothing twice', (_, values) => {
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values).size).toBe(values.length);
});

it.each([
  ['MOVING_ADD_ONS', types.MOVING_ADD_ONS],
  ['STORAGE_ADD_ONS', types.STORAGE_ADD_ONS],
  ['RETURN_ADD_ONS', types.RETURN_ADD_ONS],
  ['CLEANING_ADD_ONS', types.CLEANING_ADD_ONS],
] as const)('what comes with a service is an add-on, and a service: %s', (_, addOns) => {
  const unknown = (known: readonly string[]) => addOns.filter((addOn) => !known.includes(addOn));
  expect([unknown(types.ADD_ONS), unknown(types.SERVICE_TYPES)]).toEqual([[], []]);
});

it('every add-on comes with some service', () => {
  const offered: readonly string[] = [
    ...[...types.MOVING_ADD_ONS, ...types.STORAGE_ADD_ONS],
    ...[...types.RETURN_ADD_ONS, ...types.CLEANING_ADD_ONS],
  ];
  expect(types.ADD_ONS.filter((addOn) => !offered.includes(addOn))).toEqual([]);
});

it('PRC-2, PLN-1: a move has the three add-ons of the specification, then materials', () => {
  expect(types.MOVING_ADD_ONS).toEqual(['PACKING', 'CLEANING', 'ASSEMBLING', 'PACKING_MATERIALS']);
});

it.each([types.MOVING_SPACES, types.CLEANING_SPACES, types.STORAGE_SPACES])(
  '"custom" is the last of the sizes',
  (...sizes) => {
    expect(sizes.at(-1)).toBe('custom');
  },
);
