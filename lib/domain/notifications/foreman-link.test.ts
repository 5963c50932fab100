import { firstWay, linkAgainAt, waysTo } from './sms';

const MOBILE = '+447700900123';

it.each([
  ['a mobile and an email address', MOBILE, 'amir@example.com', ['text', 'mail'], 'text', 'mail'],
  ['a mobile', MOBILE, '', ['text'], 'text', 'text'],
  ['an email address', '', 'amir@example.com', ['mail'], 'mail', 'mail'],
  ['a landline', '+442079460123', '', [], null, null],
  ['a mobile of another country and an email address', '+33612345678', 'amir@example.com', ['mail'], 'mail', 'mail'],
  ['nothing', '', '', [], null, null],
] as const)('CRW-1: a lead with %s', (_, phone, email, ways, withSms, withoutSms) => {
  const reached = { phone, email, left_at: null };
  expect(waysTo(reached)).toEqual(ways);
  expect([firstWay(reached, true), firstWay(reached, false)]).toEqual([withSms, withoutSms]);
});

it('CRW-1: who has left is sent none', () => {
  const left = { phone: MOBILE, email: 'amir@example.com', left_at: '2026-12-01T09:00:00.000Z' };
  expect([waysTo(left), firstWay(left, true)]).toEqual([[], null]);
});

it('CRW-1: a link goes out again after five minutes', () => {
  expect(linkAgainAt(new Date('2026-12-14T18:31:00.000Z')).toISOString()).toBe('2026-12-14T18:36:00.000Z');
});
