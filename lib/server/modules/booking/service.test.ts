import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { createServices } from '@/lib/server/container';
import { openDatabase } from '@/lib/server/platform/db/open';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { record, crewReport } from '@/lib/testing/visits';

describeWithDatabase('a look at an order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    order = await placePaidOrder(deps);
  });

  /** How often the database is asked while somebody looks at the order. */
  const asked = async (): Promise<number> => {
    let count = 0;
    const db = openDatabase(database().location, () => (count += 1));
    try {
      const { reference, token } = order;
      expect(await createServices({ ...deps, db }).orders.view(reference, token)).not.toBeNull();
      return count;
    } finally {
      await db.destroy();
    }
  };

  it('before its day it asks the database no more than 12 times', async () => {
    expect(await asked()).toBeLessThanOrEqual(12);
  });

  it('on its day it asks for the crew and what it has told, counted, signed and photographed too, in 7 more', async () => {
    const [visit] = await visitsOf(deps.db, order.orderId);
    const at = new Date('2026-12-15T10:00:00.000Z');
    await record(deps.db, {
      visitId: visit?.id ?? '',
      said: [crewReport('loading', at)],
      receivedAt: at,
      cause: 'crew',
    });
    clock.set('2026-12-15T10:30:00.000Z');
    expect(await asked()).toBeLessThanOrEqual(19);
  });
});
