import { fillListPart as contract } from '@/lib/contracts/shared-list';
import { caller } from './client';

/** Throws ApiError not_found, too_late_to_change, validation_failed. */
export const fillListContribution = caller(contract);
