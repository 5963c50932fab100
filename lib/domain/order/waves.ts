/** From how many unpaid orders on the desk looks at them: of one network address, and in all (assumptions). */
export const WAVE = { fromAnAddress: 4, inAll: 20 } as const;

/** An order whose places are held and not paid. `address`: by what its network address is counted; null when nobody knows. */
export type HeldOrder = { readonly address: string | null; readonly orderedAt: Date };

/** Orders that hold places together. `address` null: from everywhere. */
export type Wave = { readonly address: string | null; readonly orders: number; readonly since: Date };

/** What looks like somebody who books out the calendar: the largest first, and all of them when they are many. */
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
