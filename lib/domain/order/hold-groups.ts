/** Numbers of unpaid orders that the desk is alerted to, from one network address and in all (assumptions). */
export const WAVE = { fromAnAddress: 4, inAll: 20 } as const;

/** An order whose places are held unpaid. `address`: the key of its network address, null if unknown. */
export type HeldOrder = { readonly address: string | null; readonly orderedAt: Date };

/** A group of unpaid orders that hold places. `address` is null for orders from anywhere. */
export type Wave = { readonly address: string | null; readonly orders: number; readonly since: Date };

/**
 * Returns the groups that look like an attempt to book out the calendar, the largest first, then all unpaid orders if
 * there are many.
 */
export function wavesOf(held: readonly HeldOrder[]): readonly Wave[] {
  const addresses = new Set(held.flatMap(({ address }) => address ?? []));
  const waves = [...addresses]
    .map((address) =>
      waveOf(
        address,
        held.filter((order) => order.address === address),
      ),
    )
    .filter(({ orders }) => orders >= WAVE.fromAnAddress)
    .toSorted((a, b) => b.orders - a.orders);
  return held.length < WAVE.inAll ? waves : [...waves, waveOf(null, held)];
}

const waveOf = (address: string | null, orders: readonly HeldOrder[]): Wave => ({
  address,
  orders: orders.length,
  since: new Date(Math.min(...orders.map(({ orderedAt }) => orderedAt.getTime()))),
});
