import { ValidationError, type ISchema } from 'yup';
import * as filled from '@/lib/testing/forms';
import {
  affiliatePayload,
  affiliateSchema,
  businessPayload,
  businessSchema,
  callbackPayload,
  callbackSchema,
  contactPayload,
  contactSchema,
  disposalPayload,
  disposalSchema,
  footerCallbackPayload,
  footerCallbackSchema,
  materialsPayload,
  materialsSchema,
  moverPayload,
  moverSchema,
  newsletterSchema,
  shippingPayload,
  shippingSchema,
  studentPayload,
  studentSchema,
} from '@/lib/validation/forms/schemas';
import { WEBSITE_FORMS, moversQuote, partnersQuote, studentsQuote, subscribeToNews } from './forms';

/** Returns one sentence per invalid field. */
async function complaints(schema: ISchema<unknown>, values: object): Promise<Readonly<Record<string, string>>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const).reverse());
  }
}

/** Returns the form with nothing filled in or ticked. */
const blank = (values: object) => Object.fromEntries(Object.keys(values).map((name) => [name, '']));

/** Ofcom's fictional numbers, in common spellings (FORM-3). */
const WRITTEN = [
  '07700 900123',
  '07700-900-123',
  '(07700) 900123',
  '7700900123',
  '+44 7700 900123',
  '0044 7700 900123',
  '+44 (0)7700 900123',
  '447700900123',
  '020 7946 0123',
];

describe('the callback popup', () => {
  it('CBK-2: asks for name and phone with the messages of the spec', async () => {
    expect(await complaints(callbackSchema, { name: '', phone: '', phonePrefix: '44' })).toEqual({
      name: 'Field is required',
      phone: 'Phone number is required',
    });
    expect(await complaints(callbackSchema, { ...filled.CALLBACK, phone: '12345' })).toEqual({
      phone: 'Please enter a valid phone number',
    });
  });

  it.each(['ring me', '07700 900123 evenings', '0', '+'])('CBK-2: %s is no phone number', async (phone) => {
    expect(await complaints(callbackSchema, { ...filled.CALLBACK, phone })).toEqual({
      phone: 'Please enter a valid phone number',
    });
  });

  it.each([...WRITTEN, '+353 85 012 3456'])('FORM-3: understands %s', async (phone) => {
    expect(await complaints(callbackSchema, { ...filled.CALLBACK, phone })).toEqual({});
  });

  it('CBK-3: sends name, phone with plus and prefix, and type; no separate prefix', () => {
    expect(callbackPayload(filled.CALLBACK, 'menu_callback_popup')).toEqual({
      name: filled.CALLBACK.name,
      phone: '+447700900456',
      type: 'menu_callback_popup',
    });
  });

  it.each([
    ['447700900456', '+447700900456'],
    ['07700900456', '+447700900456'],
    ['+353 85 012 3456', '+353850123456'],
  ])('CBK-3: sends %s as %s', (phone, sent) => {
    expect(callbackPayload({ ...filled.CALLBACK, phone }, 'callback_popup').phone).toBe(sent);
  });
});

describe('the contact form', () => {
  it('FRM-1: says of each empty field what to enter', async () => {
    expect(await complaints(contactSchema, { ...filled.CONTACT, name: '', comment: '' })).toEqual({
      name: 'Enter your name',
      comment: 'Enter your question',
    });
  });
});

describe('the callback form of the footer', () => {
  it.each([
    ['', 'Field is required'],
    ['12345', 'Phone number is not valid'],
    ['ring me please', 'Phone number is not valid'],
  ])('FTR-2: of %p it says %s', async (phone, message) => {
    expect(await complaints(footerCallbackSchema, { phone, phonePrefix: '44' })).toEqual({ phone: message });
  });

  it.each(WRITTEN)('FORM-3: understands %s', async (phone) => {
    expect(await complaints(footerCallbackSchema, { phone, phonePrefix: '44' })).toEqual({});
  });

  it('FTR-2: sends phone, phonePrefix and type', () => {
    expect(footerCallbackPayload(filled.FOOTER_CALLBACK)).toEqual({
      phone: '7700900457',
      phonePrefix: '44',
      type: 'callback_footer',
    });
  });
});

