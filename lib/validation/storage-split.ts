import { array, boolean, number, object } from 'yup';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { storedItems } from '@/lib/domain/answers/storage-split';
import { STORAGE_SPACES, STORAGE_TERMS, type StorageUnitSpace } from '@/lib/domain/order-types';
import type { unitHolds } from '@/lib/domain/packing/recommend';
import { itemId, wordOrNothing } from './answer-fields';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';

/** Replaces `unitHolds`, because the server packs in threads of its own. */
export type FitContext = {
  readonly unitHolds?: (...asked: Parameters<typeof unitHolds>) => boolean | Promise<boolean>;
};

const UNITS = STORAGE_SPACES.filter((space): space is StorageUnitSpace => space !== 'custom');

const pieces = number().integer().min(0).max(LIMITS.quantity).required();
export const storageSplitLines = array(object({ id: itemId, stored: pieces, away: pieces })).max(LIMITS.itemLines);

/** A draft from before the question existed has none. */
export const draftStorageSplit = object({
  lines: storageSplitLines.required().default([]),
  storageSpace: wordOrNothing(UNITS),
  storageTerm: wordOrNothing(STORAGE_TERMS),
});

const isStored = ({ furnitureItems, split: said }: MovingAnswers): boolean =>
  storedItems(furnitureItems, said.lines).length > 0;

/** Stored items have a term and a unit that holds them (FIT-1). Only the server packs. */
export const storageSplit = draftStorageSplit.test(
  'unit',
  MESSAGES.unitRequired,
  async (said, { parent, options, path, createError }) => {
    const answers = parent as MovingAnswers;
    if (!isStored(answers)) return true;
    const { storageSpace, storageTerm } = said;
    if (storageSpace === '') return createError({ path: `${path}.storageSpace`, message: MESSAGES.unitRequired });
    if (storageTerm === '') return createError({ path: `${path}.storageTerm`, message: MESSAGES.termRequired });
    const { unitHolds } = (options.context ?? {}) as FitContext;
    const stored = storedItems(answers.furnitureItems, said.lines);
    const fits = !unitHolds || (await unitHolds({ storageSpace, squareFeet: null }, stored));
    return fits || createError({ path: `${path}.storageSpace`, message: MESSAGES.partDoesNotFit });
  },
);

/** Needed only where something is stored. */
export const paymentsAgreed = boolean()
  .required()
  .default(false)
  .test('agreed', MESSAGES.paymentsRequired, (isAgreed, { parent }) => isAgreed || !isStored(parent as MovingAnswers));
