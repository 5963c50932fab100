import { array, object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { ADD_ONS, STORAGE_SPACES } from '@/lib/domain/order-types';
import { SINGLE_ADDRESSES, type SingleAddress } from '@/lib/domain/services/flows';
import { isSlot } from '@/lib/domain/slots/calendar';
import { addOnsOf, address, coverStep, items } from './answer-fields';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { storageSplitLines } from './storage-split';
import { squareFeet } from './storage-space';

const clock = string()
  .required(MESSAGES.slotRequired)
  .matches(/^\d{2}:00$/, MESSAGES.slotRequired);

/** One of our two-hour slots. The backend decides whether it can be booked. */
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

/** The whole desired contents of a booked order. The backend decides which parts apply to its service. */
export const contentsSchema = object({
  addOns: addOnsOf(ADD_ONS),
  furnitureItems: items,
  unit: object({
    storageSpace: string().oneOf(STORAGE_SPACES, MESSAGES.unitRequired).required(MESSAGES.unitRequired),
    squareFeet,
  })
    .nullable()
    .default(null),
  /** Null keeps the booked cover. */
  coverStep: coverStep.nullable().default(null),
  /** Null keeps the booked split. */
  split: storageSplitLines.nullable().default(null),
});

const wanted = address.optional().default(undefined);
const severalWanted = array(address).max(LIMITS.additionalAddresses).required().default([]);

/** The desired addresses of a booked order. The backend decides which kinds the order has. */
export const addressesSchema = object({
  addresses: object({
    ...(Object.fromEntries(SINGLE_ADDRESSES.map((kind) => [kind, wanted])) as Record<SingleAddress, typeof wanted>),
    additional_collection: severalWanted,
    additional_delivery: severalWanted,
  }),
});
