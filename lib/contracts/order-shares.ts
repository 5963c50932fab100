import { boolean, object, string } from 'yup';
import { readEmail } from '@/lib/domain/typed-text';
import { readWith } from '@/lib/validation/tidy';
import { MESSAGES } from '@/lib/validation/messages';
import { APP_PREFIX, endpoint } from './endpoint';

import { sharedKey } from './shared-list';
import { orderKey } from './order-key';

type OrderShareDto = {
  /** '' for the customer who ordered. */
  readonly name: string;
  /** Pounds. */
  readonly amount: number;
  readonly state: 'open' | 'paid' | 'ended';
  /** Null before the price is shared out. */
  readonly link: string | null;
};

/** The longer hold that payments of shares can still start. */
export type LongerHoldDto = {
  /** The end of the sentence "we hold the slot …". */
  readonly lasts: string;
  /** The pounds that shares have to pay to start the longer hold: a quarter of the price. */
  readonly price: number;
};

export type OrderSharesDto = {
  readonly reference: string;
  readonly title: string;
  /** Pounds. */
  readonly total: number;
  /** `none`: everything on the list belongs to the owner. `unshared`: the price can be shared out. */
  readonly state: 'none' | 'unshared' | 'shared' | 'booked' | 'cancelled' | 'ended';
  readonly until: string;
  readonly longerHold: LongerHoldDto | null;
  readonly shares: readonly OrderShareDto[];
};

/** Shares out the price of an order: each person pays by a link. Accepts a plain form. */
export const shareOrder = endpoint<{ readonly shares: readonly OrderShareDto[] }>()({
  name: 'shareOrder',
  path: `${APP_PREFIX}/share_order`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'order_not_payable', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 30,
});

/** Sets the address for the receipt of a share, '' for none. Accepts a plain form, and leads on to the payment. */
export const setShareReceipt = endpoint<{ readonly email: string }>()({
  name: 'setShareReceipt',
  path: `${APP_PREFIX}/set_share_receipt`,
  access: 'open',
  request: object({
    key: sharedKey,
    email: string().transform(readWith(readEmail)).max(254).email(MESSAGES.emailInvalid).defined().default(''),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 30,
});

export type ShareDto = {
  /** '' for the customer who ordered. */
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly until: string;
  readonly longerHold: LongerHoldDto | null;
  /** Pounds. */
  readonly amount: number;
  readonly total: number;
  readonly hasPaid: boolean;
  readonly state: 'waiting' | 'booked' | 'cancelled' | 'ended';
};

export const readOrderShares = endpoint<OrderSharesDto>()({
  name: 'readOrderShares',
  path: `${APP_PREFIX}/read_order_shares`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

/** Reads a share by its key. `isBackFromPayment`: the payment provider is asked first. */
export const readShare = endpoint<ShareDto>()({
  name: 'readShare',
  path: `${APP_PREFIX}/read_share`,
  access: 'guest',
  request: object({ key: sharedKey, isBackFromPayment: boolean().required().default(false) }),
  errors: ['validation_failed', 'not_found'],
});
