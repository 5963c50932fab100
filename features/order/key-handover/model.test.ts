import type { KeyHandoverView, KeysOptionDto } from '@/lib/contracts/key-handover';
import { keyHandoverModel, type PageResult } from './model';

const REFERENCE = 'SM-7K3P-9QXA';
const option = (plan: KeysOptionDto['plan'], date: string, start: string, amount: number): KeysOptionDto => ({
  plan,
  date,
  start,
  end: `${Number(start.slice(0, 2)) + 2}:00`,
  amount,
  workedOut: amount === 0 ? '' : `Worked out £${amount}`,
});
const VIEW: KeyHandoverView = {
  reference: REFERENCE,
  booked: { date: '2026-12-15', start: '10:00', end: '12:00' },
  isOpen: true,
  isAhead: false,
  firstNight: null,
  hasBegun: true,
  key: 'the-key-of-the-form',
  kept: null,
  options: [
    option('hold', '2026-12-15', '12:00', 0),
    option('hold', '2026-12-15', '14:00', 60),
    option('night', '2026-12-16', '10:00', 163.25),
    option('night', '2026-12-16', '12:00', 163.25),
    option('night', '2026-12-17', '10:00', 180),
  ],
};
const KEPT = {
  id: 'chosen',
  isPaid: false,
  paymentUrl: '/pay',
  canUndo: true,
  ...option('night', '2026-12-16', '10:00', 163.25),
};
const model = (view: Partial<KeyHandoverView> = {}, said: Partial<PageResult> = {}) =>
  keyHandoverModel(
    { ...VIEW, ...view },
    { said: undefined, trouble: undefined, ...said },
    { backHref: '/', token: 'key', phone: '020 7946 0123' },
  );

it('offers the wait and the nights by days, each slot a button with its price and the form’s own key', () => {
  const { offers, kept } = model();
  expect(kept).toBeNull();
  expect(offers.map(({ title, groups }) => [title, groups.map(({ day }) => day)])).toEqual([
    ['Keep it on the van until later today', ['Tuesday 15 December 2026']],
    ['A night in our store', ['Wednesday 16 December 2026', 'Thursday 17 December 2026']],
  ]);
  const [wait, night] = offers.map(({ groups }) => groups[0]);
  expect(wait?.slots.map(({ time, price }) => [time, price])).toEqual([
    ['12:00–14:00', 'no extra charge'],
    ['14:00–16:00', '£60'],
  ]);
  // A price that is the same for all slots of a day is explained once, above them.
  expect([wait?.workedOut, wait?.slots[1]?.workedOut]).toEqual(['', 'Worked out £60']);
  expect([night?.workedOut, night?.slots[0]?.workedOut]).toEqual(['Worked out £163.25', '']);
  expect(night?.slots[0]?.label).toBe('Agree, £163.25: Wednesday 16 December 2026, 10:00–12:00');
  expect(night?.slots[0]?.fields).toEqual({
    reference: REFERENCE,
    token: 'key',
    key: 'the-key-of-the-form',
    plan: 'night',
    date: '2026-12-16',
    start: '10:00',
    expected: 163.25,
  });
  expect(offers[0]?.text).toContain('the first 30 minutes are free');
  expect(offers[1]?.text).toContain('5p a cubic foot for each night, £15 at least');
});

it('before anybody has set off it offers to begin later, and another day; what is full is said', () => {
  const { offers } = model({ hasBegun: false, options: [] });
  expect(offers.map(({ title, none }) => [title, none])).toEqual([
    ['Start later today', 'No later slot is available today.'],
    ['A night in our store', 'No slot is available in the next few days. Ring us.'],
    ['Not today at all', 'No slot is available in the next few days. Ring us.'],
  ]);
});

it('says what is booked, what it costs, and how it is undone', () => {
  const { kept, notice, title } = model({ kept: KEPT, options: [], isOpen: false }, { said: 'chosen' });
  expect(title).toBe('Your things stay in our store');
  expect(notice?.kind).toBe('success');
  expect(notice?.text).toMatch(/^Booked: Wednesday 16 December/);
  expect(kept).toMatchObject({
    pay: { label: 'Pay £163.25', href: '/pay' },
    undo: { fields: { reference: REFERENCE, token: 'key', key: 'chosen' } },
  });
  expect(kept?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Delivery: Wednesday 16 December 2026, 10:00–12:00',
    'Price: £163.25 with VAT',
    'Payment: Not paid yet',
  ]);
  const paid = model({ kept: { ...KEPT, isPaid: true, paymentUrl: null, canUndo: false } }).kept;
  expect([paid?.pay, paid?.undo]).toEqual([null, null]);
  expect(paid?.note).toContain('Ring 020 7946 0123');
  expect(paid?.facts.at(-1)?.value).toBe('Paid, thank you');
});

it.each([
  ['slot_taken', /^Someone else has just taken this slot.*Nothing was booked or charged/],
  ['price_changed', /^The price has changed.*Nothing was booked or charged/],
  ['too_late_to_change', /^This is no longer possible\. Nothing was booked/],
  ['order_cancelled', /cancelled/],
])('says of %s that nothing was charged', (trouble, text) => {
  const { notice } = model({}, { trouble });
  expect(notice?.kind).toBe('error');
  expect(notice?.text).toMatch(text);
});

it('before the day it says when it opens and what it will offer by which rules, with nothing to press', () => {
  const { offers, title, lead } = model({ isOpen: false, isAhead: true, firstNight: 172, options: [] });
  expect(title).toBe('Keys late on the day of your move?');
  expect(lead).toMatch(/^On Tuesday 15 December 2026, from 06:00 until we unload.*020 7946 0123/);
  expect(offers.map(({ title: name }) => name)).toEqual([
    'Start later that day',
    'Keep it on the van until later that day',
    'A night in our store',
    'Move on another day',
  ]);
  expect(offers.flatMap(({ groups, none }) => [...groups, none])).toEqual(['', '', '', '']);
  expect(offers[2]?.text).toContain('one night with delivery on Wednesday 16 December 2026 comes to £172.');
  expect(offers.map(({ text }) => text).join(' ')).not.toMatch(/today/i);
});

it('once it unloads it says that nothing can be chosen any more, and names the telephone', () => {
  const { offers, lead } = model({ isOpen: false, options: [] });
  expect(offers).toEqual([]);
  expect(lead).toMatch(/^It is too late to choose here.*020 7946 0123/);
});
