import { getServices } from '@/lib/server/container';
import { findClaim } from '@/lib/server/modules/claims/repo';
import { findPhoto } from '@/lib/server/modules/photos/repo';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, PhotoRow } from '@/lib/server/platform/db/schema';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { sendPhoto } from '@/lib/server/platform/http/send-photo';
import { requireOrder } from './http-wrong-key';

/**
 * Answers GET /api/orders/{reference}/photo?token=…&id=…: a photo of the order's visits, claims or rooms, with
 * `size=small` its thumbnail. A signed-in customer needs no key for their own order.
 */
export const photoRoute = withErrorEnvelope('photo', async (request, response) => {
  allowMethods(request.method, response, ['GET', 'HEAD']);
  const { reference, token: given = '', id, size } = request.query;
  if (typeof reference !== 'string' || typeof given !== 'string' || typeof id !== 'string') {
    throw new Problem('not_found');
  }
  const { deps, accounts } = getServices();
  const token = given || ((await accounts.ownerKey(reference, request)) ?? '');
  const order = await requireOrder(deps, request, reference, token);
  const photo = await findPhoto(deps.db, id);
  if (!photo || (await orderIdOf(deps.db, photo)) !== order.id) throw new Problem('not_found');
  await sendPhoto(response, deps, photo, size);
});

async function orderIdOf(db: Db, { owner_kind: kind, owner_id: id }: PhotoRow): Promise<string | undefined> {
  switch (kind) {
    case 'visit':
      return (await findVisit(db, id))?.order_id;
    case 'claim':
      return (await findClaim(db, id))?.order_id;
    case 'claim_form':
    case 'check_out':
      return id;
  }
}
