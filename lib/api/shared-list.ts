import { fillListPart as contract } from '@/lib/contracts/shared-list';
import { call } from './client';
import type { BodyOf } from './request';

/** Throws ApiError not_found, too_late_to_change, validation_failed. */
export const fillListContribution = (body: BodyOf<typeof contract>) => call(contract, body);
