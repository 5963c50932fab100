import { minutesAfter } from '../london-time';
import {
  PLANNED,
  finalAt,
  isEndAsked,
  mayAskEnd,
  mayFail,
  mayUndo,
  progressAfter,
  replay,
  stepsTaken,
  trustedTime,
  type VisitEvent,
} from './replay';
import type { VisitEventType, VisitKind } from './states';

const START = new Date('2026-12-15T09:40:00.000Z');

/** Parses events such as "12 arrived". The number is the minutes since the crew set off. */
function said(...steps: readonly string[]): readonly VisitEvent[] {
  return steps.map((step, index) => {
    const [minute, type] = step.split(' ');
    return { id: String(index), type: type as VisitEventType, at: minutesAfter(START, Number(minute)) };
  });
}
const stateOf = (kind: VisitKind, ...steps: readonly string[]) => replay(kind, said(...steps)).state;
const CALLED = ['31 called', '41 called'];

describe('what becomes of a visit', () => {
  it.each([
    ['nothing was said', 'move', [], 'planned'],
    ['step by step', 'move', ['0 on_the_way', '20 arrived', '25 loading'], 'loading'],
    ['steps ahead are skipped', 'move', ['20 arrived', '200 unloading'], 'unloading'],
    ['at once from planned to done', 'clean', ['90 done'], 'done'],
    ['a repeated state', 'move', ['20 arrived', '21 arrived'], 'arrived'],
    ['a state that is behind', 'move', ['20 arrived', '25 on_the_way'], 'arrived'],
    ['a state of another kind', 'collection', ['20 arrived', '60 unloading'], 'arrived'],
    ['nothing follows done', 'return', ['60 done', '61 unloading'], 'done'],
    ['undone in time', 'move', ['20 arrived', '25 loading', '30 undone'], 'arrived'],
    ['undone too late', 'move', ['20 arrived', '25 loading', '30.1 undone'], 'loading'],
    ['undone twice takes one step back', 'move', ['20 arrived', '25 loading', '26 undone', '27 undone'], 'arrived'],
    ['undone, then a step, then undone', 'move', ['20 arrived', '21 undone', '22 loading', '23 undone'], 'planned'],
    ['done by mistake', 'clean', ['20 arrived', '21 done', '24 undone'], 'arrived'],
    ['nothing to undo', 'move', ['1 undone'], 'planned'],
    ['nobody opens', 'move', ['10 arrived', ...CALLED, '42 failed'], 'failed'],
    ['one call is too few', 'move', ['10 arrived', '31 called', '42 failed'], 'arrived'],
    ['not waited long enough', 'move', ['13 arrived', ...CALLED, '42 failed'], 'arrived'],
    ['calls before the arrival do not count', 'move', ['1 called', '2 called', '10 arrived', '42 failed'], 'arrived'],
    ['somebody opened after all', 'move', ['10 arrived', ...CALLED, '42 loading', '43 failed'], 'loading'],
    ['failed by mistake', 'move', ['10 arrived', ...CALLED, '42 failed', '44 undone'], 'arrived'],
    ['nothing follows failed', 'move', ['10 arrived', ...CALLED, '42 failed', '48 loading'], 'failed'],
    ['cancelled', 'move', ['0 cancelled', '5 on_the_way'], 'cancelled'],
    ['planned anew', 'move', ['10 arrived', ...CALLED, '42 failed', '60 planned', '90 on_the_way'], 'on_the_way'],
    ['what was before the new plan cannot be undone', 'move', ['0 on_the_way', '1 planned', '2 undone'], 'planned'],
  ] as const)('DAY-2: %s', (_case, kind, steps, state) => {
    expect(stateOf(kind, ...steps)).toBe(state);
  });

  it('DAY-3: has a window from the driver’s minutes, and none where nothing was said or it was undone', () => {
    const way: VisitEvent = { id: 'way', type: 'on_the_way', at: START, minutes: 20 };
    const undone: VisitEvent = { id: 'undone', type: 'undone', at: minutesAfter(START, 1) };
    const window = { from: new Date('2026-12-15T09:55:00.000Z'), until: new Date('2026-12-15T10:10:00.000Z') };
    expect(replay('move', [way]).window).toEqual(window);
    expect(replay('move', [way, ...said('18 arrived')]).window).toEqual(window);
    expect(replay('move', [way, undone]).window).toBeNull();
    expect(replay('move', said('0 on_the_way')).window).toBeNull();
  });

  it('DAY-3: has arrived when the crew first said so, also by a step that follows it', () => {
    expect(replay('move', said('0 on_the_way', '20 arrived', '25 loading')).arrivedAt).toEqual(minutesAfter(START, 20));
    expect(replay('move', said('0 on_the_way', '25 loading')).arrivedAt).toEqual(minutesAfter(START, 25));
    expect(replay('move', said('0 on_the_way')).arrivedAt).toBeNull();
  });
});

