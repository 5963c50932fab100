import type { OutboxTopic } from '@/lib/server/platform/outbox/topics';
import type { Notification } from '@/lib/server/platform/notifications/notification';
import { ACCOUNT_NOTIFICATIONS } from './notifications/accounts';
import { CHANGE_NOTIFICATIONS } from './notifications/changes';
import { CHECKLIST_NOTIFICATIONS } from './notifications/checklist';
import { CLAIM_NOTIFICATIONS } from '@/lib/server/modules/claims/notifications';
import { CONTACT_NOTIFICATIONS } from './notifications/contact';
import { CREW_LINK_NOTIFICATIONS } from './notifications/crew-links';
import { DELEGATE_NOTIFICATIONS } from './notifications/delegates';
import { ENQUIRY_NOTIFICATIONS } from './notifications/enquiries';
import { EXTRA_NOTIFICATIONS } from './notifications/extras';
import { KEY_HANDOVER_NOTIFICATIONS } from './notifications/key-handovers';
import { NEWSLETTER_NOTIFICATIONS } from './notifications/newsletter';
import { NOTICE_NOTIFICATIONS } from './notifications/notices';
import { ORDER_NOTIFICATIONS } from './notifications/orders';
import { PARKING_NOTIFICATIONS } from './notifications/parking';
import { PAYMENT_NOTIFICATIONS } from './notifications/payments';
import { RENTAL_NOTIFICATIONS } from './notifications/rentals';
import { REVIEW_NOTIFICATIONS } from './notifications/reviews';
import { SHARE_NOTIFICATIONS } from './notifications/shares';
import { STREET_ADDRESS_NOTIFICATIONS } from './notifications/street-addresses';
import { UNIT_TRANSFER_NOTIFICATIONS } from './notifications/unit-transfers';
import { VISIT_NOTIFICATIONS } from './notifications/visits';

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
