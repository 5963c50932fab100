import { array, boolean, object, string } from 'yup';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { MOVING_ADD_ONS, MOVING_SPACES, type FurnitureItem } from '@/lib/domain/order-types';
import {
  addOnsOf,
  address,
  cover,
  draftAddress,
  draftDate,
  draftSlot,
  isoDate,
  items,
  slotTimes,
  wordOrNothing,
} from './answer-fields';
import { checkoutFields, draftCheckoutFields } from './checkout';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { draftStorageSplit, paymentsAgreed, storageSplit } from './storage-split';

/**
 * `movingSchema` is complete: the steps `pick` from it, and the server validates an order with it. A draft requires
 * nothing.
 */
const addOns = addOnsOf(MOVING_ADD_ONS);
const additional = (shape: typeof draftAddress) => array(shape).max(LIMITS.additionalAddresses).required().default([]);

const isCustomWithoutItems = (space: unknown, lines: readonly FurnitureItem[]) =>
  space === 'custom' && lines.length === 0;

export const movingSchema = object({
  movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
  addOns,
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
  cover,
  split: storageSplit,
  dates: object({ movingDate: isoDate.required(MESSAGES.dateRequired) }),
  timeSlot: object({ movingDate: slotTimes.required(MESSAGES.slotRequired) }),
  isAgreedWithPayments: paymentsAgreed,
  ...checkoutFields,
});

export const movingDraftSchema = object({
  movingSpace: wordOrNothing(MOVING_SPACES),
  addOns,
  addresses: object({
    collection: draftAddress,
    delivery: draftAddress,
    additional_collection: additional(draftAddress),
    additional_delivery: additional(draftAddress),
  }),
  furnitureItems: items,
  cover,
  split: draftStorageSplit,
  dates: object({ movingDate: draftDate }),
  timeSlot: object({ movingDate: draftSlot }),
  isAgreedWithPayments: boolean().required().default(false),
  ...draftCheckoutFields,
});
