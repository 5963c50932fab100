import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { anItem, fullAnswers } from '@/lib/testing/moves';
import { replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { accountView } from '@/lib/server/modules/accounts/view';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { unitsOverview } from '@/lib/server/modules/units/overview';
import { postOrder } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { BOXES, SPLIT_MOVE, SOFAS, SPLIT } from '@/lib/testing/split-move';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';

/** Moved on Tuesday 15 December 2026. */
describeWithDatabase('a move with a part into storage and a part away', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '99', STORAGE_CREWS: '9', STORAGE_UNITS: '6x4:1' });
    replaceServices(deps);
    rentals = rentedUnits(deps, clock);
  });

  const move = async (changes: Partial<MovingAnswers> = {}): Promise<CreatedOrderDto> => {
    const order = await placeOrder(deps, { ...SPLIT_MOVE, ...changes });
    await rentals.pay(order);
    return order;
  };
  const stored = async ({ orderId }: CreatedOrderDto) => {
    const row = await findOrder(deps.db, orderId);
    if (!row) throw new Error('The order is gone');
    return { row, order: orderOf(row), services: servicesOf(row) };
  };
  const contracts = () => deps.db.selectFrom('storage_contracts').selectAll().execute();
  const units = async () => {
    const size = (await unitsOverview(deps.db, deps.now(), deps.config)).find(({ space }) => space === 'Plan 6x4');
    return size && { occupied: size.occupied, free: size.free };
  };
  const spaces = () => accountView(deps).spaces({ id: 'u', email: fullAnswers().email });

  it('PLN-1 is one order and one payment, which rents its unit and agrees to what follows', async () => {
    const placed = await move();
    const { order, services } = await stored(placed);
    expect(services).toEqual(['MOVING', 'STORAGE']);
    expect(order).toMatchObject({ split: SPLIT.lines, storageSpace: 'Plan 6x4', storageTerm: 'monthly' });
    expect(order.agreedPayments).toMatch(
      /^I agree that my card is kept and charged £\d+\.\d\d every 4 weeks from 12 January 2027/,
    );
    expect(await rentals.contract(placed.orderId)).toMatchObject({
      space: 'Plan 6x4',
      term: 'monthly',
      started_on: '2026-12-15',
      state: 'active',
    });
    expect(await units()).toEqual({ occupied: 1, free: 0 });
    const [payment] = await deps.db.selectFrom('payments').selectAll().execute();
    expect(payment?.amount_pence).toBe(Math.round(placed.totalWithDiscount * 100));
  });

  it('PLN-1 is charged from the next period on, and shown in the account with what is stored alone', async () => {
    const placed = await move();
    const [space] = await spaces();
    expect(space).toMatchObject({ title: '6 × 4 ft unit', since: '2026-12-15', phase: 'coming' });
    expect(space?.items.map(({ title, quantity }) => `${quantity} × ${title}`)).toEqual([
      '1 × Sofa, 3 seats',
      '4 × Medium box',
    ]);
    await rentals.days(50);
    expect(await rentals.charges(placed.orderId)).toHaveLength(1);
    expect(rentals.subjects().filter((subject) => subject.includes('storage'))).toEqual([
      expect.stringMatching(/^£65\.72 for your storage on 12 January 2027/),
      expect.stringMatching(/^Receipt: £65\.72 for your storage/),
    ]);
  });

  it('PLN-1 comes back like what was collected, and then ends', async () => {
    const placed = await move();
    await rentals.days(30);
    const storedItems = [
      { ...SOFAS, quantity: 1 },
      { ...BOXES, quantity: 4 },
    ];
    await rentals.bringBack(placed, '2027-01-27', { storageSpace: 'Plan 6x4', storedItems });
    expect(await rentals.contract(placed.orderId)).toMatchObject({ ends_on: '2027-01-27', state: 'ending' });
  });

  itOnBoth('PLN-1 of many moves for the last unit one gets it, the others are told the next sizes', async () => {
    const orders = await Promise.allSettled(Array.from({ length: 12 }, () => placeOrder(deps, SPLIT_MOVE)));
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const order of orders) {
      if (order.status === 'rejected') expect(order.reason).toMatchObject({ code: 'unit_taken' });
    }
  });

  it('PLN-1 goes with the move to another day, and what it costs is not asked again', async () => {
    const placed = await move();
    clock.advanceMinutes(90);
    await rentals.guest(placed).reschedule({ date: '2026-12-16', start: '10:00', end: '12:00' });
    expect((await stored(placed)).order).toMatchObject({ dates: { movingDate: '2026-12-16' }, split: SPLIT.lines });
    expect(await rentals.contract(placed.orderId)).toMatchObject({ started_on: '2026-12-16' });
  });

  it('PLN-1 follows a shorter list; with nothing left of it the unit and its payments are gone', async () => {
    const placed = await move();
    clock.advanceMinutes(90);
    const guest = rentals.guest(placed);
    await guest.edit({ addOns: [], furnitureItems: [{ ...SOFAS, quantity: 1 }, BOXES] });
    const shorter = await stored(placed);
    expect(shorter.order.split).toEqual([
      { id: 'sofa_3', stored: 1, away: 0 },
      { id: 'box_m', stored: 4, away: 0 },
    ]);
    await guest.edit({ addOns: [], furnitureItems: [anItem(20, { id: 'custom_1', title: 'Trunk', quantity: 1 })] });
    const { order, services } = await stored(placed);
    expect(services).toEqual(['MOVING']);
    expect(order).toMatchObject({ storageSpace: null, storageTerm: null });
    expect(order).not.toHaveProperty('split');
    expect(order).not.toHaveProperty('agreedPayments');
    expect(await contracts()).toEqual([]);
    expect(await units()).toEqual({ occupied: 0, free: 1 });
  });

  it('PLN-1 is parted anew by a change, for the price of the change; a unit that nobody agreed to is an order of its own', async () => {
    const placed = await move();
    clock.advanceMinutes(90);
    const all = { addOns: [], furnitureItems: [SOFAS, BOXES] };
    const split = [{ id: 'sofa_3', stored: 1, away: 2 }];
    const preview = await rentals.guest(placed).previewEdit({ ...all, split });
    // A sofa more is carried away, and one less is moved; what is stored is less, its unit stays.
    expect(preview.toPay).toBe(75);
    await rentals.guest(placed).edit({ ...all, split: [{ id: 'sofa_3', stored: 1, away: 0 }] });
    expect((await stored(placed)).order.split).toEqual([{ id: 'sofa_3', stored: 1, away: 0 }]);

    const whole = await move({ split: { lines: [], storageSpace: '', storageTerm: '' }, email: 'other@example.com' });
    clock.advanceMinutes(90);
    await expect(rentals.guest(whole).previewEdit({ ...all, split })).rejects.toMatchObject({
      code: 'change_not_offered',
    });
    const away = [{ id: 'sofa_3', stored: 0, away: 1 }];
    expect(await rentals.guest(whole).previewEdit({ ...all, split: away })).toMatchObject({ toPay: 75 });
  });

  it('PLN-1 is given back with the move: unit, contract and money', async () => {
    const placed = await move();
    const { refund } = await rentals.guest(placed).cancel();
    expect(refund).toBe(placed.totalWithDiscount);
    expect(await contracts()).toEqual([]);
    expect(await units()).toEqual({ occupied: 0, free: 1 });
  });

  it.each<readonly [string, Partial<MovingAnswers>, Readonly<Record<string, string>>]>([
    [
      'no word for what follows',
      { isAgreedWithPayments: false },
      { 'answers.isAgreedWithPayments': 'You must agree to the storage payments' },
    ],
    ['no unit', { split: { ...SPLIT, storageSpace: '' } }, { 'answers.split.storageSpace': 'Choose a unit' }],
    [
      'no term',
      { split: { ...SPLIT, storageTerm: '' } },
      { 'answers.split.storageTerm': 'Choose how long to store for' },
    ],
    [
      'a unit that does not hold it',
      { split: { ...SPLIT, storageSpace: 'Plan 3x3', lines: [{ id: 'sofa_3', stored: 3, away: 0 }] } },
      { 'answers.split.storageSpace': 'What you store does not fit this unit: take a larger one, or store less' },
    ],
  ])('PLN-1 is refused with %s, and nothing is kept', async (_, changes, fields) => {
    const { origin } = await startApi();
    const refused = await postOrder(origin, { answers: { ...SPLIT_MOVE, ...changes } });
    expect([refused.status, refused.body.error.fields]).toEqual([422, fields]);
    expect(await deps.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('PLN-1 is said in the confirmation, with the waste carrier and what is paid later', async () => {
    await move();
    const booked = rentals.mails.find(({ subject }) => subject.startsWith('Booked: '));
    for (const words of [
      'Into storage',
      '5 items, 59.6 cu ft, in a 6 × 4 ft unit, monthly',
      '1 item, 50 cu ft, to a licensed site',
      '1 into storage, 1 for disposal',
      'Waste carrier: ',
      'Then every 4 weeks',
      'load, take part of it to our store, and drive to',
    ])
      expect(booked?.text).toContain(words);
  });
});
