import { randomUUID } from 'node:crypto';
import type { DeskFormName } from '@/lib/contracts/desk';
import { addressActions } from '@/lib/server/modules/addresses/desk-addresses';
import { beginBookingCall, bookOrderCall } from '@/lib/server/modules/booking/desk-telephone';
import { itemActions, orderActions } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { claimActions } from '@/lib/server/modules/claims/desk-actions';
import { crewActions, crewLinkActions } from '@/lib/server/modules/crew/desk-crews';
import { enquiryActions } from '@/lib/server/modules/enquiries/desk-enquiries';
import { extraActions } from '@/lib/server/modules/extras/desk-extras';
import { holdActions, paymentActions, refundActions } from '@/lib/server/modules/ledger/desk-unpaid';
import { messageActions } from '@/lib/server/modules/notifications/desk-outbox';
import { contactActions } from '@/lib/server/modules/orders/desk-contact';
import { entryActions } from '@/lib/server/modules/orders/desk-entries';
import { promoActions } from '@/lib/server/modules/quotes/desk-promo';
import { storageActions } from '@/lib/server/modules/rentals/desk-rental';
import { reviewActions } from '@/lib/server/modules/reviews/desk-reviews';
import { slotActions } from '@/lib/server/modules/slots/desk-capacity';
import { proofActions, visitActions } from '@/lib/server/modules/visits/desk-visit-actions';
import type { DeskAction } from '@/lib/server/platform/desk/define-action';
import type { Call, Fields, PlainPost } from '@/lib/server/platform/http/call';

const ACTIONS: Readonly<Record<DeskFormName, DeskAction>> = {
  ...orderActions,
  ...itemActions,
  ...refundActions,
  ...contactActions,
  ...addressActions,
  ...holdActions,
  ...paymentActions,
  ...extraActions,
  ...entryActions,
  ...slotActions,
  ...visitActions,
  ...proofActions,
  ...crewActions,
  ...crewLinkActions,
  ...storageActions,
  ...claimActions,
  ...reviewActions,
  ...enquiryActions,
  ...promoActions,
  ...messageActions,
};
export const DESK_ACTIONS: readonly DeskAction[] = Object.values(ACTIONS);

/** The forms of the back office, and the two calls that book an order on the telephone. */
export const DESK_CALLS: readonly (Call & { readonly plainPost: PlainPost })[] = [
  ...DESK_ACTIONS,
  beginBookingCall,
  bookOrderCall,
];

/** A program may send no idempotency key. */
export const withIdempotencyKey = (fields: Fields): Fields => ({ idempotencyKey: randomUUID(), ...fields });
