import { partsChanged, partsText } from './contact-parts';

const CONTACT = { name: 'Ada Sample', email: 'ada@example.com', phone: '+447700900123' };

it.each([
  [{}, ''],
  [{ phone: '+447700900999' }, 'phone number'],
  [{ name: 'Grace Sample', phone: '+447700900999' }, 'name and phone number'],
  [{ name: 'G', email: 'g@example.com', phone: '+4' }, 'name, email address and phone number'],
])('DSK-1: %j is said as "%s"', (other, text) => {
  expect(partsText(partsChanged(CONTACT, { ...CONTACT, ...other }))).toBe(text);
});
