import * as account from './account';

const { mailbox, OPERATOR_IDLE_HOURS, SESSION_DAYS, SESSION_IDLE_DAYS, SESSION_KEY_HOURS, SIGN_IN_LINK_MINUTES } =
  account;

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['a.d.a+offers@example.com', 'a.d.a+offers@example.com'],
  ['', ''],
])('%p is the mailbox %p', (email, box) => {
  expect(mailbox(email)).toBe(box);
});

it('what is more secret lives shorter: a link, an idle operator, a key, an idle customer, a session', () => {
  const minutes = [
    SIGN_IN_LINK_MINUTES,
    OPERATOR_IDLE_HOURS * 60,
    SESSION_KEY_HOURS * 60,
    SESSION_IDLE_DAYS * 1440,
    SESSION_DAYS * 1440,
  ];
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(new Set(minutes).size).toBe(minutes.length);
});
