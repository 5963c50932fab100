import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { RETRY_DAYS } from '@/lib/domain/storage/billing';
import { andList } from './areas/wording';

/** Weeks that are paid for at a time, on every term but the weekly one. */
export const PAYMENT_WEEKS = storageDuration('monthly').weeksPerPayment;

/** "1, 3 and 7": days after the first refusal on which a card is tried again. */
export const RETRIES = andList(RETRY_DAYS.map(String));
