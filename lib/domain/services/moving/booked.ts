import type { MovingAnswers } from '../../answers/flow-answers';
import { stores } from '../../answers/storage-split';
import { MOVING_ADD_ONS, type Items, type ServiceType, type StorageSplitLine } from '../../order-types';
import { outsideLondon } from '../../places/london';
import type { JobRequest } from '../service';

/** The parts of a move's request that the browser needs. The rest of the service runs on the server (moving.ts). */
type Ordered = Pick<JobRequest, 'addOns'> & {
  readonly furnitureItems?: Items;
  readonly split?: { readonly lines: readonly StorageSplitLine[] };
};

export const movingServices = ({ addOns, furnitureItems = [], split }: Ordered): readonly ServiceType[] => [
  'MOVING',
  ...MOVING_ADD_ONS.filter((addOn) => addOns.includes(addOn)),
  ...(stores(furnitureItems, split?.lines ?? []) ? (['STORAGE'] as const) : []),
];

export const whyMoveByRequest = outsideLondon(
  'Neither end of this move is in Greater London. We are a London firm, so we price it by request.',
  { ends: 2 },
);

export const postcodesOf = ({ addresses }: Pick<MovingAnswers, 'addresses'>): readonly string[] =>
  [addresses.collection, addresses.delivery, ...addresses.additional_collection, ...addresses.additional_delivery].map(
    ({ postcode }) => postcode,
  );