it('DAY-2: what may be undone or fail is told of a state too', () => {
  const [event] = said('0 arrived');
  const arrived = progressAfter('move', PLANNED, event!);
  expect([mayUndo(arrived, minutesAfter(START, 5)), mayUndo(arrived, minutesAfter(START, 5.1))]).toEqual([true, false]);
  expect(mayUndo(PLANNED, START)).toBe(false);
  expect([29, 30].map((wait) => mayFail({ ...arrived, calls: 2 }, minutesAfter(START, wait)))).toEqual([false, true]);
});

describe('nobody is here', () => {
  const ASKED = ['10 arrived', ...CALLED, '42 absent'];

  it.each([
    ['after 30 minutes and two calls', ASKED, 42, null],
    ['after 29 minutes nothing is asked', ['13.5 arrived', ...CALLED, '42 absent'], null, null],
    ['after one call nothing is asked', ['10 arrived', '31 called', '42 absent'], null, null],
    ['before the arrival nothing is asked', [...CALLED, '42 absent'], null, null],
    ['asked twice it is one question', [...ASKED, '44 absent'], 42, null],
    ['the desk does not end it', [...ASKED, '45 stay'], 42, 'Wait'],
    ['two answers are the first', [...ASKED, '45 stay', '46 stay'], 42, 'Wait'],
    ['asked anew after an answer', [...ASKED, '45 stay', '55 absent'], 55, null],
    ['an answer to no question', ['10 arrived', ...CALLED, '42 stay'], null, null],
    ['somebody has opened', [...ASKED, '43 loading'], null, null],
    ['the desk has ended it', [...ASKED, '43 failed'], null, null],
    ['ended by mistake it is asked again', [...ASKED, '43 failed', '44 undone'], 42, null],
    ['planned anew', [...ASKED, '50 planned'], null, null],
    ['all in one instant', ['10 arrived', '42 stay', '42 absent', '42 called', '42 called'], 42, 'Wait'],
  ])('CRW-1, DAY-2: %s', (_case, steps, askedAt, answer) => {
    const events = said(...steps).map((event) => ({ ...event, note: event.type === 'stay' ? 'Wait' : null }));
    const { endAsked } = replay('move', events);
    expect(endAsked).toEqual(askedAt === null ? null : { at: minutesAfter(START, askedAt), answer });
  });

  it('CRW-1: it stays where it is until the desk answers, and can be asked once until then', () => {
    const asked = replay('move', said(...ASKED));
    expect([asked.state, isEndAsked(asked), mayAskEnd(asked, minutesAfter(START, 60))]).toEqual([
      'arrived',
      true,
      false,
    ]);
  });
});

describe('the steps that a visit has taken', () => {
  const steps = (...of: readonly string[]) => stepsTaken('move', said(...of)).map(({ state }) => state);

  it.each([
    [
      ['0 on_the_way', '20 arrived', '25 loading'],
      ['on_the_way', 'arrived', 'loading'],
    ],
    [['0 on_the_way', '20 arrived', '22 undone'], ['on_the_way']],
    [['0 on_the_way', '2 undone'], []],
    [['0 on_the_way', '2 undone', '3 on_the_way'], ['on_the_way']],
    [['20 arrived', '30 planned', '60 arrived'], ['arrived']],
    [['20 arrived', '21 arrived', '22 called'], ['arrived']],
  ] as const)('DAY-3: %j are %j', (events, expected) => {
    expect(steps(...events)).toEqual(expected);
  });

  it('DAY-3: each has its time', () => {
    expect(stepsTaken('move', said('20 arrived'))).toEqual([{ state: 'arrived', at: minutesAfter(START, 20) }]);
  });
});

it('DAY-2: a step is final when it can no longer be undone', () => {
  const arrived = replay('move', said('20 arrived'));
  const end = finalAt(minutesAfter(START, 20));
  expect([mayUndo(arrived, new Date(end.getTime() - 1)), mayUndo(arrived, end)]).toEqual([true, false]);
});

const RECEIVED = new Date('2026-12-15T10:00:00.000Z');
const DAY = 24 * 60;

it.each([
  ['on time', 0, false],
  ['two minutes ahead', 2, false],
  ['a moment more ahead', 2.01, true],
  ['a day behind', -DAY, false],
  ['a moment more behind', -DAY - 0.01, true],
  ['a year behind', -365 * DAY, true],
])('DAY-2: a clock that is %s', (_case, minutes, isClockOff) => {
  const said = minutesAfter(RECEIVED, minutes);
  expect(trustedTime(said, RECEIVED)).toEqual({ at: isClockOff ? RECEIVED : said, isClockOff });
});

it('DAY-2: a time that is none counts as off', () => {
  expect(trustedTime(new Date('soon'), RECEIVED)).toEqual({ at: RECEIVED, isClockOff: true });
});
