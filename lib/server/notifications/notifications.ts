import type { OutboxTopic } from '@/lib/server/platform/outbox/topics';
import type { Notification } from '@/lib/server/platform/notifications/notification';
import { ACCOUNT_NOTIFICATIONS } from './definitions/accounts';
import { CHANGE_NOTIFICATIONS } from './definitions/changes';
import { CHECKLIST_NOTIFICATIONS } from './definitions/checklist';
import { CLAIM_NOTIFICATIONS } from '@/lib/server/modules/claims/notifications';
import { CONTACT_NOTIFICATIONS } from './definitions/contact';
import { CREW_LINK_NOTIFICATIONS } from './definitions/crew-links';
import { DELEGATE_NOTIFICATIONS } from './definitions/delegates';
import { ENQUIRY_NOTIFICATIONS } from './definitions/enquiries';
import { EXTRA_NOTIFICATIONS } from '@/lib/server/modules/extras/notifications';
import { KEY_HANDOVER_NOTIFICATIONS } from './definitions/key-handovers';
import { NEWSLETTER_NOTIFICATIONS } from './definitions/newsletter';
import { NOTICE_NOTIFICATIONS } from './definitions/notices';
import { ORDER_NOTIFICATIONS } from './definitions/orders';
import { PARKING_NOTIFICATIONS } from './definitions/parking';
import { PAYMENT_NOTIFICATIONS } from './definitions/payments';
import { RENTAL_NOTIFICATIONS } from './definitions/rentals';
import { REVIEW_NOTIFICATIONS } from '@/lib/server/modules/reviews/notifications';
import { SHARE_NOTIFICATIONS } from './definitions/shares';
import { STREET_ADDRESS_NOTIFICATIONS } from './definitions/street-addresses';
import { UNIT_TRANSFER_NOTIFICATIONS } from './definitions/unit-transfers';
import { VISIT_NOTIFICATIONS } from './definitions/visits';

/** Every notification. A topic of the outbox without a definition does not compile. */
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
  ...UNIT_TRANSFER_NOTIFICATIONS,
  ...PAYMENT_NOTIFICATIONS,
  ...CREW_LINK_NOTIFICATIONS,
  ...ENQUIRY_NOTIFICATIONS,
  ...NEWSLETTER_NOTIFICATIONS,
  ...NOTICE_NOTIFICATIONS,
};
