import { boolean, object, string } from 'yup';
import type { LocalDate } from '@/lib/domain/london-time';
import type { ChargeState, ContractState } from '@/lib/domain/storage/billing';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** A period of storage after the first one. Pounds; days are London's. */
export type ChargeOnPage = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly amount: number;
  readonly state: ChargeState;
  /** When the card is charged again. */
  readonly nextTryAt: string | null;
  readonly invoice: string | null;
};

/** The consequences of bringing everything back on a day, in pounds. */
export type EndOnPage = {
  readonly returnsOn: LocalDate;
  /** Later than `returnsOn` while the minimum term lasts. */
  readonly endsOn: LocalDate;
  /** The refund for paid time, and the charges until the end, in pounds. */
  readonly back: number;
  readonly stillCharged: number;
};

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
  readonly nextUnit: { readonly from: LocalDate; readonly unit: string; readonly amount: number } | null;
  readonly minimumTermEnd: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly hasCard: boolean;
  readonly owed: number;
  readonly charges: readonly ChargeOnPage[];
  readonly refunds: readonly {
    readonly at: string;
    readonly amount: number;
    readonly isDone: boolean;
    readonly note: string | null;
  }[];
  /** Null once a return is booked. */
  readonly end: { readonly first: LocalDate; readonly last: LocalDate; readonly chosen: EndOnPage } | null;
};

/**
 * Reads the payments of a rental. `endOn`: the day on which everything would come back. not_found: also for an order
 * without storage.
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
