import { mailVerdict, textFrom, smsTimeVerdict } from './text-time';

const at = (instant: string) => new Date(instant);

it.each([
  ['in the day: at once', '2026-12-14T18:30:00.000Z', '2026-12-14T18:30:00.000Z'],
  ['from 07:00 on', '2026-12-14T07:00:00.000Z', '2026-12-14T07:00:00.000Z'],
  ['a second before', '2026-12-14T06:59:59.000Z', '2026-12-14T07:00:00.000Z'],
  ['at 20:59', '2026-12-14T20:59:59.999Z', '2026-12-14T20:59:59.999Z'],
  ['from 21:00 on: the next morning', '2026-12-14T21:00:00.000Z', '2026-12-15T07:00:00.000Z'],
  ['in summer by the clocks of London', '2027-06-21T20:00:00.000Z', '2027-06-22T06:00:00.000Z'],
  ['over the night in which clocks go forward', '2027-03-27T22:00:00.000Z', '2027-03-28T06:00:00.000Z'],
  ['over the night in which they go back', '2026-10-24T21:00:00.000Z', '2026-10-25T07:00:00.000Z'],
])('DAY-3: a text goes out %s', (_, due, from) => {
  expect(textFrom(at(due)).toISOString()).toBe(from);
});

const [LATE, NIGHT] = ['It was more than 15 minutes late', 'It is after 21:00 in London'];
it.each([
  ['in its minute', '2026-12-14T18:30:00.000Z', '2026-12-14T18:30:01.000Z', { is: 'send' }],
  ['before it', '2026-12-14T18:30:00.000Z', '2026-12-10T09:00:00.000Z', wait('2026-12-14T18:30:00.000Z')],
  ['15 minutes later', '2026-12-14T18:30:00.000Z', '2026-12-14T18:45:00.000Z', { is: 'send' }],
  ['later than that', '2026-12-14T18:30:00.000Z', '2026-12-14T18:45:00.001Z', { is: 'drop', why: LATE }],
  ['at night', '2026-12-14T22:00:00.000Z', '2026-12-14T22:00:00.000Z', wait('2026-12-15T07:00:00.000Z')],
  ['in the morning after', '2026-12-14T22:00:00.000Z', '2026-12-15T07:00:02.000Z', { is: 'send' }],
  ['long after that', '2026-12-14T22:00:00.000Z', '2026-12-15T07:16:00.000Z', { is: 'drop', why: LATE }],
  ['held up until the evening is over', '2026-12-14T20:50:00.000Z', '2026-12-14T21:01:00.000Z', drop(NIGHT)],
])('DAY-3: a text %s', (_, due, now, verdict) => {
  expect(smsTimeVerdict(at(due), at(now))).toEqual(verdict);
});

it.each([
  ['before its time', '2026-12-15T06:40:00.000Z', '2026-12-15T06:39:59.999Z', wait('2026-12-15T06:40:00.000Z')],
  ['in its minute, at any hour', '2026-12-15T06:40:00.000Z', '2026-12-15T06:40:01.000Z', { is: 'send' }],
  ['15 minutes later', '2026-12-14T18:30:00.000Z', '2026-12-14T18:45:00.000Z', { is: 'send' }],
  ['later than that', '2026-12-14T18:30:00.000Z', '2026-12-14T18:45:00.001Z', drop(LATE)],
])('DAY-3: a mail about the day %s', (_, due, now, verdict) => {
  expect(mailVerdict(at(due), at(now))).toEqual(verdict);
});

function wait(until: string) {
  return { is: 'wait', until: new Date(until) };
}
function drop(why: string) {
  return { is: 'drop', why };
}
