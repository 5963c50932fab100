import { createHash } from 'node:crypto';
import { HOUR_MS } from '@/lib/domain/durations';
import { LOOKUPS_AN_HOUR } from '@/lib/domain/order/assumptions';
import { stopsOf, type StreetAddress } from '@/lib/domain/order/stops';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { limitHits } from '@/lib/server/kernel/limits/limits';
import { report } from '@/lib/server/kernel/observability/report';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { idealAddresses } from './ideal';

/**
 * The street addresses with the postcode of a stop. Each lookup costs money, so they are counted by order. Throws Problem
 * rate_limited, validation_failed for a stop that the order does not have, unavailable when there is no answer. None where
 * nobody is configured who could be asked.
 */
export async function findStreets(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  order: OrderRow,
  stop: string,
): Promise<readonly StreetAddress[]> {
  const place = stopsOf(orderOf(order).addresses).find((known) => known.stop === stop);
  if (!place) throw wrongField('stop', 'This order has no such address');
  if (config.addressLookup === null) return [];
  const key = createHash('sha256').update(`address lookup ${order.id}`).digest('base64url');
  await limitHits(db, key, { most: LOOKUPS_AN_HOUR, windowMs: HOUR_MS }, now());
  try {
    return await idealAddresses(config.addressLookup, place.address.postcode);
  } catch (error) {
    report(error, { where: 'address lookup' });
    throw new Problem('unavailable');
  }
}
