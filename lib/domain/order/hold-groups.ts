/** Numbers of unpaid orders that the desk is alerted to, from one network address and in all (assumptions). */
export const HOLD_GROUP_MINIMUM = { fromAnAddress: 4, inAll: 20 } as const;

/** An order whose places are held unpaid. `address`: the key of its network address, null if unknown. */
export type HeldOrder = { readonly address: string | null; readonly orderedAt: Date };

/** A group of unpaid orders that hold places. `address` is null for orders from anywhere. */
export type HoldGroup = { readonly address: string | null; readonly orders: number; readonly since: Date };

/**
 * Returns the groups that look like an attempt to book out the calendar, the largest first, then all unpaid orders if
 * there are many.
 */
export function holdGroupsOf(held: readonly HeldOrder[]): readonly HoldGroup[] {
  const addresses = new Set(held.flatMap(({ address }) => address ?? []));
  const groups = [...addresses]
    .map((address) =>
      holdGroupOf(
        address,
        held.filter((order) => order.address === address),
      ),
    )
    .filter(({ orders }) => orders >= HOLD_GROUP_MINIMUM.fromAnAddress)
    .toSorted((a, b) => b.orders - a.orders);
  return held.length < HOLD_GROUP_MINIMUM.inAll ? groups : [...groups, holdGroupOf(null, held)];
}

const holdGroupOf = (address: string | null, orders: readonly HeldOrder[]): HoldGroup => ({
  address,
  orders: orders.length,
  since: new Date(Math.min(...orders.map(({ orderedAt }) => orderedAt.getTime()))),
});
