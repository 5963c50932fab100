import { readableNumber } from '@/lib/domain/answers/phone';
import * as choices from '@/lib/domain/enquiries/choices';
import { formatDay, isLocalDate } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { floorLabel } from '@/lib/domain/places/floors';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { MATERIALS, priceMaterials, type Material } from '@/lib/domain/pricing/materials';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { FORM } from './form';
import { ENQUIRY_PLACES, enquiryTitle } from './enquiry-types';

type Row = readonly [label: string, value: string, more?: { readonly href: string }];

export type EnquiryFacts = {
  /** "Disposal enquiry". */
  readonly title: string;
  /** The sender's name, or else the number or email address. */
  readonly who: string;
  readonly email: string | null;
  readonly rows: readonly Row[];
  /** The fields without personal ones and free text. */
  readonly jobRows: readonly Row[];
  /** The rows of the sender's copy, without free text or the full number, because the email address is unproven. */
  readonly copyRows: readonly Row[];
};

type Field = {
  readonly label: string;
  readonly show?: (value: unknown) => readonly string[];
  /** Keeps the field out of messages other than the operator's mail. */
  readonly isPersonal?: true;
  readonly isFree?: true;
};

const words =
  (...lists: readonly Readonly<Record<string, string>>[]) =>
  (value: unknown): readonly string[] => {
    const word = String(value);
    return [lists.find((list) => word in list)?.[word] ?? word];
  };

const day = (value: unknown): readonly string[] => {
  const date = String(value);
  return date === '' ? [] : [isLocalDate(date) ? formatDay(date) : date];
};

/** In the order in which the operator reads them. */
const FIELDS: Readonly<Record<string, Field>> = {
  name: { label: 'Name', isPersonal: true, isFree: true },
  first_name: { label: 'First name', isPersonal: true, isFree: true },
  firstName: { label: 'First name', isPersonal: true, isFree: true },
  last_name: { label: 'Last name', isPersonal: true, isFree: true },
  lastName: { label: 'Last name', isPersonal: true, isFree: true },
  title: { label: 'Title', isPersonal: true, isFree: true },
  job_title: { label: 'Job title', isPersonal: true, isFree: true },
  company_name: { label: 'Company', isPersonal: true, isFree: true },
  companyName: { label: 'Company', isPersonal: true, isFree: true },
  phone: { label: 'Phone', isPersonal: true },
  email: { label: 'Email', isPersonal: true },
  topic: { label: 'About', show: words(choices.CONTACT_TOPICS) },
  need: { label: 'Wants', show: words(choices.BUSINESS_NEEDS, choices.STUDENT_NEEDS) },
  postcode: { label: 'Postcode', show: (value) => asText(value).map((text) => fullPostcode(text) ?? text) },
  floor: { label: 'Floor', show: (value) => [floorLabel(Number(value))] },
  elevator: { label: 'Lift', show: (value) => [value === true ? 'yes' : 'no'] },
  country: { label: 'Country', show: words(choices.SHIPPING_COUNTRIES) },
  destination: { label: 'Destination', isFree: true },
  university: { label: 'University or hall', isFree: true },
  size: { label: 'How much', show: words(choices.LOAD_SIZES) },
  van: { label: 'Van', show: words(choices.MOVER_VANS) },
  days: { label: 'Days', show: words(choices.MOVER_DAYS) },
  date: { label: 'From', show: day },
  quantities: { label: 'Materials', show: materialLines },
  access: { label: 'Access' },
  things: { label: 'Brings back' },
  ownThings: { label: 'And things of their own', isFree: true },
  extras: { label: 'With' },
  wished: { label: 'When' },
  shown: { label: 'Price shown' },
  comment: { label: 'Comment', isPersonal: true, isFree: true },
};

const asText = (value: unknown): readonly string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];

/** Returns an enquiry in words. Omits nothing: a field without a label is labelled with its own name. */
export function enquiryFacts(enquiry: Pick<EnquiryRow, 'type' | 'body_json' | 'email' | 'phone'>): EnquiryFacts {
  const body = FORM.read(enquiry.body_json);
  const phone = enquiry.phone === null ? null : readableNumber(enquiry.phone);
  // The number already contains the prefix.
  const given: Readonly<Record<string, unknown>> = { ...body, phonePrefix: '', ...(phone && { phone }) };
  const names = [
    ...Object.keys(FIELDS).filter((name) => name in given),
    ...Object.keys(given).filter((name) => !(name in FIELDS)),
  ];
  const rowsOf = (name: string): readonly Row[] => {
    const { label, show = asText } = FIELDS[name] ?? { label: name };
    const href = name === 'phone' ? `tel:${enquiry.phone}` : name === 'email' ? `mailto:${enquiry.email}` : null;
    return show(given[name]).map((value) => (href === null ? [label, value] : [label, value, { href }]));
  };
  const place = ENQUIRY_PLACES[enquiry.type];
  const asked: readonly Row[] = place ? [['Asked at', place]] : [];
  const copyRowsOf = (name: string): readonly Row[] => {
    const field = FIELDS[name];
    if (!field || name === 'email') return [];
    if (name === 'phone') return phone ? [[field.label, `ending in ${phone.slice(-3)}`]] : [];
    if (!field.isFree) return rowsOf(name);
    const lengthOf = (text: string) => (name === 'comment' ? `, ${text.length} characters` : '');
    return asText(given[name]).map((text) => [field.label, `as you wrote it${lengthOf(text)}`]);
  };
  const isOfJob = (name: string) => FIELDS[name] !== undefined && !FIELDS[name].isPersonal && !FIELDS[name].isFree;
  return {
    title: enquiryTitle(enquiry.type),
    who: nameIn(given) || (phone ?? enquiry.email ?? ''),
    email: enquiry.email,
    rows: [...names.flatMap(rowsOf), ...asked],
    jobRows: [...names.filter(isOfJob).flatMap(rowsOf), ...asked],
    copyRows: names.flatMap(copyRowsOf),
  };
}

const nameIn = (given: Readonly<Record<string, unknown>>): string =>
  ['name', 'first_name', 'firstName', 'last_name', 'lastName']
    .flatMap((name) => asText(given[name]))
    .join(' ')
    .trim();

/** Returns "10 × Small box" lines, then the delivered price. */
function materialLines(value: unknown): readonly string[] {
  const lines = Object.entries(value as Readonly<Record<string, number>>)
    .filter((entry): entry is [Material, number] => entry[0] in MATERIALS && entry[1] > 0)
    .map(([material, count]) => ({ material, count }));
  const price = formatPence(priceMaterials(lines));
  return [
    ...lines.map(({ material, count }) => `${count} × ${MATERIALS[material].title}`),
    `${price} with delivery, including VAT`,
  ];
}
