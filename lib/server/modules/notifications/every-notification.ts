import { ACCOUNT_NOTIFICATIONS } from '@/lib/server/modules/accounts/notifications';
import { STREET_ADDRESS_NOTIFICATIONS } from '@/lib/server/modules/addresses/notifications';
import { ORDER_NOTIFICATIONS } from '@/lib/server/modules/booking/notifications';
import { PARKING_NOTIFICATIONS } from '@/lib/server/modules/booking/parking-notifications';
import { CHANGE_NOTIFICATIONS } from '@/lib/server/modules/order-lifecycle/notifications';
import { CHECKLIST_NOTIFICATIONS } from '@/lib/server/modules/checklist/notifications';
import { CLAIM_NOTIFICATIONS } from '@/lib/server/modules/claims/notifications';
import { CREW_LINK_NOTIFICATIONS } from '@/lib/server/modules/crew/notifications';
import { DELEGATE_NOTIFICATIONS } from '@/lib/server/modules/delegates/notifications';
import { ENQUIRY_NOTIFICATIONS } from '@/lib/server/modules/enquiries/notifications';
import { EXTRA_NOTIFICATIONS } from '@/lib/server/modules/extras/notifications';
import { KEY_HANDOVER_NOTIFICATIONS } from '@/lib/server/modules/key-handover/notifications';
import { NEWSLETTER_NOTIFICATIONS } from '@/lib/server/modules/newsletter/notifications';
import { CONTACT_NOTIFICATIONS } from '@/lib/server/modules/orders/notifications';
import { PAYMENT_NOTIFICATIONS, SHARE_NOTIFICATIONS } from '@/lib/server/modules/payments/notifications';
import { RENTAL_NOTIFICATIONS } from '@/lib/server/modules/rentals/notifications';
import { REVIEW_NOTIFICATIONS } from '@/lib/server/modules/reviews/notifications';
import { NOTICE_NOTIFICATIONS } from '@/lib/server/modules/telemetry/notifications';
import { VISIT_NOTIFICATIONS } from '@/lib/server/modules/visits/notifications';
import type { Notification } from '@/lib/server/platform/notifications/notification';
import type { OutboxTopic } from '@/lib/server/platform/outbox/topics';

/** A topic of the outbox without a definition does not compile. */
export const NOTIFICATIONS: { readonly [T in OutboxTopic]: Notification<T> } = {
  ...ORDER_NOTIFICATIONS,
  ...CHANGE_NOTIFICATIONS,
  ...STREET_ADDRESS_NOTIFICATIONS,
  ...CONTACT_NOTIFICATIONS,
  ...PARKING_NOTIFICATIONS,
  ...CHECKLIST_NOTIFICATIONS,
  ...VISIT_NOTIFICATIONS,
  ...REVIEW_NOTIFICATIONS,
  ...EXTRA_NOTIFICATIONS,
  ...KEY_HANDOVER_NOTIFICATIONS,
  ...SHARE_NOTIFICATIONS,
  ...CLAIM_NOTIFICATIONS,
  ...ACCOUNT_NOTIFICATIONS,
  ...DELEGATE_NOTIFICATIONS,
  ...RENTAL_NOTIFICATIONS,
  ...PAYMENT_NOTIFICATIONS,
  ...CREW_LINK_NOTIFICATIONS,
  ...ENQUIRY_NOTIFICATIONS,
  ...NEWSLETTER_NOTIFICATIONS,
  ...NOTICE_NOTIFICATIONS,
};
