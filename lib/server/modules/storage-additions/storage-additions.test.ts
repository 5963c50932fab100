import { randomUUID } from 'node:crypto';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { createOrder, type CreatedOrderDto } from '@/lib/contracts/checkout';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { createServices, replaceServices } from '@/lib/server/container';
import { orderPage } from '@/lib/server/modules/orders/desk-order';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { dayPlanView } from '@/lib/server/modules/visits/desk-day-plan';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { postJson, type OrderAnswer } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { aRental, type Rental } from '@/lib/testing/rentals';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { signIn } from '@/lib/testing/sessions';

const BOX = anItem(4, { id: 'custom_box', title: 'Box', quantity: 20 });
const LAMP = anItem(3, { id: 'custom_lamp', title: 'Lamp' });
/** A crate of 50 cu ft. One fits beside the boxes of a 6 × 4 ft unit, two do not. */
const LARGE = anItem(50, { id: 'custom_crate', title: 'Crate' });
const DAY = '2027-01-19';

/** The rental began on Tuesday 15 December 2026 in a 6 × 4 ft unit. Today is 16 December. */
describeWithDatabase('more things for a unit', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let rentals: RentedUnits;
  let api: ApiServer;
  let rental: CreatedOrderDto;
  beforeEach(async () => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });
    replaceServices(deps);
    api = await startApi();
    rentals = rentedUnits(deps, clock);
    rental = await rentals.rent({ storageTerm: 'monthly', furnitureItems: [BOX] });
    await rentals.days(22);
  });

  const answersOf = (furnitureItems: readonly FurnitureItem[], changes: Partial<StorageAnswers> = {}) =>
    fullStorageAnswers({
      isTopUp: true,
      isAgreedWithPayments: false,
      furnitureItems,
      dates: { storageCollectionDate: DAY },
      ...changes,
    });
  type Sent = { readonly total?: number; readonly proof?: object; readonly changes?: Partial<StorageAnswers> };
  const order = (furnitureItems: readonly FurnitureItem[], { total = 49, proof, changes }: Sent = {}) =>
    postJson<OrderAnswer & CreatedOrderDto>(api.origin, createOrder.path, {
      idempotencyKey: randomUUID(),
      flow: 'storage',
      expectedTotal: total,
      answers: answersOf(furnitureItems, changes),
      store: keyOf(rental),
      ...proof,
    });
  const keyOf = ({ reference, token }: Rental) => ({ reference, token });
  const added = async (furnitureItems: readonly FurnitureItem[], sent: Sent = {}): Promise<CreatedOrderDto> => {
    const { body } = await order(furnitureItems, sent);
    await rentals.pay(body);
    return body;
  };
  const storageAdditions = () =>
    database().db.selectFrom('orders').selectAll().where('store_order_id', '=', rental.orderId).execute();
  const spaceOf = async () => {
    const { accounts } = createServices(deps);
    const user = await signIn(deps, 'ada@example.com');
    const [space] = await accounts.view.spaces(user);
    return space;
  };
  const list = (items: readonly FurnitureItem[] = []) => items.map(({ quantity, title }) => `${quantity} ${title}`);

  itOnBoth('STO-3: is one collection at its price, rents no unit and begins no contract', async () => {
    const wrong = await order([LAMP], { total: 131.56 });
    expect([wrong.body.error.code, wrong.body.error.quote?.totalWithDiscount]).toEqual(['price_changed', 49]);
    const { orderId } = await added([LAMP]);
    const row = await findOrder(deps.db, orderId);
    if (!row) throw new Error('No order');
    expect([row.state, row.store_order_id, row.square_feet]).toEqual(['confirmed', rental.orderId, null]);
    expect(orderOf(row)).toMatchObject({ storageSpace: null, storageTerm: null, furnitureItems: [{ title: 'Lamp' }] });
    expect(orderOf(row).agreedPayments).toBeUndefined();
    const { db } = database();
    expect(await db.selectFrom('unit_reservations').select('order_id').execute()).toEqual([
      { order_id: rental.orderId },
    ]);
    expect(await db.selectFrom('storage_contracts').select('order_id').execute()).toEqual([
      { order_id: rental.orderId },
    ]);
  });

  it('STO-3: is in the unit from its day on, and comes back with everything', async () => {
    await added([LAMP]);
    const before = await spaceOf();
    expect([list(before?.items), list(before?.unbooked)]).toEqual([['20 Box'], ['20 Box', '1 Lamp']]);
    expect(before?.coming).toEqual([{ on: DAY, pieces: 1 }]);
    await rentals.days(34);
    expect(list((await spaceOf())?.items)).toEqual(['20 Box', '1 Lamp']);
    const back = await rentals.bringBack(rental, '2027-02-03', { storedItems: [BOX, LAMP] });
    const row = await findOrder(deps.db, back.orderId);
    expect(list(row && orderOf(row).furnitureItems)).toEqual(['20 Box', '1 Lamp']);
    // £49 and 30p for each of the 73 cu ft beyond the first 10.
    expect(back.totalWithDiscount).toBe(70.9);
  });

  it('STO-3: cannot come back before it is there', async () => {
    await added([LAMP]);
    const back = (deliveryDate: string, changes: object) =>
      postJson<OrderAnswer>(api.origin, createOrder.path, {
        idempotencyKey: randomUUID(),
        flow: 'storage-return',
        expectedTotal: 49,
        store: keyOf(rental),
        answers: fullReturnAnswers({ dates: { deliveryDate }, ...changes }),
      });
    const lamp = { returnKind: 'items', furnitureItems: [LAMP] } as const;
    const refused = async (answer: ReturnType<typeof back>) => Object.keys((await answer).body.error.fields ?? {});
    expect(await refused(back('2027-01-18', {}))).toEqual(['answers.dates.deliveryDate']);
    expect(await refused(back('2027-01-18', lamp))).toEqual(['answers.furnitureItems']);
    expect((await back('2027-01-20', lamp)).status).toBe(201);
  });

  it('STO-3: is refused for what does not fit beside what is there, whatever the request says of that', async () => {
    for (const storedItems of [[], [{ ...BOX, quantity: 1 }]]) {
      const { status, body } = await order([{ ...LARGE, quantity: 2 }], { total: 76, changes: { storedItems } });
      expect([status, Object.keys(body.error.fields ?? {})[0]]).toEqual([422, 'answers.furnitureItems']);
    }
    expect(await storageAdditions()).toEqual([]);
    expect((await order([LARGE], { total: 61 })).status).toBe(201);
  });

  itOnBoth('STO-3: of several at once for the last room one is taken', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => order([LARGE], { total: 61 })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect(await storageAdditions()).toHaveLength(1);
  });

  it('STO-3: one that was not paid or was cancelled leaves its room to others', async () => {
    expect((await order([LARGE], { total: 61 })).status).toBe(201);
    clock.advanceMinutes(31);
    const second = await added([LARGE], { total: 61 });
    await rentals.guest(second).cancel();
    expect((await order([LARGE], { total: 61 })).status).toBe(201);
  });

  it('STO-3: paid after its hold, when the room is somebody else’s, is refunded', async () => {
    const first = (await order([LARGE], { total: 61 })).body;
    clock.advanceMinutes(31);
    const second = await added([LARGE], { total: 61 });
    await rentals.pay(first);
    const states = (await storageAdditions()).map(({ id, state }) => [id === second.orderId, state]);
    expect(states.toSorted()).toEqual([
      [false, 'expired'],
      [true, 'confirmed'],
    ]);
  });

  it('STO-3: paid after its hold is taken while the room is free', async () => {
    const first = (await order([LARGE], { total: 61 })).body;
    clock.advanceMinutes(31);
    await rentals.pay(first);
    expect((await storageAdditions()).map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('OWN-1: is refused to a stranger, and confirmed to no other address', async () => {
    for (const proof of [
      { store: {} },
      { store: { reference: rental.reference } },
      { store: { reference: rental.reference, token: 'A'.repeat(43) } },
      { store: { reference: 'SM-AAAA-AAAA', token: rental.token } },
    ]) {
      const { status, body } = await order([LAMP], { proof });
      expect([status, body.error.code]).toEqual([403, 'owner_unproven']);
    }
    const { body } = await order([LAMP], { changes: { email: 'eve@example.com' } });
    expect(Object.keys(body.error.fields ?? {})).toEqual(['answers.email']);
    expect(await storageAdditions()).toEqual([]);
  });

  it('OWN-1: fills no unit with the key of an order that only adds to one', async () => {
    const one = await added([LAMP]);
    expect((await order([LAMP], { proof: { store: keyOf(one) } })).body.error.code).toBe('owner_unproven');
  });

  it('STO-3: is begun from the account by its owner alone, with what is known', async () => {
    const begin = async (email: string, orderId: string) => {
      const { cookie } = await signIn(deps, email);
      return postJson<{ path: string; error: { code: string } }>(
        ...([api.origin, bookFromAccount.path, { orderId, what: 'topUp' }, { Cookie: cookie }] as const),
      );
    };
    expect((await begin('eve@example.com', rental.orderId)).body.error.code).toBe('not_found');
    expect((await begin('ada@example.com', 'no-order')).body.error.code).toBe('not_found');
    const { path } = (await begin('ada@example.com', rental.orderId)).body;
    const draftId = path.split('?quote=')[1] ?? '';
    const draft = await createServices(deps).drafts.read(draftId);
    expect(draft).toMatchObject({
      store: rental.reference,
      answers: { isTopUp: true, storageSpace: 'Plan 6x4', storedItems: [{ title: 'Box', quantity: 20 }] },
    });
    // The draft proves ownership for a day.
    expect((await order([LAMP], { proof: { store: {}, draftId } })).status).toBe(201);
  });

  it('STO-3: is offered for no store that is to come, ends, or is billed by the office', async () => {
    expect((await spaceOf())?.takesMore).toBe(true);
    const { fields } = (await order([LAMP], { proof: { store: keyOf(await aRental(deps)) } })).body.error;
    expect(Object.keys(fields ?? {})).toEqual(['answers.furnitureItems']);
    const next = await rentals.rent({ dates: { storageCollectionDate: '2027-01-12' } });
    expect((await order([LAMP], { proof: { store: keyOf(next) } })).status).toBe(422);
    await rentals.bringBack(rental, '2027-02-01', { storedItems: [BOX] });
    expect((await spaceOf())?.takesMore).toBe(false);
    expect((await order([LAMP])).status).toBe(422);
  });

  it('STO-3: calls a move into a smaller unit off, and not one into a larger', async () => {
    const service = createServices(deps).storagePayments;
    const agree = async (storageSpace: 'Plan 3x5' | 'Plan 6x6') => {
      const view = await service.units(keyOf(rental), { storageSpace, squareFeet: null });
      const { on, pieces, chosen } = view ?? {};
      const expectedPerPayment = chosen?.perPayment ?? 0;
      const wanted = { ...keyOf(rental), storageSpace, squareFeet: null, expectedPerPayment };
      await service.moveUnit({ ...wanted, on: on ?? '', pieces: pieces ?? 0 });
    };
    await agree('Plan 6x6');
    await added([LAMP]);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ move_space: 'Plan 6x6' });
    await agree('Plan 3x5');
    expect(await rentals.contract(rental.orderId)).toMatchObject({ move_space: 'Plan 3x5', move_pieces: 21 });
    await added([{ ...LAMP, id: 'custom_other' }]);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ move_space: null });
  });

  it('STO-3: moves to another day, but not to one after it goes back', async () => {
    const one = await added([LAMP]);
    const guest = rentals.guest(one);
    const slot = (date: string) => ({ date, start: '10:00', end: '12:00' });
    expect(await guest.reschedule(slot('2027-01-26'))).toMatchObject({ kind: 'reschedule', state: 'applied' });
    await rentals.bringBack(rental, '2027-02-01', { storedItems: [BOX, LAMP] });
    await expect(guest.previewReschedule(slot('2027-02-02'))).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await guest.previewReschedule(slot('2027-01-27'))).toMatchObject({ toPay: 0 });
    await expect(guest.previewEdit({ addOns: [], furnitureItems: [BOX] })).rejects.toMatchObject({
      code: 'change_not_offered',
    });
  });

  it('STO-3: is named with its unit on its page and at the desk', async () => {
    const one = await added([LAMP]);
    expect(await createServices(deps).orders.view(one.reference, one.token)).toMatchObject({
      store: rental.reference,
      bringBack: [],
      takesMore: false,
    });
    expect(await createServices(deps).orders.view(rental.reference, rental.token)).toMatchObject({ takesMore: true });
    const { teams } = await dayPlanView(deps, DAY);
    expect(teams.flatMap(({ crews }) => crews.flatMap(({ jobs }) => jobs.map(({ notes }) => notes)))).toEqual([
      ['Booked: Storage Collection', `Into the unit of order ${rental.reference}`],
    ]);
    const page = await orderPage(deps, one.reference);
    expect(page?.head.title).toBe('Collection into your 6 × 4 ft unit');
    expect(page?.facts).toContainEqual(
      expect.objectContaining({ label: 'Into storage', href: `/desk/orders/${rental.reference}` }),
    );
    expect((await orderPage(deps, rental.reference))?.facts).toContainEqual(
      expect.objectContaining({ label: 'More collected', href: `/desk/orders/${one.reference}` }),
    );
  });
});
