import { replaceServices } from '@/lib/server/container';
import { openCallBacks } from '@/lib/server/modules/desk/today';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { callBackAt } from './desk-entries';

const OTHER = 'other@example.com';

it.each([
  ['', '', null],
  ['', '16:30', '2027-06-01T15:30:00.000Z'],
  ['2027-06-02', '09:00', '2027-06-02T08:00:00.000Z'],
  ['2027-12-01', '09:00', '2027-12-01T09:00:00.000Z'],
])('DSK-1: a call back on "%s" at "%s" is meant in London', (callBackDay, callBackTime, expected) => {
  const at = callBackAt({ callBackDay, callBackTime }, new Date('2027-06-01T15:00:00.000Z'));
  expect(at?.toISOString() ?? null).toBe(expected);
});

describeWithDatabase('notes and calls at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let reference: string;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: `${OPERATOR}, ${OTHER}` });
    replaceServices(deps);
    desk = await atTheDesk(deps);
    ({ reference } = await placePaidOrder(deps));
  });
  const path = () => `/desk/orders/${reference}`;
  const written = async () => (await desk.view('order', path())).written;
  const save = async (fields: Readonly<Record<string, string>>) => {
    const { newNote, newCall } = await written();
    const entry = fields.kind === 'note' ? newNote : newCall;
    const { location } = await desk.call('save_entry', { reference, entry, ...fields });
    return location;
  };
  const call = (fields: Readonly<Record<string, string>> = {}) =>
    save({ kind: 'call', outcome: 'no_answer', text: '', callBackDay: '', callBackTime: '', ...fields });
  const openUntil = (instant: string) => openCallBacks(deps.db, new Date(instant));

  it('DSK-1: a note and a call are saved by one press each; the newest stands first', async () => {
    expect(await save({ kind: 'note', text: ' The lift is small \n' })).toBe(`${path()}?done=deskSaveEntry`);
    clock.advanceMinutes(10);
    expect(
      await call({ outcome: 'reached', text: 'Wants boxes', callBackDay: '2026-11-26', callBackTime: '10:30' }),
    ).toBe(`${path()}?done=deskSaveEntry`);
    expect((await written()).entries).toMatchObject([
      {
        what: 'Spoke to them',
        recorded: `Tue 24 Nov 2026, 09:10, ${OPERATOR}`,
        text: 'Wants boxes',
        callBack: { state: { label: 'Call back' }, when: 'Thu 26 Nov 2026, 10:30', isOpen: true },
      },
      { what: 'Note', recorded: `Tue 24 Nov 2026, 09:00, ${OPERATOR}`, text: 'The lift is small', callBack: null },
    ]);
    const { timeline } = await desk.view('order', path());
    expect(timeline.slice(0, 2).map(({ what, detail }) => [what, detail])).toEqual([
      ['Call written down', 'outcome: Spoke to them, call back: Thu 26 Nov 2026, 10:30'],
      ['Note written', ''],
    ]);
    const audit = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toMatch(/lift|boxes/);
  });

  it('DSK-1: a form sent twice saves once', async () => {
    const { newNote } = await written();
    const form = { reference, entry: newNote, kind: 'note', text: 'The lift is small' };
    for (const _ of [1, 2]) expect((await desk.call('save_entry', form)).location).toContain('done=deskSaveEntry');
    expect((await written()).entries).toHaveLength(1);
    expect(await deps.db.selectFrom('desk_audit').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['a note without words', { kind: 'note', text: '  ' }, 'text'],
    ['more than 500 characters', { kind: 'note', text: 'x'.repeat(501) }, 'text'],
    ['a call that ended nowhere', { kind: 'call', outcome: '' }, 'outcome'],
    ['a day without a time', { kind: 'call', outcome: 'reached', callBackDay: '2026-11-26' }, 'callBackTime'],
    [
      'a day that there is not',
      { kind: 'call', outcome: 'reached', callBackDay: '2026-02-30', callBackTime: '10:00' },
      'callBackDay',
    ],
    ['a time that has passed', { kind: 'call', outcome: 'reached', callBackTime: '09:00' }, 'callBackTime'],
  ] as const)('DSK-1: refuses %s beside its field, and keeps what was typed', async (_what, fields, field) => {
    const location = await save(fields);
    expect(location).toContain(`problem=validation_failed&field=${field}#`);
    const answer = await desk.page(location);
    const { kind } = fields;
    expect(answer).toMatchObject({ page: { refused: { values: { kind } } } });
    expect('page' in answer && Object.keys(answer.page.refused?.errors ?? {})).toEqual([field]);
    expect((await written()).entries).toEqual([]);
  });

  it('DSK-1: the call-backs that are due are those whose time has come, the longest wait first', async () => {
    await call({ text: 'Tomorrow', callBackDay: '2026-11-25', callBackTime: '08:15' });
    await call({ text: 'Today', callBackTime: '15:00' });
    await call();
    expect(await openUntil('2026-11-24T14:59:59.999Z')).toEqual([]);
    const due = await openUntil('2026-11-24T15:00:00.000Z');
    expect(due).toMatchObject([{ reference, name: 'Ada Sample', at: '2026-11-24T15:00:00.000Z', text: 'Today' }]);
    expect(due[0]?.phone).toMatch(/^\+44 /);
    expect((await openUntil('2026-11-26T00:00:00.000Z')).map(({ text }) => text)).toEqual(['Today', 'Tomorrow']);
  });

  itOnBoth('DSK-1: a call-back is closed by one press, once, and says by whom', async () => {
    await call({ callBackTime: '15:00' });
    clock.set('2026-11-24T15:05:00.000Z');
    const [open] = (await written()).entries;
    expect(open?.callBack?.state).toEqual({ label: 'Call now', tag: 'error' });
    const [due] = await openUntil('2026-11-24T15:05:00.000Z');
    const form = { reference, entry: due?.entry ?? '' };
    const other = await atTheDesk(deps, OTHER);
    expect((await other.call('close_call_back', form)).location).toBe(`${path()}?done=deskCloseCallBack`);
    expect((await desk.call('close_call_back', form)).location).toBe(`${path()}?problem=nothing_to_change`);
    expect((await written()).entries[0]?.callBack).toEqual({
      state: { label: 'Called back', tag: 'plain' },
      when: `Tue 24 Nov 2026, 15:05, ${OTHER}`,
      isOpen: false,
    });
    expect(await openUntil('2027-01-01T00:00:00.000Z')).toEqual([]);
  });

  it('DSK-1: closes nothing of another order, and no note', async () => {
    await call({ callBackTime: '15:00' });
    await save({ kind: 'note', text: 'The lift is small' });
    const another = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    for (const { id, what } of (await written()).entries) {
      const of = what === 'Note' ? reference : another.reference;
      const { location } = await desk.call('close_call_back', { reference: of, entry: id });
      expect(location).toContain('problem=not_found');
    }
    expect(await openUntil('2027-01-01T00:00:00.000Z')).toHaveLength(1);
  });
});
