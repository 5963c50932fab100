import {
  asGsm,
  daysBefore,
  eventSmsDue,
  fitIntoSms,
  isOneText,
  isUkMobile,
  mailVerdict,
  replyToSms,
  septetsOf,
  smsTimeVerdict,
  textFrom,
} from './sms';

it.each([
  ['+447700900123', true],
  ['+447911123456', true],
  ['+447624123456', true],
  ['+447625123456', false],
  ['+447012345678', false],
  ['+442079460123', false],
  ['+33612345678', false],
  ['+44770090012', false],
  ['+4477009001234', false],
  ['07700900123', false],
  ['', false],
])('DAY-3: %s gets texts: %s', (number, does) => {
  expect(isUkMobile(number)).toBe(does);
});

it.each([
  ['', 0],
  ['We come at 10:00.', 17],
  ['£34, Zoé & Ñandú', null],
  ['£34, Zoé & Ñandu', 16],
  ['€5', 3],
  ['[a] {b} ~|^\\', 20],
  ['10:00–12:00', null],
  ['🚚', null],
])('DAY-3: %s takes %s septets', (text, septets) => {
  expect(septetsOf(text)).toBe(septets);
});

it.each([
  ['10:00–12:00', '10:00-12:00'],
  ['It’s “here” … now', 'It\'s "here" ... now'],
  ['Zoë', 'Zoe'],
  ['Zoe\u0308', 'Zoe'],
  ['José', 'José'],
  ['François', 'Francois'],
  ['Łukasz', 'ukasz'],
  ['Олег', ''],
  ['a\u00A0b 🚚', 'a b '],
])('DAY-3: %s is written %s', (text, plain) => {
  expect(asGsm(text)).toBe(plain);
  expect(septetsOf(asGsm(text))).not.toBeNull();
});

const saying = (facts: number) => (name: string) => `${name === '' ? 'Your crew' : name}: ${'x'.repeat(facts)}`;

it.each([
  ['a short name stays', 100, 'Sam and Zoë', 'Sam and Zoe: '],
  ['a long one is cut to what is left', 148, 'Bartholomew the Second', 'Bartholome: '],
  ['never in the middle of a space', 156, 'Al Bo', 'Al: '],
  ['to nothing where there is no room', 149, 'Wolfeschlegelsteinhausen', 'Wolfeschl: '],
  ['one of no letter that can be written is none', 100, 'Олег', 'Your crew: '],
])('DAY-3: %s', (_, facts, name, begins) => {
  const text = fitIntoSms(saying(facts), name);
  expect(text).toBe(begins + 'x'.repeat(facts));
  expect(isOneText(text)).toBe(true);
});

it('DAY-3: facts are never cut, so a text that says too much is seen to be too long', () => {
  const text = fitIntoSms(saying(150), 'Sam');
  expect(text).toBe(`Sam: ${'x'.repeat(150)}`);
  expect(isOneText(fitIntoSms(saying(200), 'Sam'))).toBe(false);
  expect(isOneText('10:00–12:00')).toBe(false);
});

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

it('DAY-3: the evening before is at 18:30 in London, in winter and in summer', () => {
  const order = (date: string) => ({
    dates: { movingDate: date },
    timeSlot: { movingDate: ['10:00', '12:00'] as const },
  });
  const dues = ['2026-12-15', '2027-06-21', '2027-03-28'].map((date) => daysBefore(order(date))[0]?.due.toISOString());
  expect(dues).toEqual(['2026-12-14T18:30:00.000Z', '2027-06-20T17:30:00.000Z', '2027-03-27T18:30:00.000Z']);
});

it('DAY-3: each day is told once, with all its windows in order', () => {
  const order = {
    dates: { movingDate: '2026-12-15', cleaningDate: '2026-12-15', storageCollectionDate: '2026-12-01' },
    timeSlot: {
      movingDate: ['14:00', '16:00'],
      cleaningDate: ['10:00', '12:00'],
      storageCollectionDate: ['08:00', '10:00'],
    },
  } as const;
  expect(daysBefore(order).map(({ on, slots }) => [on, slots])).toEqual([
    ['2026-12-01', [['08:00', '10:00']]],
    [
      '2026-12-15',
      [
        ['10:00', '12:00'],
        ['14:00', '16:00'],
      ],
    ],
  ]);
  expect(daysBefore({ dates: { movingDate: '2026-12-15' }, timeSlot: {} })).toEqual([]);
});

const onTheDayAt = (time: string) => new Date(`2026-12-15T${time}.000Z`);

it.each([
  ['at once', '10:00:00', '10:01:00'],
  ['while it could still be undone', '10:00:40', '10:01:00'],
  ['after half an hour', '10:30:00', '10:01:00'],
  ['after more than half an hour', '10:30:01', null],
] as const)('DAY-3: of what happened at 10:00 and was heard of %s', (_, heard, due) => {
  expect(eventSmsDue(onTheDayAt('10:00:00'), onTheDayAt(heard))).toEqual(due && onTheDayAt(due));
});

it.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['stop all', 'stop'],
  ['Opt-out', 'stop'],
  ['start', 'start'],
  ['Please stop at the back door', null],
  ['Yes', 'start'],
  ['yes please', null],
  ['', null],
])('DAY-3: %s means %s', (body, means) => {
  expect(replyToSms(body)).toBe(means);
});
