import { pence } from '../money';
import {
  EXTRA_STATES,
  ageInWords,
  answerBy,
  nextExtraState,
  reminderAt,
  reminderDays,
  stateAt,
  whyNotAsked,
  type EarlierExtra,
  type ExtraStep,
} from './state';

const STEPS: readonly ExtraStep[] = ['agree', 'refuse', 'lapse', 'withdraw', 'pay'];

describe('XTR-1: an extra', () => {
  it('becomes owed by a yes alone, and nothing that has ended begins again', () => {
    const table = EXTRA_STATES.map((state) => [state, ...STEPS.map((step) => nextExtraState(state, step))]);
    expect(table).toEqual([
      ['asked', 'agreed', 'refused', 'lapsed', 'withdrawn', null],
      ['agreed', null, null, null, 'withdrawn', 'paid'],
      ['paid', null, null, null, null, null],
      ['refused', null, null, null, null, null],
      ['lapsed', null, null, null, null, null],
      ['withdrawn', null, null, null, null, null],
    ]);
  });

  it('can be answered for 20 minutes; silence is no', () => {
    const until = answerBy(new Date('2026-12-15T10:22:00.000Z'));
    expect(until.toISOString()).toBe('2026-12-15T10:42:00.000Z');
    const at = (instant: string) => stateAt({ state: 'asked', until }, new Date(instant));
    expect([at('2026-12-15T10:41:59.999Z'), at('2026-12-15T10:42:00.000Z')]).toEqual(['asked', 'lapsed']);
    expect(stateAt({ state: 'agreed', until }, new Date('2026-12-16T10:42:00.000Z'))).toBe('agreed');
  });

  const was = (kind: EarlierExtra['kind'], state: EarlierExtra['state']): EarlierExtra => ({
    kind,
    state,
    place: '',
    amount: pence(1_000),
  });
  it.each([
    ['nothing was asked', 3_400, 'desk', [], null],
    ['another is open, of whatever kind', 3_400, 'desk', [was('waiting', 'asked')], 'one_is_open'],
    ['the kind was refused once', 3_400, 'desk', [was('volume', 'refused')], null],
    ['it was refused twice', 3_400, 'desk', [was('volume', 'refused'), was('volume', 'refused')], 'refused_twice'],
    ['others were refused twice', 3_400, 'desk', [was('floors', 'refused'), was('floors', 'refused')], null],
    ['silence is no refusal', 3_400, 'desk', [was('volume', 'lapsed'), was('volume', 'lapsed')], null],
    ['it costs nothing', 0, 'desk', [], 'nothing_more'],
    ['the crew asks for £150', 15_000, 'crew', [], null],
    ['the crew asks for more', 15_001, 'crew', [], 'desk_only'],
    ['the desk asks for more', 15_001, 'desk', [], null],
  ] as const)('when %s: %i by the %s', (_, amount, by, earlier, why) => {
    expect(whyNotAsked({ kind: 'volume', amount: pence(amount), by }, earlier)).toBe(why);
  });
});

const AGREED = new Date('2026-12-15T10:30:00.000Z');

describe('XTR-1: an unpaid extra is asked for', () => {
  it('the day after, on the third and on the seventh day at ten in the morning, and never more', () => {
    expect(reminderDays(AGREED)).toEqual(['2026-12-16', '2026-12-18', '2026-12-22']);
    expect(reminderDays(AGREED).map((day) => reminderAt(day).toISOString().slice(11))).toEqual(
      Array.from({ length: 3 }, () => '10:00:00.000Z'),
    );
  });

  it('by London’s days, also over the change of its clock and close to midnight', () => {
    expect(reminderDays(new Date('2026-10-23T23:30:00.000Z'))).toEqual(['2026-10-25', '2026-10-27', '2026-10-31']);
    expect(reminderAt('2026-10-24').toISOString()).toBe('2026-10-24T09:00:00.000Z');
  });

  it.each([
    ['2026-12-15T11:00:00.000Z', 'agreed today, next reminder tomorrow'],
    ['2026-12-16T09:59:59.000Z', 'agreed yesterday, next reminder today'],
    ['2026-12-16T10:00:00.000Z', 'agreed yesterday, next reminder in 2 days'],
    ['2026-12-21T10:00:00.000Z', 'agreed 6 days ago, next reminder tomorrow'],
    ['2026-12-22T10:00:00.000Z', 'agreed 7 days ago, all reminders sent'],
    ['2027-01-15T10:00:00.000Z', 'agreed 31 days ago, all reminders sent'],
  ])('at %s its age is said: %s', (now, words) => {
    expect(ageInWords(AGREED, new Date(now))).toBe(words);
  });
});
