import { answerBy } from './answer-by';

it.each([
  ['2026-11-24T09:00:00.000Z', '2026-11-25', 'a Tuesday'],
  ['2026-11-27T09:00:00.000Z', '2026-11-30', 'a Friday: Monday'],
  ['2026-11-28T09:00:00.000Z', '2026-11-30', 'a Saturday: Monday'],
  ['2026-12-24T09:00:00.000Z', '2026-12-29', 'Christmas Eve: after the substitute day'],
  ['2026-06-30T23:30:00.000Z', '2026-07-02', 'half an hour into Wednesday in London'],
])('what is sent at %s is answered by %s: %s', (sentAt, day) => {
  expect(answerBy(new Date(sentAt))).toBe(day);
});
