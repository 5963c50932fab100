import { fc } from '@/lib/testing/fast-check';
import { aMove } from '@/lib/testing/moves';
import { addDays, type LocalDate, londonDate, londonInstant, type SlotTimes } from '../london-time';
import { pence } from '../money';
import { MOVING_ADD_ONS, type MovingAddOn, type ServiceType } from '../order-types';
import { priceMove } from '../pricing/moving';
import { cleaningSlot } from '../slots/calendar';
import { addedBy, type AddedAt } from './agreed';
import { refundPercent, type Booking } from './cancellation';
import { changeMoney, lateRescheduleFee } from './change-money';
import { shareOut } from './shares';

/** The facts of a booked move that decide its money. */
type Order = {
  readonly paidAt: Date;
  readonly agreedAt: Date;
  readonly addedAt: AddedAt;
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly addOns: readonly MovingAddOn[];
  readonly promo: 'none' | 'fixed' | 'percent';
};

const PROMOS = {
  none: null,
  fixed: { code: 'FIFTY', kind: 'fixed', amount: pence(5_000) },
  percent: { code: 'WELCOME10', kind: 'percent', amount: 10 },
} as const;
const SLOTS: readonly SlotTimes[] = [
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['18:00', '20:00'],
];

const servicesOf = ({ addOns }: Order): readonly ServiceType[] => ['MOVING', ...addOns];

function sharesOf(order: Order) {
  const { addOns, date, promo } = order;
  const quote = priceMove(aMove({ addOns, movingDate: date, promo: PROMOS[promo] }));
  return shareOut(quote, servicesOf(order));
}

function percentsAt(order: Order, now: Date) {
  const cleaning = cleaningSlot(order.date, order.slot);
  const isCleaned = order.addOns.includes('CLEANING');
  const booking: Booking = {
    paidAt: order.paidAt,
    agreedAt: order.agreedAt,
    addedAt: order.addedAt,
    dates: { movingDate: order.date, ...(isCleaned && { cleaningDate: cleaning.date }) },
    timeSlot: { movingDate: order.slot, ...(isCleaned && { cleaningDate: cleaning.slot }) },
  };
  return (service: ServiceType) => refundPercent(service, booking, now);
}

const cancelled = (order: Order, now: Date): number =>
  changeMoney({ before: sharesOf(order), after: new Map(), percentOf: percentsAt(order, now) }).refund;

type Step =
  | { readonly do: 'add' | 'remove'; readonly addOn: MovingAddOn }
  | { readonly do: 'swap'; readonly addOn: MovingAddOn; readonly for: MovingAddOn }
  | { readonly do: 'move'; readonly days: number; readonly slot: SlotTimes };

function editedTo(order: Order, { add = [], remove = [] }: { add?: MovingAddOn[]; remove?: MovingAddOn[] }) {
  return MOVING_ADD_ONS.filter((own) => add.includes(own) || (order.addOns.includes(own) && !remove.includes(own)));
}

/** Applies a change as the server does, and returns the new order and the refund in pence (below zero: a payment). */
function changed(order: Order, step: Step, now: Date): readonly [Order, number] {
  const [before, percentOf] = [sharesOf(order), percentsAt(order, now)];
  if (step.do === 'move') {
    const date = addDays(londonDate(now), step.days);
    const next = { ...order, date, slot: step.slot };
    const lateFee = lateRescheduleFee(before, percentOf);
    const money = changeMoney({ before, after: sharesOf(next), percentOf: () => 100, lateFee });
    return [next, money.refund - money.toPay];
  }
  const edit = {
    add: { add: [step.do === 'add' ? step.addOn : 'PACKING'] as MovingAddOn[] },
    remove: { remove: [step.do === 'remove' ? step.addOn : 'PACKING'] as MovingAddOn[] },
    swap: step.do === 'swap' ? { remove: [step.addOn], add: [step.for] } : {},
  }[step.do];
  const addOns = editedTo(order, edit);
  const services = { before: servicesOf(order), after: servicesOf({ ...order, addOns }) };
  const next = { ...order, addOns, addedAt: addedBy(services, order.addedAt, now) };
  const percentAfter = percentsAt(next, now);
  const money = changeMoney({ before, after: sharesOf(next), percentOf, percentAfter });
  return [next, money.refund - money.toPay];
}