describe('the newsletter', () => {
  it.each([
    ['', 'Field is required'],
    ['reader', 'Invalid email address'],
    ['reader@example', 'Invalid email address'],
    ['reader@example.london', 'Invalid email address'],
  ])('NWS-1: of %p it says %s', async (email, message) => {
    expect(await complaints(newsletterSchema, { email })).toEqual({ email: message });
  });
});

describe('the partners’ form', () => {
  it('AFF-1: asks with the messages of the spec; the comment is optional', async () => {
    expect(await complaints(affiliateSchema, blank(filled.AFFILIATE))).toEqual({
      firstName: 'Field is required',
      lastName: 'Field is required',
      title: 'Field is required',
      occupation: 'Field is required',
      companyName: 'Field is required',
      phone: 'Field is required',
      email: 'Field is required',
      isAgreedWithTerms: 'You must accept the terms and conditions',
    });
    expect(await complaints(affiliateSchema, { ...filled.AFFILIATE, phone: '12', email: 'no', comment: '' })).toEqual({
      phone: 'Phone number is not valid',
      email: 'Invalid email address',
    });
  });

  it('AFF-1: sends the payload of the spec, without the terms', () => {
    expect(affiliatePayload(filled.AFFILIATE)).toEqual({
      first_name: 'Zoë',
      last_name: 'O’Hara',
      title: 'Dr',
      job_title: 'Letting agent',
      company_name: 'Keys & Co',
      phone: '020 7946 0322',
      email: 'zoe@example.com',
      comment: 'Forty tenancies a year.',
    });
  });
});

describe('materials', () => {
  it('FRM-1: asks for at least one thing, in whole pieces', async () => {
    const none = { ...filled.MATERIALS_ORDER, quantities: filled.NO_MATERIALS };
    expect(await complaints(materialsSchema, none)).toEqual({
      quantities: 'Enter how many you need of at least one item',
    });
    const half = { ...filled.MATERIALS_ORDER, quantities: { box_s: '1.5', box_m: '', tape: 201 } };
    expect(Object.keys(await complaints(materialsSchema, half)).sort()).toEqual([
      'quantities.box_s',
      'quantities.tape',
    ]);
  });
});

const { callback_popup, callback_footer, contact, business, shipping, materials, disposal } = WEBSITE_FORMS;
/** The form, its values, its schema, the request that it sends, and the schema of the call. */
const FORMS: readonly (readonly [string, object, ISchema<unknown>, object, ISchema<unknown>])[] = [
  ['callback', filled.CALLBACK, callbackSchema, callbackPayload(filled.CALLBACK, 'callback_popup'), callback_popup],
  [
    'footer',
    filled.FOOTER_CALLBACK,
    footerCallbackSchema,
    footerCallbackPayload(filled.FOOTER_CALLBACK),
    callback_footer,
  ],
  ['contact', filled.CONTACT, contactSchema, contactPayload(filled.CONTACT), contact],
  ['business', filled.BUSINESS, businessSchema, businessPayload(filled.BUSINESS), business],
  ['shipping', filled.SHIPPING, shippingSchema, shippingPayload(filled.SHIPPING), shipping],
  ['materials', filled.MATERIALS_ORDER, materialsSchema, materialsPayload(filled.MATERIALS_ORDER), materials],
  ['disposal', filled.DISPOSAL, disposalSchema, disposalPayload(filled.DISPOSAL), disposal],
  ['student', filled.STUDENT, studentSchema, studentPayload(filled.STUDENT), studentsQuote.request],
  ['mover', filled.MOVER, moverSchema, moverPayload(filled.MOVER), moversQuote.request],
  ['partner', filled.AFFILIATE, affiliateSchema, affiliatePayload(filled.AFFILIATE), partnersQuote.request],
  ['newsletter', filled.NEWSLETTER, newsletterSchema, filled.NEWSLETTER, subscribeToNews.request],
];

describe('every form', () => {
  it.each(FORMS)(
    'FRM-1: %s, filled in, passes its own rules, and what it sends those of its call',
    async (_, values, schema, payload, call) => {
      expect(await complaints(schema, values)).toEqual({});
      expect(await complaints(call, payload)).toEqual({});
      await expect(call.validate(payload, { stripUnknown: true })).resolves.toEqual(payload);
    },
  );

  it.each(FORMS)('FRM-1: %s, empty, is refused on both sides, field by field', async (_, __, schema, ___, call) => {
    for (const side of [schema, call]) expect(Object.keys(await complaints(side, {}))).not.toEqual([]);
  });
});
