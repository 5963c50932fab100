import type { CrewJobDto } from '@/lib/contracts/crew';
import { replaceServices } from '@/lib/server/container';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { startApi } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { crewPhone, firstKey } from '@/lib/testing/crew-phone';
import { describeWithDatabase } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { SPLIT_MOVE } from '@/lib/testing/split-move';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;
const STORED = 'Into storage: 5 items, 59.6 cu ft, in a 6 × 4 ft unit, monthly';
const AWAY = 'Disposal: 1 item, 50 cu ft, to a licensed site';

describeWithDatabase('a load of which a part goes into storage and a part away', (database) => {
  const clock = fixedClock();

  it('PLN-1, CRW-1, DSK-1: the crew and the desk read where each thing goes, on the phone, the order and the sheet', async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    const deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    const api = await startApi();
    const { reference } = await placePaidOrder(deps, SPLIT_MOVE);
    const desk = await atTheDesk(deps);

    const ofOrder = await desk.view('order', `/desk/orders/${reference}`);
    expect(ofOrder.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual(expect.arrayContaining([STORED, AWAY]));
    const listed = [
      '3 × Sofa, 3 seats (50 cu ft, 55 kg each), 1 into storage, 1 for disposal',
      '10 × Medium box (2.4 cu ft, 14 kg each), 4 into storage',
    ];
    expect(ofOrder.items).toEqual(listed);

    const { teams } = await desk.view('day', `/desk/day?date=${CREW.date}`);
    const [onPaper] = teams.flatMap(({ crews }) => crews).flatMap(({ jobs }) => jobs);
    expect(onPaper?.items).toEqual(listed);
    expect(onPaper?.notes).toEqual(expect.arrayContaining([STORED, AWAY]));

    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    const phone = crewPhone(api.origin, CREW);
    await phone.open(await firstKey(deps, CREW));
    const job = async (): Promise<CrewJobDto | undefined> => (await phone.day()).body.jobs[0];
    expect((await job())?.items.map(({ title, planned, goes }) => `${planned} × ${title}: ${goes}`)).toEqual([
      '3 × Sofa, 3 seats: 1 into storage, 1 for disposal',
      '10 × Medium box: 4 into storage',
    ]);
    expect((await job())?.notes).toEqual(expect.arrayContaining([STORED, AWAY]));
  });
});
