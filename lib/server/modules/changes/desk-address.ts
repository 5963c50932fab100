import type { AddressChangeView } from '@/lib/contracts/desk-orders';
import type { Addresses } from '@/lib/domain/order-types';
import { namedSentence } from '@/lib/domain/order/address-names';
import { addressesOfOrder } from '@/lib/domain/order/addresses';
import { movedAddresses } from '@/lib/domain/order/elsewhere';
import { planAddresses } from '@/lib/server/modules/changes/plan-edit';
import { assertInTime } from '@/lib/server/modules/changes/planned';
import { promisedMoney } from '@/lib/server/modules/changes/promise';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import type { Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { addressesIn, askedText, isSent, typedAt } from './desk-asked-addresses';
import { pickedMoney } from './desk-picked-money';
import { refusalOf } from './desk-refusal-text';

/** Returns every sentence of a refusal, each with the address that the sentence is about. */
const refusal = (error: unknown, addresses: Addresses): string =>
  refusalOf(error, (path, sentence) => namedSentence(path, sentence, { addresses }));

/**
 * Returns the form for an order's addresses, and the exact money of the submitted ones. Null for an unknown reference.
 */
export async function addressPage(deps: Deps, reference: string, query: Query): Promise<AddressChangeView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const { addresses } = orderOf(row);
  const wasSent = isSent(addresses, query);
  const stops = addressesOfOrder(addresses).map((place) => {
    const { stop, label, address } = place;
    return { stop, label, ...(wasSent ? typedAt(query, place) : address) };
  });
  const view = { kind: 'address', head: headOf(row), stops, picked: null, refusal: '' } as const;
  try {
    assertChangeable(row, deps.now());
    assertInTime(row, deps.now());
  } catch (error) {
    return { ...view, stops: [], refusal: refusal(error, addresses) };
  }
  if (!wasSent) return view;
  return picked(deps, row, query).then(
    (found) => ({ ...view, picked: found }),
    (error: unknown) => ({ ...view, refusal: refusal(error, addresses) }),
  );
}

async function picked(deps: Deps, row: OrderRow, query: Query): Promise<AddressChangeView['picked']> {
  const { addresses } = orderOf(row);
  const planned = await promisedMoney(deps, await planAddresses(deps, row, await addressesIn(addresses, query)));
  const moved = movedAddresses(addresses, planned.changed?.order.addresses ?? addresses);
  const { facts, ...money } = pickedMoney(deps, planned);
  return {
    ...money,
    asked: askedText(addresses, query),
    facts: [...moved.map(({ label, now }) => ({ label, text: now })), ...facts],
  };
}
