import { unpaidView } from '@/lib/server/modules/ledger/desk-unpaid';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { cardLink, openChargesLink } from '@/lib/server/modules/payments/storage-links';
import { recordCardKept } from '@/lib/server/modules/rentals/cards';
import { keepCard, keptCard } from '@/lib/server/modules/rentals/cards-repo';
import { transact } from '@/lib/server/platform/db/db';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { collectCharges, raiseCharges } from './bill';

const MONTHLY = { storageTerm: 'monthly' } as const;
/** The first payment covers 28 days from 15 December 2026, so the first charge is due on day 49 of the test. */
const DAYS_TO_FIRST_CHARGE = 49;
/** 12 January 2027 to 11 January 2028 holds thirteen periods of four weeks and the first day of the fourteenth. */
const PERIODS_IN_A_YEAR = 14;

const FAILED =
  /^(?:Your card was refused|Please confirm|Your storage payment is due|Your card can no longer be charged)/;

describeWithDatabase('a card that fails for good', (database) => {
  const clock = fixedClock();
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    rentals = rentedUnits(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
  });

  const failureMails = () => rentals.subjects().filter((subject) => FAILED.test(subject)).length;
  const arrearsMails = () => rentals.subjects().filter((subject) => subject.startsWith('Storage unpaid')).length;
  const states = async (orderId: string) => (await rentals.charges(orderId)).map((charge) => charge.split(' ').at(-1));

  async function rentUntilFirstCharge(): Promise<Awaited<ReturnType<RentedUnits['rent']>>> {
    const order = await rentals.rent(MONTHLY);
    await rentals.days(DAYS_TO_FIRST_CHARGE - 1);
    return order;
  }

  it('STO-3: is tried once and mailed once a period in a year, and every period stands in arrears at the desk', async () => {
    const { orderId, reference } = await rentUntilFirstCharge();
    rentals.bank.behave('hard_declined');
    await rentals.days(366);
    expect(await states(orderId)).toEqual(Array.from({ length: PERIODS_IN_A_YEAR }, () => 'failed'));
    expect([rentals.bank.asked(), failureMails(), arrearsMails()]).toEqual([1, PERIODS_IN_A_YEAR, PERIODS_IN_A_YEAR]);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'in_arrears' });
    const { owed } = await unpaidView(rentals.payments);
    expect(owed.map((line) => [line.reference, line.amount])).toEqual(
      Array.from({ length: PERIODS_IN_A_YEAR }, () => [reference, '£65.72']),
    );
  });

  it.each(['refused', 'needs_confirmation'] as const)(
    'STO-3: after the published attempts of one charge, a card that is always %s is not tried for later periods',
    async (manner) => {
      const { orderId } = await rentUntilFirstCharge();
      rentals.bank.behave(manner);
      await rentals.days(366);
      expect(await states(orderId)).toEqual(Array.from({ length: PERIODS_IN_A_YEAR }, () => 'failed'));
      const [attempts, later] = [4, PERIODS_IN_A_YEAR - 1];
      expect([rentals.bank.asked(), failureMails(), arrearsMails()]).toEqual([attempts, attempts + later, 1 + later]);
    },
  );

  it('STO-3: a weekly rental whose next period begins during the attempts mails that period once', async () => {
    const { orderId } = await rentals.rent({ storageTerm: 'weekly' });
    await rentals.days(27);
    rentals.bank.behave('refused');
    await rentals.days(28);
    const charges = await states(orderId);
    expect(new Set(charges)).toEqual(new Set(['failed']));
    expect([rentals.bank.asked(), failureMails()]).toEqual([4, 4 + charges.length - 1]);
  });

  it('STO-3: without any card a charge is mailed once and is in arrears at once', async () => {
    const { orderId } = await rentUntilFirstCharge();
    await database().db.deleteFrom('payment_methods').execute();
    await rentals.days(20);
    expect([rentals.bank.asked(), failureMails(), arrearsMails()]).toEqual([0, 1, 1]);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'in_arrears' });
  });

  it('STO-3: another card pays what is in arrears at once, and the periods after that', async () => {
    const { orderId, token } = await rentUntilFirstCharge();
    rentals.bank.behave('hard_declined');
    await rentals.days(57);
    expect(await keptCard(database().db, orderId, 'test')).toBeNull();
    rentals.bank.behave('pays');
    const rental = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const setupRef = (await cardLink(rentals.payments, { rental, token })).split('/').at(-1) ?? '';
    const card = { customerRef: 'customer', methodRef: 'another card' };
    await recordCardKept(rentals.payments, { id: 'kept', type: 'card_kept', setupRef, card });
    await rentals.bill();
    expect(await states(orderId)).toEqual(['paid', 'paid', 'paid']);
    await rentals.days(28);
    expect(await states(orderId)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'active' });
  });

  itOnBoth('STO-3: paid by the link, the card that paid is charged for the periods after that', async () => {
    const { orderId, token } = await rentUntilFirstCharge();
    rentals.bank.behave('hard_declined');
    await rentals.days(2);
    rentals.bank.behave('pays');
    const rental = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const providerRef = (await openChargesLink(rentals.payments, { rental, token })).split('/').at(-1) ?? '';
    await recordPaymentEvent(rentals.payments, { id: 'paid', providerRef, type: 'paid', chargeRef: 'by link' });
    await rentals.deliver();
    await rentals.days(28);
    expect(await states(orderId)).toEqual(['paid', 'paid']);
    expect(rentals.bank.asked()).toBe(2);
  });

  itOnBoth('STO-3: a card that takes its place while it is asked is charged at once, without a mail', async () => {
    const { orderId, token } = await rentUntilFirstCharge();
    rentals.bank.behave('hard_declined', 1);
    const rental = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const setupRef = (await cardLink(rentals.payments, { rental, token })).split('/').at(-1) ?? '';
    const charge: typeof rentals.bank.charge = async (request) => {
      const made = await rentals.bank.charge(request);
      clock.advanceMinutes(1);
      const card = { customerRef: 'customer', methodRef: 'another card' };
      await recordCardKept(rentals.payments, { id: 'kept', type: 'card_kept', setupRef, card });
      return made;
    };
    clock.advanceMinutes(24 * 60);
    await rentals.billWith({ ...rentals.bank, charge });
    expect(await states(orderId)).toEqual(['paid']);
    expect([rentals.bank.asked(), failureMails(), arrearsMails()]).toEqual([2, 0, 0]);
  });

  it.each([
    ['the card before it', true],
    ['no card', false],
  ])('STO-3: a card that is given while a charge begins with %s is charged, without a mail', async (_, hadCard) => {
    const { orderId } = await rentUntilFirstCharge();
    const { db } = database();
    if (!hadCard) await db.deleteFrom('payment_methods').execute();
    clock.advanceMinutes(24 * 60);
    await raiseCharges(rentals.payments);
    const charge: typeof rentals.bank.charge = async (request) =>
      request.card.methodRef === 'another card'
        ? rentals.bank.charge(request)
        : { state: 'hard_declined', chargeRef: null };
    const collected = await transact(db, async (trx) => {
      await lockOrder(trx, orderId);
      const running = collectCharges({ ...rentals.payments, provider: { ...rentals.bank, charge } });
      await untilBlocked(database());
      const card = { customerRef: 'customer', methodRef: 'another card' };
      await keepCard(trx, { orderId, provider: 'test', card }, null, clock.now());
      return { running };
    });
    await collected.running;
    await rentals.deliver();
    expect(await states(orderId)).toEqual(['paid']);
    expect([failureMails(), arrearsMails()]).toEqual([0, 0]);
    expect(await keptCard(db, orderId, 'test')).toMatchObject({ methodRef: 'another card' });
  });
});
