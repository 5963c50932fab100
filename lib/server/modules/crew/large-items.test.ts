import { createServices, replaceServices } from '@/lib/server/container';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { startApi } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { crewPhone, firstKey } from '@/lib/testing/crew-phone';
import { describeWithDatabase } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;

describeWithDatabase('large items of a crew’s job', (database) => {
  const clock = fixedClock();

  it('PLN-4, CRW-1: what comes apart is read by the crew once the customer has said what home it goes to', async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    const deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    const api = await startApi();
    const bed = anItem(50, { id: 'bed_king', title: 'King-size bed and mattress' });
    const { reference, token } = await placePaidOrder(deps, { furnitureItems: [bed] });
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    const phone = crewPhone(api.origin, CREW);
    await phone.open(await firstKey(deps, CREW));
    const notes = async () => (await phone.day()).body.jobs[0]?.notes.join(' ');
    expect(await notes()).not.toContain('typical measures');
    await createServices(deps).checklist.setHome({ reference, token, home: 'victorian' });
    expect(await notes()).toContain(
      'At delivery, by typical measurements (Victorian house or flat, upstairs): King-size bed and mattress: goes through taken apart',
    );
  });
});
