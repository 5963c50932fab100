import { DAY_MS, HOUR_MS, addDays, londonDate } from '@/lib/domain/london-time';
import { CLAIM_PHOTOS_KEPT_DAYS, PHOTOS_KEPT_DAYS, UNSENT_PHOTOS_KEPT_HOURS } from '@/lib/domain/retention';
import { clientSpaces, addsToRental } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { deletePart, deletePhotoFile, filesBefore } from '@/lib/server/platform/photo-files/photo-files';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import {
  claimsWithPhotosBefore,
  deletePhotos,
  deleteUnsentBefore,
  isNamed,
  photographedBefore,
  roomsPhotographedBefore,
  visitsPhotographedBefore,
} from './repo';

/** Deletes expired photos, then the files without a row. Returns the number of visits, claims and homes affected. */
export async function deleteExpiredPhotos({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - PHOTOS_KEPT_DAYS * DAY_MS);
  let visits = 0;
  await forEachRow({ db, now }, 'daily.visit_photos', {
    due: (page) => photographedBefore(db, before, page),
    work: async (orderId) => {
      const order = await findOrder(db, orderId);
      const due: string[] = [];
      for (const { id, kind } of await visitsPhotographedBefore(db, before, orderId)) {
        if (kind !== 'collection' || (order && (await cameBackBefore(db, order, before, at)))) due.push(id);
      }
      await deletePhotos(db, 'visit', due);
      visits += due.length;
      return due.length > 0;
    },
  });
  const claims = await claimsWithPhotosBefore(db, new Date(at.getTime() - CLAIM_PHOTOS_KEPT_DAYS * DAY_MS));
  await deletePhotos(db, 'claim', claims);
  const rooms = await roomsPhotographedBefore(db, addDays(londonDate(at), -PHOTOS_KEPT_DAYS));
  await deletePhotos(db, 'check_out', rooms);
  await deleteUnsentBefore(db, new Date(at.getTime() - UNSENT_PHOTOS_KEPT_HOURS * HOUR_MS));
  await deleteExpiredFiles({ db, config }, new Date(at.getTime() - DAY_MS));
  return visits + claims.length + rooms.length;
}

/** Returns whether stored items came back long enough ago. */
async function cameBackBefore(db: Deps['db'], order: OrderRow, before: Date, at: Date): Promise<boolean> {
  const rentalId = addsToRental(order) ? order.store_order_id : order.id;
  const rows = await storageOrdersOf(db, order.email.toLowerCase());
  const space = clientSpaces(rows, londonDate(at)).find(({ collection }) => collection.id === rentalId);
  // A collection that never took place has stored nothing.
  return space === undefined || (space.returnsOn !== null && space.returnsOn < londonDate(before));
}

/** Deletes files without a row that are old enough for their row to have been written. */
async function deleteExpiredFiles({ db, config }: Pick<Deps, 'db' | 'config'>, before: Date): Promise<void> {
  const { photos, parts } = await filesBefore(config.photoDir, before);
  for (const sha256 of photos) if (!(await isNamed(db, sha256))) await deletePhotoFile(config.photoDir, sha256);
  for (const part of parts) await deletePart(config.photoDir, part);
}
