import type { ErrorCode } from '@/lib/contracts/errors';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { needsStartRequestFor } from '@/lib/domain/order/cancellation';
import type { OrderDate, ServiceType } from '@/lib/domain/order-types';
import { MESSAGES } from '@/lib/validation/messages';
import type { FieldErrors, Step } from '../engine/types';
import { dayOf, type BookingAnswers } from '../flow-config';

type About = {
  readonly services: readonly ServiceType[];
  readonly date: LocalDate | '';
  readonly wantsStartWithin14Days: boolean;
};

/** Returns the error about a start within 14 days (LAW-6). `today`: the date in London. The server checks it too. */
const startRequestErrors = (about: About, today: LocalDate): FieldErrors =>
  needsStartRequestFor(about.services, about.date, today) && !about.wantsStartWithin14Days
    ? { wantsStartWithin14Days: MESSAGES.startRequestRequired }
    : {};

type Details<V> = {
  readonly who: string;
  readonly services: (values: V) => readonly ServiceType[];
  readonly dateKey: OrderDate;
};

export const detailsStep = <V extends BookingAnswers>({ who, services, dateKey }: Details<V>): Step<V> => ({
  id: 'details',
  title: 'Your details',
  heading: 'Who should we ask for?',
  lead: `We use this for your confirmation and for the ${who} on the day.`,
  fields: [
    'promo',
    'signForNews',
    'firstName',
    'lastName',
    'email',
    'phone',
    'phonePrefix',
    'isAgreedWithTerms',
    'wantsStartWithin14Days',
  ],
  event: 'promo_and_news',
  alsoWrong: (values, now) => {
    const { wantsStartWithin14Days } = values;
    const about = { services: services(values), date: dayOf(values, dateKey), wantsStartWithin14Days };
    return startRequestErrors(about, londonDate(now));
  },
  // A failed enquiry must not keep the visitor from booking. The API client reports the failure.
  afterSave: ({ firstName, lastName, email, phone, phonePrefix }, draftId) => {
    const enquiry = { draftId, firstName, lastName, email, phone, phonePrefix };
    void import('@/lib/api/drafts').then(({ saveCheckoutEnquiry }) => saveCheckoutEnquiry(enquiry)).catch(() => null);
  },
});

export const ACCESS_LEAD = 'Floors, lifts and parking are part of the price, so there are no surprises on the day.';

const REFUSALS = {
  promo_invalid: 'We do not know this code. Check it, or clear it',
  promo_expired: 'This code has expired. Clear it to continue',
} as const satisfies Partial<Record<ErrorCode, string>>;

export const promoRefusal = (code: ErrorCode): string | null => {
  // The generic message says to wait a minute, but the limit on promo codes lasts longer.
  if (code === 'rate_limited') return MESSAGES.promoTooOften;
  return code === 'promo_invalid' || code === 'promo_expired' ? REFUSALS[code] : null;
};

export const PROMO_FIELDS = {
  promo_invalid: { field: 'promo', text: REFUSALS.promo_invalid },
  promo_expired: { field: 'promo', text: REFUSALS.promo_expired },
} as const;
