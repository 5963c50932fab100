import { array, boolean, number, object, string, tuple } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { MOVING_ADD_ONS, MOVING_SPACES, type FurnitureItem } from '@/lib/domain/order/types';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { contactFields } from './contact';
import { MESSAGES } from './messages';

/**
 * The moving flow's answers as yup schemas. `movingSchema` is the whole truth: a step's rule is `pick`ed from it,
 * and the server checks an order with it. `movingDraftSchema` is what may be saved half-finished:
 * the same shapes and bounds, nothing required.
 */
export const LIMITS = {
  additionalAddresses: 4,
  itemLines: 200,
  quantity: 200,
  itemCubicFeet: 500,
  itemKilograms: 600,
} as const;

const addressShape = {
  floor: number().integer().min(-1).max(60).required(),
  parking: boolean().required(),
  elevator: boolean().required(),
};
const address = object({
  postcode: string()
    .trim()
    .required(MESSAGES.postcodeRequired)
    .max(12, MESSAGES.postcodeInvalid)
    .test('postcode', MESSAGES.postcodeInvalid, (value) => !value || fullPostcode(value) !== null),
  ...addressShape,
});
const draftAddress = object({ postcode: string().trim().max(12).defined().default(''), ...addressShape });

const item = object({
  id: string()
    .required()
    .max(60)
    .matches(/^[a-z0-9_-]+$/i),
  title: string().trim().required().max(80),
  quantity: number().integer().min(1).max(LIMITS.quantity).required(),
  cubicFeet: number().positive().max(LIMITS.itemCubicFeet).required(),
  kilograms: number().min(0).max(LIMITS.itemKilograms).required(),
});
const items = array(item).max(LIMITS.itemLines).required().default([]);
/** A day that exists: 30 February is none. */
const isoDate = string().test('day', MESSAGES.dateRequired, (value) => !value || isLocalDate(value));
const clock = string()
  .matches(/^\d{2}:00$/)
  .required();
const addOns = array(string().oneOf(MOVING_ADD_ONS).required()).max(MOVING_ADD_ONS.length).required().default([]);
const additional = <T extends typeof address | typeof draftAddress>(shape: T) =>
  array(shape).max(LIMITS.additionalAddresses).required().default([]);

const isCustomWithoutItems = (space: unknown, lines: readonly FurnitureItem[]) =>
  space === 'custom' && lines.length === 0;

export const movingSchema = object({
  movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
  addOns,
  isStudent: boolean().required(),
  addresses: object({
    collection: address,
    delivery: address,
    additional_collection: additional(address),
    additional_delivery: additional(address),
  }),
  furnitureItems: items.test('some', MESSAGES.itemsRequired, (lines, context) => {
    const { movingSpace } = context.parent as Partial<MovingAnswers>;
    return !isCustomWithoutItems(movingSpace, lines);
  }),
  dates: object({ movingDate: isoDate.required(MESSAGES.dateRequired) }),
  timeSlot: object({ movingDate: tuple([clock, clock]).required(MESSAGES.slotRequired) }),
  wantsStartWithin14Days: boolean().required().default(false),
  ...contactFields,
});

const text = (max: number) => string().max(max).defined().default('');
export const movingDraftSchema = object({
  movingSpace: string()
    .oneOf([...MOVING_SPACES, ''])
    .defined()
    .default(''),
  addOns,
  isStudent: boolean().required().default(false),
  addresses: object({
    collection: draftAddress,
    delivery: draftAddress,
    additional_collection: additional(draftAddress),
    additional_delivery: additional(draftAddress),
  }),
  furnitureItems: items,
  dates: object({
    movingDate: isoDate.defined().default(''),
  }),
  timeSlot: object({ movingDate: tuple([clock, clock]).nullable().defined().default(null) }),
  wantsStartWithin14Days: boolean().required().default(false),
  firstName: text(50),
  lastName: text(50),
  email: text(254),
  phone: text(30),
  phonePrefix: text(4).default('44'),
  promo: text(40),
  signForNews: boolean().required().default(false),
  isAgreedWithTerms: boolean().required().default(false),
});
