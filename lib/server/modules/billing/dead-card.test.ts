import { unpaidView } from '@/lib/server/desk/unpaid';
import { transact } from '@/lib/server/platform/db/transact';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { cardLink, openChargesLink } from '@/lib/server/modules/payments/storage-links';
import { recordCardKept } from '@/lib/server/modules/rentals/cards';
import { keepCard, keptCard } from '@/lib/server/modules/rentals/cards-repo';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedStores, type RentedStores } from '@/lib/testing/rented-units';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { collectCharges } from './collect';
import { raiseCharges } from './raise';

const MONTHLY = { storageTerm: 'monthly' } as const;
/** The first payment covers 28 days from 15 December 2026, so the first charge is due on day 49 of the test. */
const DAYS_TO_FIRST_CHARGE = 49;
/** 12 January 2027 to 11 January 2028 holds thirteen periods of four weeks and the first day of the fourteenth. */
const PERIODS_IN_A_YEAR = 14;

const FAILED =
  /^(?:Your card was refused|Please confirm|Your storage payment is due|Your card can no longer be charged)/;

describeWithDatabase('a card that fails for good', (database) => {
  const clock = fixedClock();
  let stores: RentedStores;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    stores = rentedStores(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
  });

  const failureMails = () => stores.subjects().filter((subject) => FAILED.test(subject)).length;
  const arrearsMails = () => stores.subjects().filter((subject) => subject.startsWith('Storage unpaid')).length;
  const states = async (orderId: string) => (await stores.charges(orderId)).map((charge) => charge.split(' ').at(-1));

  async function rentUntilFirstCharge(): Promise<Awaited<ReturnType<RentedStores['rent']>>> {
    const order = await stores.rent(MONTHLY);
    await stores.days(DAYS_TO_FIRST_CHARGE - 1);
    return order;
  }

  it('STO-3: is tried once and mailed once a period in a year, and every period stands in arrears at the desk', async () => {
    const { orderId, reference } = await rentUntilFirstCharge();
    stores.bank.behave('hard_declined');
    await stores.days(366);
    expect(await states(orderId)).toEqual(Array.from({ length: PERIODS_IN_A_YEAR }, () => 'failed'));
    expect([stores.bank.asked(), failureMails(), arrearsMails()]).toEqual([1, PERIODS_IN_A_YEAR, PERIODS_IN_A_YEAR]);
    expect(await stores.contract(orderId)).toMatchObject({ state: 'in_arrears' });
    const { owed } = await unpaidView(stores.payments);
    expect(owed.map((line) => [line.reference, line.amount])).toEqual(
      Array.from({ length: PERIODS_IN_A_YEAR }, () => [reference, '£65.72']),
    );
  });

  it.each(['refused', 'needs_confirmation'] as const)(
    'STO-3: after the published attempts of one charge, a card that is always %s is not tried for later periods',
    async (manner) => {
      const { orderId } = await rentUntilFirstCharge();
      stores.bank.behave(manner);
      await stores.days(366);
      expect(await states(orderId)).toEqual(Array.from({ length: PERIODS_IN_A_YEAR }, () => 'failed'));
      const [attempts, later] = [4, PERIODS_IN_A_YEAR - 1];
      expect([stores.bank.asked(), failureMails(), arrearsMails()]).toEqual([attempts, attempts + later, 1 + later]);
    },
  );

  it('STO-3: a weekly rental whose next period begins during the attempts mails that period once', async () => {
    const { orderId } = await stores.rent({ storageTerm: 'weekly' });
    await stores.days(27);
    stores.bank.behave('refused');
    await stores.days(28);
    const charges = await states(orderId);
    expect(new Set(charges)).toEqual(new Set(['failed']));
    expect([stores.bank.asked(), failureMails()]).toEqual([4, 4 + charges.length - 1]);
  });

  it('STO-3: without any card a charge is mailed once and is in arrears at once', async () => {
    const { orderId } = await rentUntilFirstCharge();
    await database().db.deleteFrom('payment_methods').execute();
    await stores.days(20);
    expect([stores.bank.asked(), failureMails(), arrearsMails()]).toEqual([0, 1, 1]);
    expect(await stores.contract(orderId)).toMatchObject({ state: 'in_arrears' });
  });

  it('STO-3: another card pays what is in arrears at once, and the periods after that', async () => {
    const { orderId, token } = await rentUntilFirstCharge();
    stores.bank.behave('hard_declined');
    await stores.days(57);
    expect(await keptCard(database().db, orderId, 'test')).toBeNull();
    stores.bank.behave('pays');
    const store = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const setupRef = (await cardLink(stores.payments, { store, token })).split('/').at(-1) ?? '';
    const card = { customerRef: 'customer', methodRef: 'another card' };
    await recordCardKept(stores.payments, { id: 'kept', type: 'card_kept', setupRef, card });
    await stores.bill();
    expect(await states(orderId)).toEqual(['paid', 'paid', 'paid']);
    await stores.days(28);
    expect(await states(orderId)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await stores.contract(orderId)).toMatchObject({ state: 'active' });
  });

  itOnBoth('STO-3: paid by the link, the card that paid is charged for the periods after that', async () => {
    const { orderId, token } = await rentUntilFirstCharge();
    stores.bank.behave('hard_declined');
    await stores.days(2);
    stores.bank.behave('pays');
    const store = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const providerRef = (await openChargesLink(stores.payments, { store, token })).split('/').at(-1) ?? '';
    await recordPaymentEvent(stores.payments, { id: 'paid', providerRef, type: 'paid', chargeRef: 'by link' });
    await stores.deliver();
    await stores.days(28);
    expect(await states(orderId)).toEqual(['paid', 'paid']);
    expect(stores.bank.asked()).toBe(2);
  });

  itOnBoth('STO-3: a card that takes its place while it is asked is charged at once, without a mail', async () => {
    const { orderId, token } = await rentUntilFirstCharge();
    stores.bank.behave('hard_declined', 1);
    const store = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const setupRef = (await cardLink(stores.payments, { store, token })).split('/').at(-1) ?? '';
    const charge: typeof stores.bank.charge = async (request) => {
      const made = await stores.bank.charge(request);
      clock.advanceMinutes(1);
      const card = { customerRef: 'customer', methodRef: 'another card' };
      await recordCardKept(stores.payments, { id: 'kept', type: 'card_kept', setupRef, card });
      return made;
    };
    clock.advanceMinutes(24 * 60);
    await stores.billWith({ ...stores.bank, charge });
    expect(await states(orderId)).toEqual(['paid']);
    expect([stores.bank.asked(), failureMails(), arrearsMails()]).toEqual([2, 0, 0]);
  });

  it.each([
    ['the card before it', true],
    ['no card', false],
  ])('STO-3: a card that is given while a charge begins with %s is charged, without a mail', async (_, hadCard) => {
    const { orderId } = await rentUntilFirstCharge();
    const { db } = database();
    if (!hadCard) await db.deleteFrom('payment_methods').execute();
    clock.advanceMinutes(24 * 60);
    await raiseCharges(stores.payments);
    const charge: typeof stores.bank.charge = async (request) =>
      request.card.methodRef === 'another card'
        ? stores.bank.charge(request)
        : { state: 'hard_declined', chargeRef: null };
    const collected = await transact(db, async (trx) => {
      await lockOrder(trx, orderId);
      const running = collectCharges({ ...stores.payments, provider: { ...stores.bank, charge } });
      await untilBlocked(database());
      const card = { customerRef: 'customer', methodRef: 'another card' };
      await keepCard(trx, { orderId, provider: 'test', card }, null, clock.now());
      return { running };
    });
    await collected.running;
    await stores.deliver();
    expect(await states(orderId)).toEqual(['paid']);
    expect([failureMails(), arrearsMails()]).toEqual([0, 0]);
    expect(await keptCard(db, orderId, 'test')).toMatchObject({ methodRef: 'another card' });
  });
});
