import type * as contract from '@/lib/contracts/delegates';
import type { DelegatesOfSpace } from '@/lib/contracts/account-view';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { londonDate } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { isBooked } from '@/lib/domain/order/state';
import type { OrderRow, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { planCancellation } from '@/lib/server/modules/changes/plan-cancellation';
import { isChangeable } from '@/lib/server/modules/orders/changeable';
import { rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { delegatesReturns, ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { delegatesOf } from '@/lib/server/modules/delegation/repo';
import { isLasting } from '@/lib/server/modules/delegation/delegation';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { inviteDelegate } from './invite';
import { revokeDelegate } from './revoke';
import { cancelDelegatesReturn } from './stop-return';

/** Returns the delegates and their returns for each of the customer's own rentals. */
async function delegatesOfOwner(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { email }: SessionUser,
): Promise<readonly DelegatesOfSpace[]> {
  const rentals = (await ordersOf(db, email)).filter(rentsUnit).map(({ id }) => id);
  if (rentals.length === 0) return [];
  const [delegates, returns] = await Promise.all([delegatesOf(db, rentals), delegatesReturns(db, rentals)]);
  return rentals.map((orderId) => ({
    orderId,
    people: delegates.filter((row) => row.store_order_id === orderId && isLasting(row)).map(toPerson),
    returns: returns.filter((row) => row.store_order_id === orderId).flatMap((row) => toReturn(row, delegates, now())),
  }));
}

const toPerson = ({ id: delegateId, name, email, invited_at: invitedAt }: RentalDelegateRow) => ({
  helperId: delegateId,
  name,
  email,
  invitedAt,
});

function toReturn(row: OrderRow, delegates: readonly RentalDelegateRow[], now: Date): DelegatesOfSpace['returns'] {
  if (!isBooked(row.state) || !isChangeable(row, now)) return [];
  const { furnitureItems, addresses } = orderOf(row);
  const { date, slot } = appointmentOf(row);
  if (date < londonDate(now)) return [];
  return [
    {
      returnId: row.id,
      name: delegates.find(({ id }) => id === row.helper_id)?.name ?? '',
      pieces: furnitureItems.reduce((count, { quantity }) => count + quantity, 0),
      appointment: { date, slot },
      postcode: addresses.delivery?.postcode ?? '',
      version: row.calendar_sequence,
      refund: toPounds(planCancellation({ now: () => now }, row).money.refund),
    },
  ];
}

/** Returns the calls about delegates, who may order returns for an owner (lib/contracts/delegates.ts). */
export function delegatesService(deps: Deps) {
  return {
    ofOwner: (user: SessionUser) => delegatesOfOwner(deps, user),

    invite: async (
      request: RequestOf<typeof contract.inviteHelper>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof contract.inviteHelper>> => {
      await inviteDelegate(deps, request, user);
      return { invited: true };
    },

    revoke: async (
      request: RequestOf<typeof contract.revokeHelper>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof contract.revokeHelper>> => {
      await revokeDelegate(deps, request, user);
      return { revoked: true };
    },

    stopReturn: async (
      request: RequestOf<typeof contract.stopHelpersReturn>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof contract.stopHelpersReturn>> => {
      await cancelDelegatesReturn(deps, request, user);
      return { stopped: true };
    },
  };
}
