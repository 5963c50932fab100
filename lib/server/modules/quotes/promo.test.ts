import { transact } from '@/lib/server/platform/db/db';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { promoTerms } from './promo';
import { countPromoUse } from './promo-repo';

const CODE = 'DECEMBER';

describeWithDatabase('promo codes', (database) => {
  const clock = fixedClock();

  beforeEach(async () => {
    await database()
      .db.insertInto('promo_codes')
      .values({
        code: CODE,
        kind: 'fixed',
        amount: 1000,
        usage_limit: 3,
        used: 0,
        valid_from: '2026-12-01',
        valid_until: '2026-12-31',
      })
      .execute();
  });

  const terms = () => promoTerms({ db: database().db, now: clock.now }, CODE);
  const count = (today: string) => transact(database().db, (trx) => countPromoUse(trx, CODE, today));
  const used = () => database().db.selectFrom('promo_codes').select('used').where('code', '=', CODE).executeTakeFirst();

  it.each([
    ['at the first minute of the first day', '2026-12-01T00:00:00.000Z'],
    ['at the last minute of the last day', '2026-12-31T23:59:00.000Z'],
  ])('PRC-4: are valid %s', async (_when, now) => {
    clock.set(now);
    await expect(terms()).resolves.toEqual({ code: CODE, kind: 'fixed', amount: 1000 });
  });

  it.each([
    ['on the day before the first', '2026-11-30T23:59:00.000Z'],
    ['on the day after the last', '2027-01-01T00:00:00.000Z'],
  ])('PRC-4: are refused %s', async (_when, now) => {
    clock.set(now);
    await expect(terms()).rejects.toMatchObject({ code: 'promo_expired' });
  });

  it('PRC-4: count a use from the first day to the last, and none outside of them', async () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    const counted: boolean[] = [];
    for (const day of days) counted.push(await count(day));
    expect(counted).toEqual([false, true, true, false]);
    await expect(used()).resolves.toEqual({ used: 2 });
  });

  it('PRC-4: count no more uses than there are', async () => {
    for (let use = 0; use < 3; use += 1) await expect(count('2026-12-15')).resolves.toBe(true);
    await expect(count('2026-12-15')).resolves.toBe(false);
    await expect(used()).resolves.toEqual({ used: 3 });
  });
});
