import { anAddress } from '@/lib/testing/moves';
import { aConfirmedOrder } from '@/lib/testing/order-view';
import type { Addresses } from '../order-types';
import {
  EMPTY_ADDRESS_DETAILS,
  NOTHING_GIVEN,
  addressLine,
  addressReminders,
  addressesOfOrder,
  contactLine,
  isBlank,
  missingAddresses,
  noteLine,
  placesOf,
  type AddressDetails,
} from './appointments';

const at = (postcode: string) => anAddress({ postcode });
const given = (changes: Partial<AddressDetails> = {}) => ({
  ...EMPTY_ADDRESS_DETAILS,
  line1: '12 Elm Road',
  town: 'London',
  ...changes,
});

describe('the stops of an order', () => {
  const [n1, se15, e8, sw2] = [at('N1 2TX'), at('SE15 4QL'), at('E8 1EA'), at('SW2 1AA')];
  const moved = { collection: n1, delivery: se15, additional_collection: [], additional_delivery: [] };
  const TABLE: readonly (readonly [string, Addresses, readonly string[]])[] = [
    ['a move', moved, ['collection N1 2TX', 'delivery SE15 4QL']],
    [
      'a move by way of others, in the order of the day',
      { ...moved, additional_collection: [e8, sw2], additional_delivery: [e8] },
      [
        'collection N1 2TX',
        'additional_collection_1 E8 1EA',
        'additional_collection_2 SW2 1AA',
        'additional_delivery_1 E8 1EA',
        'delivery SE15 4QL',
      ],
    ],
    [
      'a move with its clean: the home that is left is asked once',
      { ...moved, cleaning: n1 },
      ['collection N1 2TX', 'delivery SE15 4QL'],
    ],
    ['a collection into storage', { storage_collection: n1 }, ['storage_collection N1 2TX']],
    ['a return', { delivery: se15 }, ['delivery SE15 4QL']],
    ['a clean', { cleaning: e8 }, ['cleaning E8 1EA']],
  ];

  it.each(TABLE)('DAY-1: %s', (_, addresses, expected) => {
    expect(addressesOfOrder(addresses).map(({ stop, address }) => `${stop} ${address.postcode}`)).toEqual(expected);
  });

  it('DAY-1: the clean after a move is a place of its own, at the stop that the move leaves', () => {
    expect(placesOf({ ...moved, cleaning: n1 }).map(({ stop, label }) => [stop, label])).toEqual([
      ['collection', 'Collection'],
      ['delivery', 'Delivery'],
      ['collection', 'Cleaning'],
    ]);
  });

  it('DAY-1: what is missing is what nobody gave, or gave for another postcode', () => {
    const missing = (...rows: readonly (readonly [string, string])[]) =>
      missingAddresses(moved, new Map(rows.map(([stop, postcode]) => [stop, { ...given(), postcode }]))).map(
        ({ stop }) => stop,
      );
    expect(missingAddresses(moved, NOTHING_GIVEN)).toHaveLength(2);
    expect(missing(['collection', 'N1 2TX'])).toEqual(['delivery']);
    expect(missing(['collection', 'N1 2TX'], ['delivery', 'SE15 4QL'])).toEqual([]);
    expect(missing(['collection', 'E8 1EA'], ['delivery', 'SE15 4QL'])).toEqual(['collection']);
  });

  it('QUO-6, DAY-1: the order-like object keeps the four fields of an address', () => {
    const { collection } = aConfirmedOrder().order.addresses;
    expect(Object.keys(collection ?? {}).toSorted()).toEqual(['elevator', 'floor', 'parking', 'postcode']);
  });
});

describe('the words of a stop', () => {
  it.each([
    [null, 'N1 2TX'],
    [given(), '12 Elm Road, London, N1 2TX'],
    [given({ line2: 'Flat 3' }), '12 Elm Road, Flat 3, London, N1 2TX'],
  ])('DAY-1: an address in one line', (details, expected) => {
    expect(addressLine('N1 2TX', details)).toBe(expected);
  });

  it.each([
    [{}, ''],
    [{ contactName: 'Sam' }, 'Sam'],
    [{ contactPhone: '+447700900123' }, '+44 7700 900123'],
    [{ contactName: 'Sam', contactPhone: '+33612345678' }, 'Sam, +33 6 12 34 56 78'],
  ])('DAY-1: whom to ask for', (details, expected) => {
    expect(contactLine(given(details))).toBe(expected);
  });

  it('DAY-1: a note in one line, and a stop that was left empty', () => {
    expect(noteLine(given({ note: 'Buzzer 3\n\nGate code 12' }))).toBe('Buzzer 3; Gate code 12');
    expect(isBlank(EMPTY_ADDRESS_DETAILS)).toBe(true);
    expect(isBlank({ ...EMPTY_ADDRESS_DETAILS, note: ' \n' })).toBe(true);
    expect(isBlank({ ...EMPTY_ADDRESS_DETAILS, town: 'London' })).toBe(false);
  });
});

const order = { dates: { movingDate: '2026-12-15' }, timeSlot: { movingDate: ['10:00', '12:00'] as const } };
const remindersAt = (now: string) => addressReminders(order, new Date(now)).map((instant) => instant.toISOString());

describe('reminders of the address', () => {
  const [week, twoDays] = ['2026-12-08T10:00:00.000Z', '2026-12-13T10:00:00.000Z'];

  it.each([
    ['a booking weeks ahead gets both', '2026-11-24T09:00:00.000Z', [week, twoDays]],
    ['at the very instant it is over', week, [twoDays]],
    ['a booking of the same week gets one', '2026-12-10T09:00:00.000Z', [twoDays]],
    ['a booking for the day after tomorrow’s morning gets none', '2026-12-13T11:00:00.000Z', []],
  ])('DAY-1: %s', (_, now, expected) => {
    expect(remindersAt(now)).toEqual(expected);
  });

  it('DAY-1: comes at the hour of the appointment in London, and for nothing where there is none', () => {
    const summer = { dates: { cleaningDate: '2027-06-21' }, timeSlot: { cleaningDate: ['08:00', '10:00'] as const } };
    expect(
      addressReminders(summer, new Date('2027-06-01T00:00:00.000Z')).map((instant) => instant.toISOString()),
    ).toEqual(['2027-06-14T07:00:00.000Z', '2027-06-19T07:00:00.000Z']);
    expect(addressReminders({ dates: {}, timeSlot: {} }, new Date())).toEqual([]);
  });
});
