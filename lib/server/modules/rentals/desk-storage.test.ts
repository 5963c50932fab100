import { fromPounds } from '@/lib/domain/money';
import { replaceServices } from '@/lib/server/container';
import { AUDIT_FACTS } from '@/lib/server/platform/desk/audit';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';

/** Collected on Tuesday 15 December 2026, paid with the order until 12 January 2027. */
describeWithDatabase('stores at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let rentals: RentedUnits;
  let desk: Desk;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { STORAGE_CREWS: '9', DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    rentals = rentedUnits(deps, clock);
  });
  const sit = async () => {
    desk = await atTheDesk(deps);
  };

  /** Rents a unit whose card was refused today. */
  async function refusedRental() {
    const rental = await rentals.rent({ storageTerm: 'monthly' });
    await rentals.days(48);
    rentals.bank.behave('refused');
    await rentals.days(1);
    await sit();
    return rental;
  }
  const lines = async () =>
    (await deps.db.selectFrom('desk_audit').selectAll().orderBy('at').execute()).map(
      ({ operator, action, subject, before_json, after_json }) =>
        [operator, action, subject, AUDIT_FACTS.read(before_json), AUDIT_FACTS.read(after_json)] as const,
    );
  const call = async (name: string, fields: Readonly<Record<string, string | number>>) => {
    const { status } = await desk.call(name, fields, true);
    return status;
  };

  it('STO-3: a charge is waived once, with its reason in the log; it is asked of no card any more', async () => {
    const { orderId, reference } = await refusedRental();
    const waive = { reference, from: '2027-01-12', reason: 'Damp in the unit' };
    expect(await call('waive_charge', { ...waive, from: '2027-01-13' })).toBe(404);
    expect([await call('waive_charge', waive), await call('waive_charge', waive)]).toEqual([200, 422]);
    expect(await rentals.charges(orderId)).toEqual(['2027-01-12 2027-02-09 6572 waived']);
    rentals.bank.behave('pays');
    await rentals.days(8);
    expect(rentals.bank.taken).toEqual([]);
    const amount = '£65.72';
    expect(await lines()).toEqual([
      [
        ...[OPERATOR, 'storage.waived', reference],
        { from: '2027-01-12', amount, charge: 'failed' },
        { charge: 'waived', reason: 'Damp in the unit' },
      ],
    ]);
  });

  it('STO-3: what is open is asked for by mail, as long as something is', async () => {
    const { reference } = await refusedRental();
    const before = rentals.mails.length;
    expect(await call('ask_for_storage', { reference })).toBe(200);
    await rentals.deliver();
    expect(rentals.mails).toHaveLength(before + 1);
    await call('waive_charge', { reference, from: '2027-01-12', reason: 'Damp' });
    expect(await call('ask_for_storage', { reference })).toBe(422);
  });

  it('STO-3: a store is ended on a day that is not over, and keeps its whole weeks', async () => {
    const { orderId, reference } = await rentals.rent({ storageTerm: 'monthly' });
    const rule = async () => (await desk.view('store', `/desk/storage/${reference}`)).endRule;
    const [week, back] = [
      'Rent is charged to the end of the week that includes that day',
      'Anything paid beyond that is refunded the day after.',
    ];
    await rentals.days(48);
    await sit();
    expect(await rule()).toBe(
      `${week}, and in any case until Tuesday 12 January 2027, when the minimum term is over. ${back}`,
    );
    await rentals.days(2);
    await sit();
    expect(await rule()).toBe(`${week}. ${back}`);
    expect(await call('end_storage', { reference, date: '2027-01-12' })).toBe(422);
    expect(await call('end_storage', { reference, date: '2027-01-14' })).toBe(200);
    await rentals.days(2);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'ended', ends_on: '2027-01-14' });
    expect(await rentals.kept(orderId)).toBe(1_643);
    expect(await rule()).toBeNull();
    expect((await desk.view('order', `/desk/orders/${reference}`)).facts).toContainEqual({
      label: 'Storage account',
      text: `${reference}, Ended`,
      href: `/desk/storage/${reference}`,
    });
    expect(await call('end_storage', { reference, date: '2027-02-14' })).toBe(422);
  });

  it('STO-3: another price is told 30 days ahead, and refused any sooner', async () => {
    const { orderId, reference } = await rentals.rent({ storageTerm: 'monthly' });
    await rentals.days(22);
    await sit();
    expect(await call('set_storage_price', { reference, perWeek: 18.5, from: '2027-01-14' })).toBe(422);
    expect(await rentals.contract(orderId)).toMatchObject({ new_weekly_pence: null });
    expect(await call('set_storage_price', { reference, perWeek: 18.5, from: '2027-01-15' })).toBe(200);
    expect(await rentals.contract(orderId)).toMatchObject({ new_weekly_pence: 1_850, new_from: '2027-01-15' });
  });

  it.each([
    ['a later day', ['18.5 2027-01-15', '19 2027-03-01'], '1900 2027-03-01', 2],
    ['an earlier day', ['18.5 2027-03-01', '19 2027-01-15'], '1900 2027-01-15', 2],
    ['no day that is too soon', ['18.5 2027-01-15', '19 2027-01-14'], '1850 2027-01-15', 1],
    ['the same once more', ['18.5 2027-01-15', '18.5 2027-01-15'], '1850 2027-01-15', 1],
    ['the first one again', ['18.5 2027-01-15', '19 2027-01-15', '18.5 2027-01-15'], '1850 2027-01-15', 3],
  ])('STO-3: a price that does not hold yet gives way to %s, with a mail for each', async (_, told, holds, mails) => {
    const { orderId, reference } = await rentals.rent({ storageTerm: 'monthly' });
    await rentals.days(22);
    await sit();
    for (const [perWeek, from = ''] of told.map((one) => one.split(' '))) {
      await call('set_storage_price', { reference, perWeek: Number(perWeek), from });
      await rentals.deliver();
      clock.advanceMinutes(1);
    }
    const { weekly_pence: now, new_weekly_pence: next, new_from: from } = await rentals.contract(orderId);
    expect([now, [next, from].join(' ')]).toEqual([1_643, holds]);
    expect(rentals.subjects().filter((subject) => subject.startsWith('A new price'))).toHaveLength(mails);
  });

  itOnBoth('LAW-9: the log says that a note was changed, and nothing of what it or the order says', async () => {
    const { orderId, reference } = await refusedRental();
    expect(await call('note_storage', { reference, note: 'Ada rang from 07700 900123' })).toBe(200);
    expect(await rentals.contract(orderId)).toMatchObject({ note: 'Ada rang from 07700 900123' });
    await call('waive_charge', { reference, from: '2027-01-12', reason: 'Damp' });
    const written = JSON.stringify(await lines());
    expect(written).toContain('storage.noted');
    for (const personal of ['Ada', 'Lovelace', '900123', 'ada@example.com', 'N1 2TX']) {
      expect([personal, written.includes(personal)]).toEqual([personal, false]);
    }
  });

  it('STO-3: nobody but the desk does any of it', async () => {
    const { orderId, reference } = await refusedRental();
    const stranger = await atTheDesk(deps, null);
    const waive = { reference, from: '2027-01-12', reason: 'Damp' };
    expect((await stranger.call('waive_charge', waive, true)).status).toBe(401);
    expect((await stranger.call('money.csv')).status).toBe(401);
    expect(await rentals.charges(orderId)).toEqual(['2027-01-12 2027-02-09 6572 failed']);
  });

  itOnBoth('INV-1: the bookkeeper’s file adds up to the database, by day and service, with the VAT in it', async () => {
    const { db } = database();
    const rental = await rentals.rent({ storageTerm: 'monthly' });
    await rentals.rent({ storageTerm: 'weekly', email: 'other@example.com' });
    await rentals.days(50);
    await rentals.bringBack(rental, '2027-01-20');
    await rentals.days(9);
    await sit();
    const { text } = await desk.call('money.csv?from=2026-11-24&to=2027-01-31');
    const [head, ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(head).toEqual(['Day', 'Kind', 'Service', 'Order', 'Gross', 'Net', 'VAT', 'Processor', 'Ours']);
    const read = rows.map(([day = '', kind = '', service = '', , gross = '', net = '', vat = '']) => ({
      key: `${day} ${service}`,
      kind,
      gross: fromPounds(Number(gross)),
      net: fromPounds(Number(net)),
      vat: fromPounds(Number(vat)),
    }));
    for (const { gross, net, vat } of read) {
      expect(net + vat).toBe(gross);
      expect(Math.abs(vat)).toBe(Math.round(Math.abs(gross) / 6));
    }
    const payments = await db
      .selectFrom('payments')
      .select(['updated_at', 'amount_pence', 'contract_id'])
      .where('state', '=', 'paid')
      .execute();
    const refunds = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.updated_at', 'refunds.amount_pence', 'contract_id'])
      .execute();
    expect(refunds.length).toBeGreaterThan(0);
    const moved = [
      ...payments.map((row) => ({ ...row, sign: 1 })),
      ...refunds.map((row) => ({ ...row, sign: -1 })),
    ].map(({ updated_at, amount_pence, contract_id, sign }) => ({
      key: `${updated_at.slice(0, 10)} ${contract_id === null ? '' : 'Storage rent'}`,
      pence: sign * amount_pence,
    }));
    const totals = (all: readonly (readonly [string, number])[]) => {
      const sums = new Map<string, number>();
      for (const [key, amount] of all) sums.set(key, (sums.get(key) ?? 0) + amount);
      return sums;
    };
    const rent = (key: string) => key.endsWith('Storage rent');
    expect(totals(read.filter(({ key }) => rent(key)).map(({ key, gross }) => [key, gross] as const))).toEqual(
      totals(moved.filter(({ key }) => rent(key)).map(({ key, pence }) => [key, pence] as const)),
    );
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    expect(sum(read.map(({ gross }) => gross))).toBe(sum(moved.map(({ pence }) => pence)));
  });
});
