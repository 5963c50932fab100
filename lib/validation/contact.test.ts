import { object, ValidationError } from 'yup';
import { fullAnswers } from '@/lib/testing/moves';
import { contactFields } from './contact';

const schema = object(contactFields);
const { firstName, lastName, email, phone, phonePrefix, isAgreedWithTerms } = fullAnswers();
const valid = { firstName, lastName, email, phone, phonePrefix, isAgreedWithTerms };

/** Returns the first message for a field of an otherwise valid form, or null when it passes. */
async function complaint(changes: Readonly<Record<string, unknown>>): Promise<string | null> {
  try {
    await schema.validate({ ...valid, ...changes }, { abortEarly: true });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0] ?? '';
    throw error;
  }
}

const letters = (length: number) => 'a'.repeat(length);

describe('contact form', () => {
  it('QUO-7: accepts a full form, and defaults promo and news', async () => {
    expect(await schema.validate(valid)).toEqual({ ...valid, promo: '', signForNews: false });
  });

  it.each([
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
  ])('QUO-7: %s is required, 2 to 50 characters', async (field, title) => {
    expect(await complaint({ [field]: undefined })).toBe(`${title} is required`);
    expect(await complaint({ [field]: '' })).toBe(`${title} is required`);
    expect(await complaint({ [field]: '   ' })).toBe(`${title} is required`);
    expect(await complaint({ [field]: 'a' })).toBe(`${title} must be at least 2 characters`);
    expect(await complaint({ [field]: letters(2) })).toBeNull();
    expect(await complaint({ [field]: letters(50) })).toBeNull();
    expect(await complaint({ [field]: letters(51) })).toBe(`${title} must be less than 50 characters`);
  });

  it.each(['Zoë', 'O’Brien', "D'Arcy", 'Núñez-Łoś', 'Nguyễn Thị', '李明'])(
    'FORM-3: accepts the name %s',
    async (name) => {
      expect(await complaint({ firstName: name, lastName: name })).toBeNull();
    },
  );

  it.each(['🙂', '🙂🙂', '42', '- -', '…'])('QUO-7: %s is no name', async (name) => {
    expect(await complaint({ firstName: name })).toBe('First name is required');
    expect(await complaint({ lastName: name })).toBe('Last name is required');
  });

  it.each([
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    ['ada', 'Please enter a valid email address'],
    ['ada@', 'Please enter a valid email address'],
    ['ada@example .com', 'Please enter a valid email address'],
    [`${letters(250)}@b.uk`, 'Please enter a valid email address'],
    ['me@home', 'Please enter a valid email address'],
    ['me@localhost', 'Please enter a valid email address'],
    ['me@home.', 'Please enter a valid email address'],
    ['me@192.168.0.1', 'Please enter a valid email address'],
    ['me@example.c', 'Please enter a valid email address'],
    ['me@example.xn--p1ai', null],
    ['ada+moves@mail.example.co.uk', null],
    ['ada@example.com', null],
    [' ada@example.com ', null],
    ['ada@example.london', null],
  ])('QUO-7: email %p: %p', async (value, message) => {
    expect(await complaint({ email: value })).toBe(message);
  });

  it.each([
    ['44', '', 'Phone number is required'],
    ['44', undefined, 'Phone number is required'],
    ['44', '07700900', 'Please enter a valid phone number'],
    ['44', '0770090012345', 'Please enter a valid phone number'],
    ['44', 'call me', 'Please enter a valid phone number'],
    ['33', '07700 900123', 'Please enter a valid phone number'],
    ['44', '+33 6 12', 'Please enter a valid phone number'],
    ['44', '+999 90 123 45 67', 'Please enter a valid phone number'],
    ['44', '07700 900123 (Mum)', 'Please enter a valid phone number'],
    ['44', '+998 90 123 45 67', null],
    ['44', '+84 91 234 56 78', null],
    ['62', '0812 345 678', null],
    ['44', '07400·123·456', null],
    ['44', '12345', 'Please enter a valid phone number'],
    ['44', '0123456789', 'Please enter a valid phone number'],
    ['44', '7700900123', null],
    ['44', '020 7946 0123', null],
    ['44', '(020) 7946-0123', null],
    ['39', '06 6988 3712', null],
    ['44', '07400 123456', null],
    ['353', '85 012 3456', null],
    ['1', '(212) 456-7890', null],
  ])('QUO-7: +%s %s combined: %p', async (prefix, number, message) => {
    expect(await complaint({ phonePrefix: prefix, phone: number })).toBe(message);
  });

  it.each([
    '07700 900123',
    '07700-900-123',
    '(07700) 900123',
    '7700 900123',
    '+44 7700 900123',
    '0044 7700 900123',
    '+44 (0)7700 900123',
    '447700900123',
    '+33 6 12 34 56 78',
    '0033 6 12 34 56 78',
  ])('FORM-3: takes the phone number as people write it: %s', async (value) => {
    expect(await complaint({ phone: value })).toBeNull();
  });

  it.each([
    ['', 'Phone prefix is required'],
    [undefined, 'Phone prefix is required'],
    ['+44', 'Phone prefix is required'],
    ['0', 'Phone prefix is required'],
    ['12345', 'Phone prefix is required'],
  ])('QUO-7: phone prefix %p: %s', async (value, message) => {
    expect(await complaint({ phonePrefix: value })).toBe(message);
  });

  it.each([false, undefined, null])('QUO-7: terms must be agreed to, not %p', async (value) => {
    expect(await complaint({ isAgreedWithTerms: value })).toBe('You must agree to the terms and conditions');
  });

  it('QUO-7: promo is optional', async () => {
    expect(await complaint({ promo: '' })).toBeNull();
    expect(await complaint({ promo: 'MOVE20' })).toBeNull();
  });
});
