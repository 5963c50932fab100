import { checklistMails, type ChecklistMail } from './checklist-mails';

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
