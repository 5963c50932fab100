import { fc } from '@/lib/testing/fast-check';
import { FLOWS, FLOW_IDS } from '../services/flows';
import {
  ORDER_EVENTS,
  ORDER_STATES,
  STATE_LABELS,
  holdsSlot,
  isBooked,
  nextState,
  type OrderEvent,
  type OrderState,
} from './state';

const ALLOWED = [
  'awaiting_payment paid confirmed',
  'awaiting_payment lapsed expired',
  'confirmed address_changed confirmed',
  'confirmed completed completed',
  'confirmed cancelled cancelled',
  'confirmed edited confirmed',
  'confirmed rescheduled rescheduled',
  'expired held_again awaiting_payment',
  'expired revived confirmed',
  'rescheduled address_changed rescheduled',
  'rescheduled cancelled cancelled',
  'rescheduled completed completed',
  'rescheduled edited rescheduled',
  'rescheduled rescheduled rescheduled',
];

describe('order states', () => {
  it('allow exactly these events', () => {
    const found = ORDER_STATES.flatMap((state) =>
      ORDER_EVENTS.flatMap((event) => {
        const next = nextState(state, event);
        return next ? [`${state} ${event} ${next}`] : [];
      }),
    );
    expect(found.sort()).toEqual([...ALLOWED].sort());
  });

  it('BOOK-3: an expired order is booked only by being revived, never by being paid', () => {
    expect(nextState('expired', 'paid')).toBeNull();
    expect(nextState('expired', 'revived')).toBe('confirmed');
  });

  it('hold a slot while they are to be carried out or were', () => {
    expect(ORDER_STATES.filter(holdsSlot)).toEqual(['awaiting_payment', 'confirmed', 'completed', 'rescheduled']);
  });
});

/** Applies events in any order and returns the steps. Events that cannot happen in the current state change nothing. */
function lived(events: readonly OrderEvent[]) {
  let state: OrderState = 'awaiting_payment';
  const steps: { event: OrderEvent; before: OrderState; after: OrderState }[] = [];
  for (const event of events) {
    const after = nextState(state, event);
    if (!after) continue;
    steps.push({ event, before: state, after });
    state = after;
  }
  return { state, steps };
}
const lives = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 }).map(lived);
const inEveryLife = (property: (life: ReturnType<typeof lived>) => void) =>
  fc.assert(fc.property(lives, property), { numRuns: 1_000 });

describe('whatever happens to an order, and in which order', () => {
  it('BOOK-3: it is paid once at most, and carried out, cancelled or changed only when it was', () => {
    inEveryLife(({ steps }) => {
      const paid = steps.findIndex(({ event }) => event === 'paid' || event === 'revived');
      expect(steps.filter(({ event }) => event === 'paid' || event === 'revived').length).toBeLessThanOrEqual(1);
      const needsMoney: readonly OrderEvent[] = ['completed', 'cancelled', 'rescheduled', 'edited'];
      steps.forEach(({ event }, at) => {
        if (needsMoney.includes(event)) expect(paid !== -1 && paid < at).toBe(true);
      });
    });
  });

  it('BOOK-1: it gives its slot back once it lapses or is cancelled, and takes one again by being revived or held again only', () => {
    inEveryLife(({ steps }) => {
      for (const { event, before, after } of steps) {
        const change = Number(holdsSlot(after)) - Number(holdsSlot(before));
        expect(change).toBe({ lapsed: -1, cancelled: -1, revived: 1, held_again: 1 }[event as string] ?? 0);
      }
    });
  });

  it('it ends: nothing happens to it once it was carried out or cancelled', () => {
    inEveryLife(({ steps }) => {
      const end = steps.findIndex(({ event }) => event === 'completed' || event === 'cancelled');
      expect(end === -1 || end === steps.length - 1).toBe(true);
    });
  });

  it('CXL-1: it can be changed, cancelled and carried out exactly while it is booked', () => {
    inEveryLife(({ state }) => {
      const changes: readonly OrderEvent[] = ['edited', 'rescheduled', 'cancelled', 'completed'];
      for (const event of changes) expect(nextState(state, event) !== null).toBe(isBooked(state));
    });
  });

  it('no change of its contents moves it to another day, and another day is told for good', () => {
    inEveryLife(({ steps }) => {
      for (const { event, before, after } of steps) {
        if (event === 'edited') expect(after).toBe(before);
        if (before === 'rescheduled' && isBooked(after)) expect(after).toBe('rescheduled');
      }
    });
  });

  it('every state can be come to', () => {
    const reached = new Set(fc.sample(lives, { seed: 1, numRuns: 1_000 }).map(({ state }) => state));
    expect(ORDER_STATES.filter((state) => !reached.has(state))).toEqual([]);
  });
});

it.each([
  ['state', ORDER_STATES, STATE_LABELS],
  ['flow', FLOW_IDS, Object.fromEntries(FLOW_IDS.map((id) => [id, FLOWS[id].words.order]))],
] as const)('every %s is told from the others', (_, ids, labels) => {
  expect(Object.keys(labels).toSorted()).toEqual([...ids].toSorted());
  expect(new Set(Object.values(labels)).size).toBe(ids.length);
  expect(Object.values<string>(labels).filter((label) => label.trim() === '')).toEqual([]);
});
