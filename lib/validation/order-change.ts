import { array, object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { ADD_ONS, STORAGE_SPACES } from '@/lib/domain/vocabulary';
import { isSlot } from '@/lib/domain/slots/calendar';
import { address, addOnsOf, items } from './answer-fields';
import { coverStep } from './cover';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { splitLines } from './split';
import { squareFeet } from './storage-space';

const clock = string()
  .required(MESSAGES.slotRequired)
  .matches(/^\d{2}:00$/, MESSAGES.slotRequired);

/** One of our two-hour slots on a day that exists; whether it can be booked is for the backend to say. */
export const slotSchema = object({
  date: string()
    .required(MESSAGES.dateRequired)
    .test('day', MESSAGES.dateRequired, (value) => !value || isLocalDate(value)),
  start: clock,
  end: clock.test('slot', MESSAGES.slotRequired, (end, { parent }) => {
    const { start } = parent as { readonly start?: string };
    return !end || !start || isSlot([start, end]);
  }),
});

/**
 * What a booked order shall hold: the whole list of items and add-ons, not only what is new, and of storage the unit and
 * of a move the cover and where things go, where it is to be another one. Which of it the order's service has is for the backend to say.
 */
export const contentsSchema = object({
  addOns: addOnsOf(ADD_ONS),
  furnitureItems: items,
  unit: object({
    storageSpace: string().oneOf(STORAGE_SPACES, MESSAGES.unitRequired).required(MESSAGES.unitRequired),
    squareFeet,
  })
    .nullable()
    .default(null),
  /** Null keeps the cover that is booked. */
  coverStep: coverStep.nullable().default(null),
  /** Null keeps where the things of a move go. */
  split: splitLines.nullable().default(null),
});

const wanted = address.optional().default(undefined);
const severalWanted = array(address).max(LIMITS.additionalAddresses).required().default([]);

/**
 * Where a booked order shall go, each address by the rules of the flow that booked it. Which of the kinds the order has is
 * for the backend to say.
 */
export const addressesSchema = object({
  addresses: object({
    collection: wanted,
    delivery: wanted,
    storage_collection: wanted,
    cleaning: wanted,
    additional_collection: severalWanted,
    additional_delivery: severalWanted,
  }),
});
