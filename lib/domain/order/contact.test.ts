import { mailboxOf, partsChanged, partsText } from './contact';

const CONTACT = { name: 'Ada Sample', email: 'ada@example.com', phone: '+447700900123' };

it.each([
  [{}, ''],
  [{ phone: '+447700900999' }, 'phone number'],
  [{ name: 'Grace Sample', phone: '+447700900999' }, 'name and phone number'],
  [{ name: 'G', email: 'g@example.com', phone: '+4' }, 'name, email address and phone number'],
])('DSK-1: %j is said as "%s"', (other, text) => {
  expect(partsText(partsChanged(CONTACT, { ...CONTACT, ...other }))).toBe(text);
});

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
