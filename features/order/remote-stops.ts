import type { CallHeaders } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { findStreets, saveStops } from '@/lib/api/order-stops';
import type { ErrorCode } from '@/lib/contracts/errors';

/** What the backend of SITE.apiOrigin says no with (API-3): an answer like any other. */
type RefusedCall = { readonly refusal: ErrorCode; readonly fields: Readonly<Record<string, string>> };

async function orRefusal<T>(asked: Promise<T>): Promise<T | RefusedCall> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: error.code, fields: error.fields };
  }
}

/** The calls of a page that is made for somebody. */
export const remoteStops = (visitor: CallHeaders) => ({
  save: (saving: Parameters<typeof saveStops>[0]) => orRefusal(saveStops(saving, visitor)),
  find: (asked: Parameters<typeof findStreets>[0]) => orRefusal(findStreets(asked, visitor)),
});