const addOn = fc.constantFrom(...MOVING_ADD_ONS);
const slot = fc.constantFrom(...SLOTS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'remove'), addOn }),
  fc.record({ do: fc.constant('swap'), addOn, for: addOn }),
  fc.record({ do: fc.constant('move'), days: fc.integer({ min: 1, max: 60 }), slot }),
);
/** Hours until the next step. Often none, so that two steps coincide. */
const hours = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 400 }));
const sequence = fc.record({
  order: fc.record({
    days: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 16, max: 40 }) }, fc.integer({ min: 1, max: 40 })),
    slot,
    addOns: fc.uniqueArray(addOn),
    promo: fc.constantFrom('none', 'fixed', 'percent'),
  }),
  /** Hours before the move at which the sequence begins. Mostly when half the refund is already lost. */
  hoursLeft: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 25, max: 72 }) }, fc.integer({ min: 1, max: 900 })),
  steps: fc.array(fc.record({ wait: hours, step }), { minLength: 1, maxLength: 8 }),
  last: hours,
});

const BOOKED = new Date('2026-11-02T09:10:00Z');
const after = (instant: Date, wait: number) => new Date(instant.getTime() + wait * 60 * 60 * 1_000);

it('CXL-1, LAW-6: no sequence of adding, moving, removing and cancelling gives more back than cancelling at its start', () => {
  fc.assert(
    fc.property(sequence, ({ order: { days, ...rest }, hoursLeft, steps, last }) => {
      const date = addDays(londonDate(BOOKED), days);
      let order: Order = { ...rest, date, paidAt: BOOKED, agreedAt: BOOKED, addedAt: {} };
      let now = new Date(Math.max(+after(londonInstant(date, rest.slot[0]), -hoursLeft), +BOOKED));
      const atStart = cancelled(order, now);
      let [back, made] = [0, 0];
      for (const { wait, step: next } of steps) {
        now = after(now, wait);
        // The server refuses these changes: the work has begun, or the transport would no longer be refunded.
        const hasBegun = now >= londonInstant(order.date, order.slot[0]);
        if (hasBegun || percentsAt(order, now)('MOVING') === 0) continue;
        const [become, got] = changed(order, next, now);
        [order, back, made] = [become, back + got, made + 1];
      }
      now = after(now, last);
      // A penny for each step: fractions of a penny go to the customer.
      expect(back + cancelled(order, now)).toBeLessThanOrEqual(atStart + made);
    }),
    { numRuns: 1_000 },
  );
});

describe('the two ways round that there were, of £587 of which half is left', () => {
  const now = new Date('2026-12-13T09:00:00Z');
  const order: Order = {
    paidAt: BOOKED,
    agreedAt: BOOKED,
    addedAt: {},
    promo: 'none',
    date: '2026-12-15',
    slot: ['10:00', '12:00'],
    addOns: ['PACKING', 'CLEANING'],
  };
  it.each<readonly [string, Step, number]>([
    ['a service is added', { do: 'add', addOn: 'ASSEMBLING' }, -4_900],
    ['the day is moved', { do: 'move', days: 9, slot: ['10:00', '12:00'] }, -29_350],
    ['a service is taken for another', { do: 'swap', addOn: 'PACKING', for: 'ASSEMBLING' }, 4_950 - 4_900],
  ])('CXL-1, LAW-6: %s, and then all is cancelled: no more than before', (_, way, got) => {
    const [next, back] = changed(order, way, now);
    expect(back).toBe(got);
    expect([cancelled(order, now), back + cancelled(next, now)]).toEqual([29_350, 29_350]);
  });
});
