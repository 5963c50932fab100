import { number, object, string } from 'yup';
import { REFERENCE_OR_NOTHING } from '@/lib/domain/order/reference';
import { LOG_EVENT_PATH } from './api-prefixes';
import { APP_PREFIX, endpoint } from './endpoint';

/** Records an event. `value` is a short text without personal data (spec §7, ERR-3). */
export const logEvent = endpoint<{ readonly logged: true }>()({
  name: 'logEvent',
  path: LOG_EVENT_PATH,
  access: 'open',
  request: object({
    type: string()
      .required()
      .max(60)
      .matches(/^[a-z0-9_.-]+$/i),
    value: string().max(2000).defined().default(''),
  }),
  maxBytes: 8 * 1024,
});

/** A closed list, so that nobody can write their own words into the operator's channel. */
export const SLACK_NOTICES = ['quote_started', 'quote_saved', 'payment_failed', 'callback_needed'] as const;
export type SlackNotice = (typeof SLACK_NOTICES)[number];

export const notifySlack = endpoint<{ readonly queued: true }>()({
  name: 'notifySlack',
  path: `${APP_PREFIX}/slack/notify`,
  access: 'open',
  request: object({
    notice: string().oneOf(SLACK_NOTICES).required(),
    /** The reference of an order, or ''. */
    reference: string().matches(REFERENCE_OR_NOTHING).defined().default(''),
  }),
  maxBytes: 4 * 1024,
  perMinute: 20,
});

/** Queues the conversion event of the spec (§3, QUO-10). */
export const sendConversion = endpoint<{ readonly queued: true }>()({
  name: 'sendConversion',
  path: '/api/conversion/fb-conversion',
  access: 'open',
  request: object({
    event: string().required().max(60),
    tier: string().oneOf(['tier_one', 'tier_two', 'tier_three']).required(),
    value: number().oneOf([50, 30, 5]).required(),
    firstName: string().max(50).required(),
    lastName: string().max(50).required(),
    email: string().email().max(254).required(),
    phone: string().max(40).required(),
    orderId: string().max(64).required(),
  }),
  maxBytes: 8 * 1024,
  perMinute: 20,
});
