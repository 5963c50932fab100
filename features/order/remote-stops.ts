import type { CallHeaders } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { saveStops } from '@/lib/api/order-stops';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { OrderStopsDto } from '@/lib/contracts/order-stops';

type Refused = { readonly code: ErrorCode; readonly fields: Readonly<Record<string, string>> };

/** Saves at the backend of SITE.apiOrigin (API-3). What it refuses is the answer; that it cannot be reached is thrown. */
export async function saveRemoteStops(
  saving: Parameters<typeof saveStops>[0],
  visitor: CallHeaders,
): Promise<OrderStopsDto | Refused> {
  try {
    return await saveStops(saving, visitor);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === null || error.status >= 500) throw error;
    return { code: error.code, fields: error.fields };
  }
}
