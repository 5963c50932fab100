import { boolean, object, string } from 'yup';
import type { LocalDate } from '@/lib/domain/london-time';
import type { ChargeState, ContractState } from '@/lib/domain/storage/billing';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** The charge for a period of storage after the first one, up to but excluding `until`. In pounds. London days. */
export type ChargeOnPage = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly amount: number;
  readonly state: ChargeState;
  /** When the card is tried next. Null without another try. */
  readonly nextTryAt: string | null;
  /** The invoice's number. */
  readonly invoice: string | null;
};

/** The consequences of bringing everything back on a day, in pounds. */
export type EndOnPage = {
  readonly returnsOn: LocalDate;
  /** Later than `returnsOn` while the minimum term lasts. */
  readonly endsOn: LocalDate;
  /** The refund for paid whole weeks that are not used. */
  readonly back: number;
  /** The sum of the charges until the end. */
  readonly stillCharged: number;
};

/** The payments of a rental, for its customer. Amounts in pounds. London days. */
export type StoragePaymentsView = {
  readonly reference: string;
  readonly unit: string;
  readonly state: ContractState;
  readonly since: LocalDate;
  /** The first day that is not paid for. */
  readonly paidUntil: LocalDate;
  readonly next: { readonly on: LocalDate; readonly weeks: number; readonly amount: number } | null;
  readonly perPayment: { readonly weeks: number; readonly amount: number };
  readonly newPrice: { readonly from: LocalDate; readonly perWeek: number } | null;
  /** The agreed move to another unit. `amount`: per payment. */
  readonly nextUnit: { readonly from: LocalDate; readonly unit: string; readonly amount: number } | null;
  /** The first day after the minimum term. Null for a unit rented by the week. */
  readonly minimumTermEnd: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly hasCard: boolean;
  readonly owed: number;
  readonly charges: readonly ChargeOnPage[];
  readonly refunds: readonly {
    readonly at: string;
    readonly amount: number;
    readonly isDone: boolean;
    /** The credit note's number. */
    readonly note: string | null;
  }[];
  /** The days on which everything can be returned. Null before the first day of storage and once its end is known. */
  readonly end: { readonly first: LocalDate; readonly last: LocalDate; readonly chosen: EndOnPage } | null;
};

/**
 * Reads the payments of a rental, and the consequences of a return on `endOn` (by default the first bookable day).
 * `isBackFromPayment`: the payment provider is asked first. An order without storage is not_found too.
 */
export const readStoragePayments = endpoint<StoragePaymentsView>()({
  name: 'readStoragePayments',
  path: `${APP_PREFIX}/read_storage_payments`,
  access: 'guest',
  request: object({
    ...orderKey,
    endOn: string().max(20).defined().default(''),
    isBackFromPayment: boolean().required().default(false),
  }),
  errors: ['validation_failed', 'not_found'],
});
