import { array, boolean, number, object, string, tuple } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { readWith } from './tidy';
import { COVER_STEPS } from '@/lib/domain/order-types';

const floor = number().integer().min(-1).max(60);
/** Nothing has a default. The lift is not asked for a door on the ground floor. */
const accessShape = {
  floor: floor.required(MESSAGES.floorRequired),
  parking: boolean().required(MESSAGES.parkingRequired),
  elevator: boolean()
    .nullable()
    .default(null)
    .test('lift', MESSAGES.liftRequired, (value, { parent }) => {
      const isGroundFloor = (parent as { readonly floor?: unknown }).floor === 0;
      return isGroundFloor || typeof value === 'boolean';
    }),
};
const draftAccessShape = {
  floor: floor.nullable().defined(),
  parking: boolean().nullable().defined(),
  elevator: boolean().nullable().defined(),
};
/** Writes a full postcode as "N1 2TX", and leaves any other text unchanged. */
const inOneForm = readWith((text) => fullPostcode(text) ?? text.trim());
/** A full postcode, however it is written. */
export const postcode = string()
  .transform(inOneForm)
  .required(MESSAGES.postcodeRequired)
  .max(12, MESSAGES.postcodeInvalid)
  .test('postcode', MESSAGES.postcodeInvalid, (value) => !value || fullPostcode(value) !== null);
export const draftAddress = object({
  postcode: string().transform(inOneForm).max(12).defined().default(''),
  ...draftAccessShape,
});
/** Its type is that of the form's draft: only the rules differ. */
export const address = object({ postcode, ...accessShape }) as unknown as typeof draftAddress;

export const itemId = string()
  .required()
  .max(60)
  .matches(/^[a-z0-9_-]+$/i);
const item = object({
  id: itemId,
  title: string().trim().required().max(80),
  quantity: number().integer().min(1).max(LIMITS.quantity).required(),
  cubicFeet: number().positive().max(LIMITS.itemCubicFeet).required(),
  kilograms: number().min(0).max(LIMITS.itemKilograms).required(),
});
export const items = array(item).max(LIMITS.itemLines).required().default([]);

/** A day that exists. */
export const isoDate = string().test('day', MESSAGES.dateRequired, (value) => !value || isLocalDate(value));
export const draftDate = isoDate.defined().default('');

const clock = string()
  .matches(/^\d{2}:00$/)
  .required();
export const slotTimes = tuple([clock, clock]);
export const draftSlot = slotTimes.nullable().defined().default(null);

export const addOnsOf = <T extends string>(addOns: readonly T[]) =>
  array(string().oneOf(addOns).required()).max(addOns.length).required().default([]);

export const wordOrNothing = <T extends string>(words: readonly T[]) =>
  string()
    .oneOf([...words, '' as const])
    .defined()
    .default('');

const text = (max: number) => string().max(max).defined().default('');
/** The draft of the fields in contact.ts. */
export const draftContactFields = {
  firstName: text(50),
  lastName: text(50),
  email: text(254),
  phone: text(30),
  phonePrefix: text(4).default('44'),
  promo: text(40),
  signForNews: boolean().required().default(false),
  isAgreedWithTerms: boolean().required().default(false),
};

export const coverStep = string().oneOf(COVER_STEPS);

const worth = object({
  id: itemId,
  pounds: number().integer().min(0).max(LIMITS.worthPounds).required(),
});

/** Unanswered means the included cover, also in a draft from before the question existed. */
export const cover = object({
  step: coverStep.required().default('included'),
  worth: array(worth).max(LIMITS.itemLines).required().default([]),
});
