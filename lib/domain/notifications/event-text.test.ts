import { eventSmsDue } from './event-text';

const at = (time: string) => new Date(`2026-12-15T${time}.000Z`);

it.each([
  ['at once', '10:00:00', '10:01:00'],
  ['while it could still be undone', '10:00:40', '10:01:00'],
  ['after half an hour', '10:30:00', '10:01:00'],
  ['after more than half an hour', '10:30:01', null],
] as const)('DAY-3: of what happened at 10:00 and was heard of %s', (_, heard, due) => {
  expect(eventSmsDue(at('10:00:00'), at(heard))).toEqual(due && at(due));
});
