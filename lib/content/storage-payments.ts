import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { RETRY_DAYS } from '@/lib/domain/storage/billing';
import { andList } from './areas/wording';

/** Weeks covered by one payment, on every term but the weekly one. */
export const PAYMENT_WEEKS = storageDuration('monthly').weeksPerPayment;

/** Days after the first refusal on which a card is tried again, in words: "1, 3 and 7". */
export const RETRIES = andList(RETRY_DAYS.map(String));
