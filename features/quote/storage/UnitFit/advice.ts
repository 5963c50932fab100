import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import type { StorageSizeDto } from '@/lib/contracts/storage';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { StorageSpace } from '@/lib/domain/order-types';
import { squareFeetOf } from '@/lib/domain/pricing/storage-rates';
import { LIST_TERM, rentText } from '../units';

export type Advice =
  | { readonly kind: 'larger' | 'smaller'; readonly space: StorageSpace; readonly title: string; readonly week: string }
  | { readonly kind: 'none' };

type Chosen = Pick<StorageAnswers, 'storageSpace' | 'squareFeet' | 'storageTerm'>;

/**
 * Returns a better unit for the list, or null when the chosen one is right or not priced. `size` is the smallest unit
 * into which the server could pack the list.
 */
export function adviceFor({ storageSpace, squareFeet, storageTerm }: Chosen, size: StorageSizeDto): Advice | null {
  if (storageSpace === '' || (storageSpace === 'custom' && squareFeet === null)) return null;
  if (size.storageSpace === null) return { kind: 'none' };
  const needed = storageUnit(size.storageSpace);
  const chosen = squareFeetOf({ storageSpace, squareFeet });
  if (needed.squareFeet === chosen || storageSpace === needed.space) return null;
  const rent = rentText({ storageSpace: needed.space, squareFeet: null }, storageTerm || LIST_TERM);
  if (!rent) return null;
  const kind = needed.squareFeet > chosen ? 'larger' : 'smaller';
  return { kind, space: needed.space, title: needed.title, week: rent.week };
}
