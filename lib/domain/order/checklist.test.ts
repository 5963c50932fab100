import { formatShortDay, isLocalDate } from '../london-time';
import type { OrderLike } from '../order-types';
import {
  checklistMails,
  checklistOf,
  checklistStart,
  checklistWeeks,
  dueThisWeek,
  isChecklistTime,
  moveDay,
  type ChecklistMail,
} from './checklist';
import { CHECKLIST_TASKS, TASK_IDS } from './checklist-tasks';

type Move = Pick<OrderLike, 'addresses' | 'dates' | 'timeSlot'>;
const END = { floor: 0, elevator: false, parking: true };

const aMoveOn = (movingDate: string, from = 'E8 1EJ', to = 'SE15 4QL', parking = true): Move => ({
  addresses: { collection: { ...END, postcode: from, parking }, delivery: { ...END, postcode: to } },
  dates: { movingDate },
  timeSlot: { movingDate: ['10:00', '12:00'] },
});
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00.000Z`);
/** The booking of these lists, before the day of every task. */
const bookedAt = at('2026-09-01');
const list = (move: Move, day: string, done: readonly string[] = []) =>
  checklistOf(move, { now: at(day), done, bookedAt });
const dayOf = (move: Move, day: string, id: string) => list(move, day).find((entry) => entry.id === id)?.on;

describe('the days of a checklist', () => {
  it('are days of London’s calendar, whatever the clocks do', () => {
    for (const [date, energy] of [
      ['2027-03-30', '2027-03-25'],
      ['2027-11-02', '2027-10-28'],
    ] as const) {
      expect(dayOf(aMoveOn(date), '2026-12-01', 'energy')).toBe(energy);
    }
    // Half past midnight in London is still the previous day in UTC.
    const [first] = checklistOf(aMoveOn('2027-06-30'), { now: at('2027-04-30', '23:30'), done: [], bookedAt });
    expect([first?.id, first?.state]).toEqual(['notice', 'overdue']);
  });

  it.each([
    ['notice', '2026-10-15'],
    ['post', '2026-12-07'],
    ['council_tax', '2026-12-08'],
    ['meters_out', '2026-12-15'],
    ['vote', '2026-12-16'],
  ])('%s of a move on 15 December is due on %s', (id, day) => {
    expect(dayOf(aMoveOn('2026-12-15'), '2026-10-01', id)).toBe(day);
  });
});

describe('a checklist', () => {
  it('has overdue tasks first, then what is ahead, then what is done, each by its days', () => {
    const entries = list(aMoveOn('2026-12-15'), '2026-12-01', ['notice', 'essentials']);
    const order = ['overdue', 'open', 'done'];
    const keys = entries.map(({ state, on }) => `${order.indexOf(state)} ${on}`);
    expect(keys).toEqual(keys.toSorted());
    expect(entries.slice(-2).map(({ id }) => id)).toEqual(['notice', 'essentials']);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('says of a move five days ahead what is still possible', () => {
    const entries = list(aMoveOn('2026-12-15'), '2026-12-10');
    const late = entries.filter(({ state }) => state === 'overdue');
    expect(late.map(({ id }) => id)).toEqual(expect.arrayContaining(['notice', 'broadband', 'post', 'council_tax']));
    for (const entry of late) expect(entry.late).not.toBe('');
    expect(entries.filter(({ state }) => state === 'open').every(({ late: words }) => words === '')).toBe(true);
    expect(entries.find(({ id }) => id === 'energy')?.state).toBe('open');
  });

  it('PLN-4: calls nothing overdue whose usual day was over by the day of the booking', () => {
    const move = aMoveOn('2026-12-15');
    const onDay = (day: string) => checklistOf(move, { now: at(day), done: [], bookedAt: at('2026-12-01') });
    const stateOf = (day: string, id: string) => onDay(day).find((entry) => entry.id === id)?.state;
    expect(onDay('2026-12-02').map(({ state }) => state)).not.toContain('overdue');
    // The rooms should be packed by the day of the booking itself, the water companies be told by 5 December.
    expect(stateOf('2026-12-02', 'pack_rooms')).toBe('before_booking');
    expect([stateOf('2026-12-05', 'water'), stateOf('2026-12-06', 'water')]).toEqual(['open', 'overdue']);
    expect(stateOf('2026-12-15', 'notice')).toBe('past');
    expect(onDay('2026-12-02')[0]?.late).toMatch(/^Give it today\./);
    expect(checklistWeeks(onDay('2026-12-02'), '2026-12-15', at('2026-12-02'))[0]?.title).toBe('As soon as you can');
  });

  it.each([
    [[], '2026-12-01', /^\d+ things to do\.$/, 'Start with these four', 4],
    [['notice'], '2026-12-01', /^1 of \d+ done\.$/, 'Do these four next', 4],
    [TASK_IDS.filter((id) => id !== 'council_tax'), '2026-12-08', /^\d+ of \d+ done\.$/, 'Do this one next', 1],
    [TASK_IDS, '2026-12-08', /^\d+ of \d+ done\.$/, 'Nothing is due in the next seven days', 0],
  ])('PLN-4: with %j done on %s says how many there are and what to do first', (done, day, count, title, shown) => {
    const start = checklistStart(list(aMoveOn('2026-12-15'), day, done), at(day));
    expect([start.count, start.title]).toEqual([expect.stringMatching(count), title]);
    expect(start.first).toHaveLength(shown);
  });

  it('leads to the councils of both ends, each once', () => {
    const links = (move: Move, id: string) =>
      list(move, '2026-10-01')
        .find((entry) => entry.id === id)
        ?.links.map(({ url }) => url);
    expect(links(aMoveOn('2026-12-15', 'E8 1EJ', 'E9 5AA'), 'council_tax')).toEqual(['https://hackney.gov.uk']);
    expect(links(aMoveOn('2026-12-15'), 'council_tax')).toEqual([
      'https://hackney.gov.uk',
      'https://www.southwark.gov.uk',
    ]);
    expect(links(aMoveOn('2026-12-15', 'E8 1EJ', 'BN1 1AA'), 'schools')).toEqual([]);
  });

  it('asks for a parking bay only where the van cannot park, by the council’s own day', () => {
    expect(dayOf(aMoveOn('2026-12-15'), '2026-10-01', 'parking')).toBeUndefined();
    const without = list(aMoveOn('2026-12-15', 'NW5 2AA', 'SE15 4QL', false), '2026-10-01');
    const parking = without.find(({ id }) => id === 'parking');
    expect(parking?.on).toMatch(/^2026-1[12]-/);
    expect(parking?.text).toContain(`By ${formatShortDay(parking?.on ?? '')}`);
    const tooLate = list(aMoveOn('2026-12-15', 'NW5 2AA', 'SE15 4QL', false), '2026-12-14');
    expect(tooLate.find(({ id }) => id === 'parking')).toMatchObject({ on: '2026-12-14', state: 'open' });
  });

  it('is empty for an order that is no move', () => {
    const clean = { addresses: {}, dates: { cleaningDate: '2026-12-15' }, timeSlot: {} };
    expect([moveDay(clean), list(clean, '2026-12-01')]).toEqual([null, []]);
  });

  it('is told by weeks, from what is overdue to what is done', () => {
    const move = aMoveOn('2026-12-15');
    const now = at('2026-12-01');
    const entries = checklistOf(move, { now, done: ['notice'], bookedAt });
    expect(checklistWeeks(entries, '2026-12-15', now).map(({ title }) => title)).toEqual([
      'Overdue: do these first',
      'This week, 2 weeks before the move',
      'Week of Monday 7 December, 1 week before the move',
      'Week of Monday 14 December, the week of the move',
      'The day of the move, Tuesday 15 December',
      'After the move',
      'Done',
    ]);
    expect(checklistWeeks(entries, '2026-12-15', now).flatMap((week) => week.entries)).toHaveLength(entries.length);
  });

  it.each([
    ['2026-12-14', 'overdue'],
    ['2026-12-15', 'past'],
    ['2026-12-17', 'past'],
  ])('PLN-4 on %s what was for before the move of the 15th is %s, and says what is still possible', (day, state) => {
    const move = aMoveOn('2026-12-15');
    const entries = list(move, day);
    const notice = entries.find(({ id }) => id === 'notice');
    expect([notice?.state, notice?.late]).toEqual([state, expect.stringMatching(/^Give it today\./)]);
    const first = checklistWeeks(entries, '2026-12-15', at(day))[0]?.title;
    expect(first === 'Overdue: do these first').toBe(day !== '2026-12-15');
    // Tasks of the moving day itself become overdue after it.
    expect(entries.find(({ id }) => id === 'meters_in')?.state).toBe(day > '2026-12-15' ? 'overdue' : 'open');
  });

  it('PLN-4 leaves out after the move what ends with it, unless it was ticked off', () => {
    const idsOn = (day: string, done: readonly string[] = []) =>
      list(aMoveOn('2026-12-15'), day, done).map(({ id }) => id);
    expect(idsOn('2026-12-15')).toContain('pack_rooms');
    expect(idsOn('2026-12-16')).not.toContain('pack_rooms');
    expect(idsOn('2026-12-16', ['pack_rooms'])).toContain('pack_rooms');
    expect(idsOn('2026-12-16')).toEqual(expect.arrayContaining(['council_tax', 'post', 'notice']));
  });

  it('has what is overdue or due by the seventh day', () => {
    const due = dueThisWeek(list(aMoveOn('2026-12-15'), '2026-12-01'), at('2026-12-01'));
    expect(due.map(({ id }) => id)).toEqual(expect.arrayContaining(['notice', 'pack_rooms', 'water', 'post']));
    expect(due.map(({ id }) => id)).not.toContain('council_tax');
  });

  it.each([
    ['2026-11-24', true],
    ['2026-12-14', true],
    ['2026-12-15', false],
    ['2026-12-16', true],
    ['2026-12-22', true],
    ['2026-12-23', false],
  ])('is on the order’s page on %s: %s', (day, isShown) => {
    expect(isChecklistTime(aMoveOn('2026-12-15'), at(day))).toBe(isShown);
  });
});

describe('the tasks', () => {
  it('have ids of their own, words for when they are late, and sources that were read', () => {
    expect(new Set(TASK_IDS).size).toBe(TASK_IDS.length);
    for (const task of CHECKLIST_TASKS) {
      expect(task.id).toMatch(/^[a-z_]+$/);
      if (task.id !== 'parking') expect([task.text, task.late]).not.toContain('');
      if ('source' in task)
        expect([task.source.url, isLocalDate(task.source.readOn)]).toEqual([expect.stringMatching(/^https:/), true]);
    }
  });
});

const due = (movingDate: string, now: string, sent: readonly ChecklistMail[] = []) =>
  checklistMails({ dates: { movingDate } }, { now: new Date(now), sent }).map(
    ({ which, at }) => `${which} ${at.toISOString()}`,
  );

describe('the mails of a checklist', () => {
  it.each([
    [
      'booked long before',
      '2027-06-15',
      '2026-11-24T09:00:00.000Z',
      ['list 2027-04-20T08:00:00.000Z', 'open 2027-06-09T08:00:00.000Z'],
    ],
    [
      'booked three weeks before',
      '2026-12-15',
      '2026-11-24T18:00:00.000Z',
      ['list 2026-11-25T09:00:00.000Z', 'open 2026-12-09T09:00:00.000Z'],
    ],
    ['booked five days before', '2026-12-15', '2026-12-10T18:00:00.000Z', ['list 2026-12-11T09:00:00.000Z']],
    ['booked two days before', '2026-12-15', '2026-12-13T18:00:00.000Z', []],
    [
      'over summer time’s end',
      '2026-12-20',
      '2026-10-20T09:00:00.000Z',
      ['list 2026-10-25T09:00:00.000Z', 'open 2026-12-14T09:00:00.000Z'],
    ],
  ])('%s: go at nine in London', (_, day, now, mails) => {
    expect(due(day, now)).toEqual(mails);
  });

  it('never go twice, however often the day moves', () => {
    expect(due('2027-06-15', '2026-12-10T18:00:00.000Z', ['list'])).toEqual(['open 2027-06-09T08:00:00.000Z']);
    expect(due('2027-06-15', '2026-12-10T18:00:00.000Z', ['list', 'open'])).toEqual([]);
  });

  it('are none for an order that is no move', () => {
    expect(checklistMails({ dates: {} }, { now: new Date('2026-12-10T18:00:00.000Z'), sent: [] })).toEqual([]);
  });
});
