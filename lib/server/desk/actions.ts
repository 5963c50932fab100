import { randomUUID } from 'node:crypto';
import type { DeskFormName } from '@/lib/contracts/desk';
import type { Call } from '@/lib/server/http/call';
import type { Fields, PlainPost } from '@/lib/server/http/plain-post';
import { paymentActions } from './ask-for-payment';
import { slotActions } from './capacity-actions';
import { claimActions } from '@/lib/server/modules/claims/desk-actions';
import { contactActions } from './contact';
import { crewLinkActions } from './crew-phones-actions';
import { crewActions } from './crews-actions';
import type { DeskAction } from '@/lib/server/platform/desk/define-action';
import { entryActions } from './entry-actions';
import { extraActions } from '@/lib/server/modules/extras/desk-actions';
import { itemActions } from './items-actions';
import { enquiryActions } from './enquiries';
import { orderActions } from './order-actions';
import { promoActions } from './promo';
import { proofActions } from './proof-actions';
import { refundActions } from './refund-actions';
import { messageActions } from './retry';
import { reviewActions } from '@/lib/server/modules/reviews/desk-actions';
import { addressActions } from './addresses';
import { storageActions } from './storage-actions';
import { beginBookingCall, bookOrderCall } from './telephone-calls';
import { visitActions } from './visit-actions';
import { holdActions } from './hold-release';

/** The action of every form of the back office. */
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

/** Every call of the back office: its forms, and the two that book an order on the telephone. */
export const DESK_CALLS: readonly (Call & { readonly plainPost: PlainPost })[] = [
  ...DESK_ACTIONS,
  beginBookingCall,
  bookOrderCall,
];

/** Adds a new idempotency key to fields without one, which a program sends. */
export const withIdempotencyKey = (fields: Fields): Fields => ({ idempotencyKey: randomUUID(), ...fields });
