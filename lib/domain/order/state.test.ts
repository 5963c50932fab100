import { holdsSlot, nextState, ORDER_EVENTS, ORDER_STATES } from './state';

const ALLOWED = [
  'awaiting_payment paid confirmed',
  'awaiting_payment lapsed expired',
  'confirmed completed completed',
  'confirmed cancelled cancelled',
  'confirmed edited confirmed',
  'confirmed rescheduled rescheduled',
  'expired revived confirmed',
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

  it('BOOK-3: an expired order comes back only by being revived, never by being paid', () => {
    expect(nextState('expired', 'paid')).toBeNull();
    expect(nextState('expired', 'revived')).toBe('confirmed');
  });

  it('hold a slot while they are to be carried out or were', () => {
    expect(ORDER_STATES.filter(holdsSlot)).toEqual(['awaiting_payment', 'confirmed', 'completed', 'rescheduled']);
  });
});
