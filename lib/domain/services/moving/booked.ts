import type { MovingAnswers } from '../../answers/moving';
import { stores } from '../../answers/split';
import { MOVING_ADD_ONS, type FurnitureItem, type ServiceType, type SplitLine } from '../../vocabulary';
import type { JobRequest } from '../service';
import { outsideLondon } from '../service-area';

/** What of the service the flow needs in the browser; the rest of it is the server's (moving.ts). */
type Ordered = Pick<JobRequest, 'addOns'> & {
  readonly furnitureItems?: readonly FurnitureItem[];
  readonly split?: { readonly lines: readonly SplitLine[] };
};

/** What is booked with a move: the move first, and storage where a part of it is stored. */
export const movingServices = ({ addOns, furnitureItems = [], split }: Ordered): readonly ServiceType[] => [
  'MOVING',
  ...MOVING_ADD_ONS.filter((addOn) => addOns.includes(addOn)),
  ...(stores(furnitureItems, split?.lines ?? []) ? (['STORAGE'] as const) : []),
];

export const whyMoveByRequest = outsideLondon(
  'Neither end of this move is in Greater London. We are a London firm, so we price it by request.',
  { ends: 2 },
);

/** The postcodes of a move as they are typed. */
export const postcodesOf = ({ addresses }: Pick<MovingAnswers, 'addresses'>): readonly string[] =>
  [addresses.collection, addresses.delivery, ...addresses.additional_collection, ...addresses.additional_delivery].map(
    ({ postcode }) => postcode,
  );
