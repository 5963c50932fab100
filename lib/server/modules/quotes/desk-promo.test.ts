import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { promoView } from './desk-promo';

describeWithDatabase('DSK-1: promo codes at the desk', (database) => {
  it.each([
    ['2026-11-30', 'Not started', true],
    ['2026-12-01', 'Valid', true],
    ['2026-12-31', 'Valid', true],
    ['2027-01-01', 'Ended', false],
  ])('on %s one of December is "%s", and can be ended: %s', async (today, label, canEnd) => {
    const { db } = database();
    await db
      .insertInto('promo_codes')
      .values({
        code: 'DECEMBER',
        kind: 'fixed',
        amount: 1000,
        usage_limit: null,
        used: 0,
        valid_from: '2026-12-01',
        valid_until: '2026-12-31',
      })
      .execute();
    const { codes } = await promoView({ db, now: fixedClock(`${today}T12:00:00.000Z`).now });
    const shown = codes.find(({ code }) => code === 'DECEMBER');
    expect([shown?.state.label, shown?.canEnd]).toEqual([label, canEnd]);
  });
});
