import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import type { fixedClock } from './clock';
import { record, crewReport } from './visits';

/** A complete claim. */
export const A_CLAIM = {
  items: [
    { title: 'Bookcase', kind: 'damaged', worth: 120 },
    { title: 'Hall wall', kind: 'home', worth: null },
  ],
  text: 'One of the shelves is split.\nThe paint in the hall is scraped.',
} as const;

/** Records that the crews of all visits of a paid order have come and are done at an instant. */
export async function workDone(deps: Deps, clock: ReturnType<typeof fixedClock>, orderId: string, at: string) {
  for (const visit of await visitsOf(deps.db, orderId)) {
    clock.set(at);
    const now = clock.now();
    await record(deps.db, {
      visitId: visit.id,
      cause: 'crew',
      receivedAt: now,
      said: [crewReport('arrived', now), crewReport('done', now)],
    });
  }
}

export const claimBy = (
  { reference, token }: Pick<CreatedOrderDto, 'reference' | 'token'>,
  changes: Partial<{ readonly key: string; readonly text: string }> = {},
) => ({
  reference,
  token,
  key: randomUUID(),
  text: A_CLAIM.text,
  ...changes,
  items: A_CLAIM.items.map((item) => ({ ...item })),
});

/** Makes a claim on an order whose visits are done. */
export const madeClaim = (deps: Deps, order: Pick<CreatedOrderDto, 'reference' | 'token'>) =>
  createServices(deps).claims.make(claimBy(order));
