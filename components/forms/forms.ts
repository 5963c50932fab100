import {
  BUSINESS_NEEDS,
  CONTACT_TOPICS,
  LOAD_SIZES,
  MOVER_DAYS,
  MOVER_VANS,
  SHIPPING_COUNTRIES,
  STUDENT_NEEDS,
} from '@/lib/domain/enquiries/choices';
import { FORM_CALLS, type FormId as KnownFormId } from '@/lib/domain/enquiries/forms';
import { ROUTES } from '@/lib/routes';
import type { SelectOption } from '../ui/SelectField';
import type { FormView } from './form-view';

const NAME = { kind: 'text', name: 'name', label: 'Name', autoComplete: 'name' } as const;
const EMAIL = { kind: 'text', name: 'email', label: 'Email', type: 'email', autoComplete: 'email' } as const;
const PHONE = { kind: 'phone' } as const;
const POSTCODE = {
  kind: 'text',
  name: 'postcode',
  label: 'Postcode',
  autoComplete: 'postal-code',
  capitals: true,
} as const;
const COMPANY = { kind: 'text', name: 'companyName', label: 'Company', autoComplete: 'organization' } as const;

const day = (label: string) => ({ kind: 'text', name: 'date', label, type: 'date', optional: true }) as const;

const comment = (label: string, hint?: string) =>
  ({ kind: 'area', name: 'comment', label, ...(hint && { hint }) }) as const;

