import { ALL_TO_THE_NEW_HOME, storedItems, type SplitAnswers } from './split';
import type { Address, FurnitureItem, LocalDate, BookedOrder } from '../vocabulary';

type Split = Pick<BookedOrder, 'split' | 'storageSpace' | 'storageTerm'>;

/** The answers that a move was ordered with: one without the field goes to the new home altogether. */
export const answeredSplit = ({ split, storageSpace, storageTerm }: Split): SplitAnswers =>
  split
    ? {
        lines: split,
        storageSpace: storageSpace === 'custom' || storageSpace === null ? '' : storageSpace,
        storageTerm: storageTerm ?? '',
      }
    : ALL_TO_THE_NEW_HOME;

type Listed = Pick<BookedOrder, 'furnitureItems' | 'split' | 'movingSpace'>;

/** What an order brings into storage: of a move the part that is split off, of a collection everything. */
export const intoStorage = ({ furnitureItems, split, movingSpace }: Listed): readonly FurnitureItem[] =>
  movingSpace === null ? furnitureItems : storedItems(furnitureItems, split ?? []);

/** The day from which an order stores something: that of the collection, or of the move that a part is split off from. */
export const storedSince = ({
  storageSpace,
  dates,
}: Pick<BookedOrder, 'storageSpace' | 'dates'>): LocalDate | undefined =>
  dates.storageCollectionDate ?? (storageSpace === null ? undefined : dates.movingDate);

/** Where what is stored came from and is brought back to, unless somebody says otherwise: of a move the new home. */
export const homeOfStored = ({ addresses }: Pick<BookedOrder, 'addresses'>): Address | undefined =>
  addresses.storage_collection ?? addresses.delivery;
