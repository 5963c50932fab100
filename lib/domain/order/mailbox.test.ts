import { mailboxOf } from './mailbox';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada@Example.COM ', 'ada@example.com'],
    ['ada+move@example.com', 'ada@example.com'],
    ['a.d.a+x+y@example.com', 'ada@example.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['ada@mail.example.co.uk', 'ada@mail.example.co.uk'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it('tells people apart', () => expect(mailboxOf('adam@example.com')).not.toBe(mailboxOf('ada@example.com')));
});
