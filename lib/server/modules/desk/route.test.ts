import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { openDesk } from '@/lib/testing/desk';
import { DESK_CALLS } from './actions';

const CALLS = DESK_CALLS.map(({ contract: { path } }) => path.split('/').at(-1) ?? '');
const FOREIGN = { 'Sec-Fetch-Site': 'cross-site' };

describeWithDatabase('the desk’s route', (database) => {
  const clock = fixedClock();

  it('CSRF: refuses every call that a page of another site makes in an operator’s browser', async () => {
    const { deps, desk } = await openDesk(database().db, clock);
    for (const name of CALLS) {
      const { status } = await desk.call(name, { code: 'WELCOME10' }, false, FOREIGN);
      expect([name, status]).toEqual([name, 403]);
    }
    await expect(deps.db.selectFrom('desk_audit').selectAll().execute()).resolves.toEqual([]);
  });

  it.each(['orders.csv', 'leads.csv', 'money.csv', 'invoices.csv'])('lets nothing on the way keep %s', async (name) => {
    const { desk } = await openDesk(database().db, clock);
    const { status, headers } = await desk.call(name);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});
