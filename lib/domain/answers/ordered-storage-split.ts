import { ALL_TO_THE_NEW_HOME, storedItems, type StorageSplitAnswers } from './storage-split';
import type { Address, BookedOrder, Items } from '../order-types';
import type { LocalDate } from '../london-time';

type Split = Pick<BookedOrder, 'split' | 'storageSpace' | 'storageTerm'>;

/** Returns the split answers of an order. An order without the field goes to the new home as a whole. */
export const answeredStorageSplit = ({ split, storageSpace, storageTerm }: Split): StorageSplitAnswers =>
  split
    ? {
        lines: split,
        storageSpace: storageSpace === 'custom' || storageSpace === null ? '' : storageSpace,
        storageTerm: storageTerm ?? '',
      }
    : ALL_TO_THE_NEW_HOME;

type Listed = Pick<BookedOrder, 'furnitureItems' | 'split' | 'movingSpace'>;

/** Returns the items that an order brings into storage: the stored part of a move, or all items of a collection. */
export const intoStorage = ({ furnitureItems, split, movingSpace }: Listed): Items =>
  movingSpace === null ? furnitureItems : storedItems(furnitureItems, split ?? []);

/** Returns the day from which an order stores something, that of the collection or the move, or undefined. */
export const storedSince = ({
  storageSpace,
  dates,
}: Pick<BookedOrder, 'storageSpace' | 'dates'>): LocalDate | undefined =>
  dates.storageCollectionDate ?? (storageSpace === null ? undefined : dates.movingDate);

/** Returns the default address for the return of stored items: that of the collection, or the new home of a move. */
export const homeOfStored = ({ addresses }: Pick<BookedOrder, 'addresses'>): Address | undefined =>
  addresses.storage_collection ?? addresses.delivery;