const options = (words: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const SENT = { title: 'Thank you', text: 'We have your message and will reply by email or phone.' } as const;
const ENQUIRY = { checks: 'blur', failure: 'sentence', sent: SENT } as const;
const OPTIONAL_PHONE = { ...PHONE, optional: true } as const;

/** The questions and texts of the forms at /forms/<name> (FRM-1, CBK-1, FTR-2, NWS-1, AFF-1). */
export const FORMS = {
  callback: {
    title: 'We’re here to help you!',
    intro: 'Leave your name and phone number. We’ll ring you back.',
    path: FORM_CALLS.website,
    type: 'callback_popup',
    fields: [NAME, { ...PHONE, digitsOnly: true }],
    submit: 'Call me back',
    sent: { title: 'Thank you!', text: "We'll reach out to you as soon as possible" },
    checks: 'change',
    failure: 'sentence',
  },
  'callback-footer': {
    title: 'Rather talk it through?',
    intro: 'Leave your number and we’ll ring you.',
    path: FORM_CALLS.website,
    type: 'callback_footer',
    fields: [{ ...PHONE, label: 'Your phone number' }],
    submit: 'Ring me',
    sent: { title: 'Thank you!', text: "We'll reach out to you as soon as possible" },
    checks: 'blur',
    failure: 'nothing',
  },
  newsletter: {
    title: 'News by email',
    intro: 'New prices, student dates and not much else. You can unsubscribe from any email.',
    path: FORM_CALLS.newsletter,
    fields: [{ ...EMAIL, label: 'Your email' }],
    submit: 'Sign up',
    sent: { title: 'Thanks for subscribing!', text: 'Open the email we have sent you to confirm your address.' },
    checks: 'blur',
    failure: 'mark',
  },
  partner: {
    ...ENQUIRY,
    title: 'Work with us',
    intro: 'Tell us who you are and what your customers need.',
    path: FORM_CALLS.partners,
    fields: [
      { kind: 'text', name: 'firstName', label: 'First name', autoComplete: 'given-name' },
      { kind: 'text', name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
      { kind: 'text', name: 'title', label: 'Title', autoComplete: 'honorific-prefix', placeholder: 'Ms, Mr, Dr' },
      { kind: 'text', name: 'occupation', label: 'Job title', autoComplete: 'organization-title' },
      COMPANY,
      {
        kind: 'text',
        name: 'phone',
        label: 'Phone number',
        type: 'tel',
        autoComplete: 'tel',
        digitsOnly: true,
        placeholder: '02079460123',
      },
      EMAIL,
      { ...comment('What you have in mind'), optional: true },
      {
        kind: 'checkbox',
        name: 'isAgreedWithTerms',
        label: 'I accept the',
        link: { text: 'terms and conditions', href: ROUTES.terms },
      },
    ],
    submit: 'Send the enquiry',
  },
  mover: {
    ...ENQUIRY,
    title: 'Become a mover',
    intro: 'A few lines are enough. We answer everyone, even if the answer is no.',
    path: FORM_CALLS.movers,
    fields: [
      NAME,
      { ...POSTCODE, label: 'Postcode you start from' },
      EMAIL,
      PHONE,
      { kind: 'select', name: 'van', label: 'Your van', options: options(MOVER_VANS) },
      { kind: 'select', name: 'days', label: 'Days you can work', options: options(MOVER_DAYS) },
      { ...comment('What you have done before'), optional: true },
    ],
    submit: 'Send',
  },
  student: {
    ...ENQUIRY,
    title: 'Several students, one trip',
    intro: 'Tell us who you are and what is going where. We plan the trip and reply with a price.',
    path: FORM_CALLS.students,
    fields: [
      NAME,
      EMAIL,
      OPTIONAL_PHONE,
      { kind: 'select', name: 'need', label: 'What you need', options: options(STUDENT_NEEDS) },
      { ...POSTCODE, label: 'Postcode of the hall or flat' },
      { kind: 'text', name: 'university', label: 'Hall or university', optional: true },
      { kind: 'select', name: 'size', label: 'How much is going', options: options(LOAD_SIZES) },
      day('Day'),
      { ...comment('Rooms, people, anything else'), optional: true },
    ],
    submit: 'Ask for a price',
  },
  contact: {
    ...ENQUIRY,
    title: 'Ask a question',
    intro: 'If you have booked, your order reference is all we need to find the rest.',
    path: FORM_CALLS.website,
    type: 'contact',
    fields: [
      NAME,
      EMAIL,
      OPTIONAL_PHONE,
      { kind: 'select', name: 'topic', label: 'What is it about?', options: options(CONTACT_TOPICS) },
      comment('Your question', 'Include your order reference if you have one.'),
    ],
    submit: 'Send the question',
  },
  business: {
    ...ENQUIRY,
    title: 'Ask for a price for your business',
    intro: 'Tell us what it is and where. We reply with a price, or ask what we still need to know.',
    path: FORM_CALLS.website,
    type: 'business',
    fields: [
      NAME,
      COMPANY,
      EMAIL,
      OPTIONAL_PHONE,
      { kind: 'select', name: 'need', label: 'What you need', options: options(BUSINESS_NEEDS) },
      POSTCODE,
      day('Needed from'),
      { ...comment('What it is, and how much'), optional: true },
    ],
    submit: 'Ask for a price',
  },
  shipping: {
    ...ENQUIRY,
    title: 'Ask for a price for a move abroad',
    intro: 'With these answers we can give you a price, or tell you what is still missing.',
    path: FORM_CALLS.website,
    type: 'shipping',
    fields: [
      NAME,
      EMAIL,
      OPTIONAL_PHONE,
      { ...POSTCODE, label: 'Postcode here' },
      { kind: 'select', name: 'country', label: 'Country', options: options(SHIPPING_COUNTRIES) },
      { kind: 'text', name: 'destination', label: 'Town or city there' },
      { kind: 'select', name: 'size', label: 'How much is going', options: options(LOAD_SIZES) },
      day('Earliest day'),
      { ...comment('Visa or citizenship, floors, anything else'), optional: true },
    ],
    submit: 'Ask for a price',
  },
  materials: {
    ...ENQUIRY,
    title: 'Order packing materials',
    intro: 'We confirm the day and the total before you pay anything.',
    path: FORM_CALLS.website,
    type: 'materials',
    fields: [
      { kind: 'materials', name: 'quantities', label: 'How many of each' },
      NAME,
      EMAIL,
      PHONE,
      POSTCODE,
      day('Needed by'),
      { ...comment('Floor, entrance, anything else'), optional: true },
    ],
    submit: 'Send the order',
    sent: {
      title: 'Thank you',
      text: 'We confirm the day and the total by email or phone. You have not paid anything yet.',
    },
  },
  disposal: {
    ...ENQUIRY,
    title: 'Ask for disposal',
    intro: 'Tell us what it is and how far we carry it. We reply with a price.',
    path: FORM_CALLS.website,
    type: 'disposal',
    fields: [
      comment('What it is, and how many'),
      POSTCODE,
      { kind: 'text', name: 'floor', label: 'Floor (0 ground, −1 basement)', type: 'number' },
      { kind: 'checkbox', name: 'elevator', label: 'There is a lift' },
      day('Day'),
      NAME,
      EMAIL,
      PHONE,
    ],
    submit: 'Ask for a price',
  },
} as const satisfies Readonly<Record<KnownFormId, FormView>>;

export type FormId = keyof typeof FORMS;

export const viewOf = (form: FormId): FormView => FORMS[form];
export const isFormId = (name: string | undefined): name is FormId =>
  name !== undefined && Object.keys(FORMS).includes(name);
