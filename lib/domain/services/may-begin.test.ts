import { anItem } from '@/lib/testing/moves';
import { EMPTY_ADDRESS, EMPTY_CLEANING_ANSWERS, EMPTY_MOVING_ANSWERS } from '../answers/flow-answers';
import { SLOT_TIMES } from '../slots/calendar';
import type { MovingSpace } from '../order-types';
import type { SlotTimes } from '../london-time';
import { FLOW_IDS } from './flows';
import { mayBegin, mayMoveIn, whyTooMuch } from './may-begin';

const { addOns, furnitureItems, addresses, split } = EMPTY_MOVING_ANSWERS;
const starts = (isOffered: (slot: SlotTimes) => boolean) =>
  SLOT_TIMES.filter(isOffered).map(([start]) => start.slice(0, 2));
const upstairs = { ...EMPTY_ADDRESS, floor: 5, elevator: false };
const towering = { ...upstairs, floor: 9 };
const move = { movingSpace: 'one_bedroom' as MovingSpace, addOns, furnitureItems, addresses, split };

it.each([
  ['one bedroom begins in any slot', move, '08 10 12 14 16 18'],
  ['a mini move too', { ...move, movingSpace: 'mini' as const, addOns: ['CLEANING' as const] }, '08 10 12 14 16 18'],
  [
    'five floors take the evening',
    { ...move, addresses: { ...addresses, collection: upstairs, delivery: upstairs } },
    '08 10 12',
  ],
  [
    'what works in none of them is refused by itself',
    { ...move, addOns: ['CLEANING' as const], addresses: { ...addresses, collection: towering } },
    '08 10 12 14 16 18',
  ],
])('PLN-1 %s', (_name, request, expected) => {
  expect(starts((slot) => mayMoveIn(request, 7, slot)).join(' ')).toBe(expected);
});

it('QUO-4 a clean begins after the move that it follows', () => {
  const following = { ...EMPTY_CLEANING_ANSWERS, moveSlot: ['10:00', '12:00'] as const };
  expect(starts((slot) => mayBegin('cleaning', { request: following, miles: null, slot }))).toEqual([
    '12',
    '14',
    '16',
    '18',
  ]);
});

it('PLN-1 what has no rule begins in any slot', () => {
  const request = { ...move, isStudent: false, promo: '', dates: {}, moveSlot: null };
  expect(FLOW_IDS.every((flow) => SLOT_TIMES.every((slot) => mayBegin(flow, { request, miles: null, slot })))).toBe(
    true,
  );
});

it('PLN-1 what cannot be done in a day says why, and what can', () => {
  const cleaned = { ...move, isStudent: false, promo: '', dates: {}, addOns: ['CLEANING' as const] };
  const early = { miles: 7, slot: ['08:00', '10:00'] } as const;
  const asked = { ...cleaned, addresses: { ...addresses, collection: towering } };
  expect(whyTooMuch('moving', { request: asked, ...early })).toBe(
    'The home is empty at about 17:15, but the cleaners come at 12:00–14:00. It works without cleaning, which you can book for the next day.',
  );
  expect(whyTooMuch('moving', { request: cleaned, ...early })).toBeNull();
  expect(whyTooMuch('cleaning', { request: asked, ...early })).toBeNull();
});

it('PLN-1 the miles of the price count, where they are known', () => {
  const evening: SlotTimes = ['18:00', '20:00'];
  expect([2, 60, null].map((miles) => mayMoveIn(move, miles, evening))).toEqual([true, false, true]);
});

it('PLN-1 a move of which nothing comes into the new home says what to book instead', () => {
  const items = [anItem(50, { id: 'sofa_3', quantity: 2 })];
  const parted = (stored: number, away: number) => {
    const lines = [{ id: 'sofa_3', stored, away }];
    const asked = {
      ...move,
      isStudent: false,
      promo: '',
      dates: {},
      furnitureItems: items,
      split: { ...split, lines },
    };
    return whyTooMuch('moving', { request: asked, miles: 7, slot: ['08:00', '10:00'] });
  };
  expect(parted(1, 0)).toBeNull();
  expect(parted(2, 0)).toMatch(/Storage can be booked by itself/);
  expect(parted(0, 2)).toMatch(/Disposal|disposal/);
});
