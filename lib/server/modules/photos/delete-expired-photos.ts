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
  ordersWithVisitPhotosBefore,
  ordersWithRoomPhotosBefore,
  visitsPhotographedBefore,
} from './repo';

/**
 * Deletes the expired photos of visits, decided claims, handed-back homes and unsent claims, then files without a row.
 * Collection photos age from the end of their rental. Returns the number of visits, claims and homes affected.
 */
export async function deleteExpiredPhotos({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const at = now();
  const keptSince = new Date(at.getTime() - PHOTOS_KEPT_DAYS * DAY_MS);
  let visits = 0;
  await forEachRow({ db, now }, 'daily.visit_photos', {
    due: (page) => ordersWithVisitPhotosBefore(db, keptSince, page),
    work: async (orderId) => {
      const order = await findOrder(db, orderId);
      const expired: string[] = [];
      for (const { id, kind } of await visitsPhotographedBefore(db, keptSince, orderId)) {
        if (kind !== 'collection' || (order && (await isRentalOver(db, order, keptSince, at)))) expired.push(id);
      }
      await deletePhotos(db, 'visit', expired);
      visits += expired.length;
      return expired.length > 0;
    },
  });
  const claims = await claimsWithPhotosBefore(db, new Date(at.getTime() - CLAIM_PHOTOS_KEPT_DAYS * DAY_MS));
  await deletePhotos(db, 'claim', claims);
  const homes = await ordersWithRoomPhotosBefore(db, addDays(londonDate(at), -PHOTOS_KEPT_DAYS));
  await deletePhotos(db, 'check_out', homes);
  await deleteUnsentBefore(db, new Date(at.getTime() - UNSENT_PHOTOS_KEPT_HOURS * HOUR_MS));
  await deleteOrphanedFiles({ db, config }, new Date(at.getTime() - DAY_MS));
  return visits + claims.length + homes.length;
}

/** Returns whether everything in the rental that a collection filled was returned before `keptSince`. */
async function isRentalOver(db: Deps['db'], order: OrderRow, keptSince: Date, at: Date): Promise<boolean> {
  const rentalId = addsToRental(order) ? order.store_order_id : order.id;
  const rows = await storageOrdersOf(db, order.email.toLowerCase());
  const rental = clientSpaces(rows, londonDate(at)).find(({ collection }) => collection.id === rentalId);
  // No rental: the collection was cancelled, or the load of a move only stayed overnight.
  return rental === undefined || (rental.returnsOn !== null && rental.returnsOn < londonDate(keptSince));
}

/** Deletes photo files without a row and interrupted uploads. The row of a file newer than `before` may still come. */
async function deleteOrphanedFiles({ db, config }: Pick<Deps, 'db' | 'config'>, before: Date): Promise<void> {
  const { photos, parts } = await filesBefore(config.photoDir, before);
  for (const sha256 of photos) if (!(await isNamed(db, sha256))) await deletePhotoFile(config.photoDir, sha256);
  for (const part of parts) await deletePart(config.photoDir, part);
}
