import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { callOffUnitMove, moveUnit } from '@/lib/contracts/unit-transfers';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { createServices, replaceServices } from '@/lib/server/container';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { unitsOverview } from '@/lib/server/modules/units/overview';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { postJson } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { setStoragePrice } from './desk-rental';

const BOXES = anItem(3, { id: 'custom_box', title: 'Box', quantity: 20 });
const MONTHLY = { storageTerm: 'monthly', furnitureItems: [BOXES] } as const;
const CREWS = { STORAGE_CREWS: '9' };
const SMALLER = 'Plan 3x5';

/** Collected on Tuesday 15 December 2026 into 6 × 4 ft, paid with the order until 12 January 2027. */
describeWithDatabase('a store that moves into another unit', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let rentals: RentedUnits;
  const begin = (env: Record<string, string> = {}) => {
    deps = testDeps(database().db, clock.now, { ...CREWS, ...env });
    rentals = rentedUnits(deps, clock);
  };
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    begin();
  });

  async function rented(changes: Partial<StorageAnswers> = {}): Promise<CreatedOrderDto> {
    const rental = await rentals.rent({ ...MONTHLY, ...changes });
    await rentals.days(22);
    return rental;
  }
  const service = () => createServices(deps).storagePayments;
  const guestOf = (rental: CreatedOrderDto) => {
    const { guest } = rentals.guest(rental);
    return { reference: rental.reference, token: guest.token };
  };
  const view = async (rental: CreatedOrderDto, storageSpace: 'Plan 3x5' | 'Plan 6x6' | 'Plan 3x3' = SMALLER) => {
    const seen = await service().units(guestOf(rental), { storageSpace, squareFeet: null });
    if (!seen) throw new Error('No view');
    return seen;
  };
  async function wanted(rental: CreatedOrderDto, storageSpace: 'Plan 3x5' | 'Plan 6x6' | 'Plan 3x3' = SMALLER) {
    const { chosen, on, pieces } = await view(rental, storageSpace);
    const { reference, token } = guestOf(rental);
    const expectedPerPayment = chosen?.perPayment ?? 0;
    return { reference, token, storageSpace, squareFeet: null, expectedPerPayment, on, pieces } as const;
  }
  const agree = async (rental: CreatedOrderDto, space?: 'Plan 3x5' | 'Plan 6x6' | 'Plan 3x3') =>
    service().moveUnit(await wanted(rental, space));
  const unitOf = async ({ orderId }: CreatedOrderDto) => {
    const [row, contract] = [await findOrder(deps.db, orderId), await rentals.contract(orderId)];
    return [row && orderOf(row).storageSpace, contract.space, contract.move_on];
  };
  const free = async (space: string) =>
    (await unitsOverview(deps.db, deps.now(), deps.config)).find((one) => one.space === space)?.free;

  it('STO-3: shows each size with its price by the own term, whether it holds the things, and from when', async () => {
    const rental = await rented();
    const { unit, weeks, on, pieces, offers, planned, staysBecause } = await view(rental);
    expect(unit).toMatchObject({ storageSpace: 'Plan 6x4', perPayment: 65.72 });
    expect({ weeks, on, pieces, planned, staysBecause }).toEqual({
      weeks: 4,
      on: '2027-01-12',
      pieces: 20,
      planned: null,
      staysBecause: null,
    });
    expect(offers.map(({ storageSpace, state }) => `${storageSpace} ${state}`)).toEqual([
      ...['Plan 3x3 small', 'Plan 3x5 offered', 'Plan 6x4 own', 'Plan 6x6 offered'],
      ...offers.slice(4).map(({ storageSpace }) => `${storageSpace} offered`),
    ]);
  });

  it.each([40, 2_000])(
    'RDT-1: shows the units and chooses none for an area of %s sq ft, which has no price',
    async (squareFeet) => {
      const asked = { storageSpace: 'custom', squareFeet } as const;
      const seen = await service().units(guestOf(await rented()), asked);
      expect(seen).toMatchObject({ chosen: null, offers: expect.arrayContaining([]) as unknown });
    },
  );

  it('STO-3: is charged the old price to the day and the new one from it, and is then in its new unit everywhere', async () => {
    const rental = await rented();
    const before = await free(SMALLER);
    await agree(rental);
    await rentals.deliver();
    expect(rentals.subjects()).toContainEqual(
      expect.stringMatching(/^Your things move into a 3 × 5 ft unit on 12 January 2027/),
    );
    expect(await unitOf(rental)).toEqual(['Plan 6x4', 'Plan 6x4', '2027-01-12']);
    // Kept free from now on.
    expect(await free(SMALLER)).toBe((before ?? 0) - 1);
    await rentals.days(27);
    expect(await unitOf(rental)).toEqual(['Plan 3x5', 'Plan 3x5', null]);
    expect(rentals.subjects().some((subject) => subject.startsWith('Your 3 × 5 ft unit is yours from today'))).toBe(
      true,
    );
    expect(await free(SMALLER)).toBe((before ?? 0) - 1);
    await rentals.days(28);
    const { perPayment } = (await view(rental)).unit;
    const amount = Math.round(perPayment * 100);
    expect(perPayment).not.toBe(65.72);
    expect(await rentals.charges(rental.orderId)).toEqual([
      `2027-01-12 2027-02-09 ${amount} paid`,
      `2027-02-09 2027-03-09 ${amount} paid`,
    ]);
  });

  it('STO-3: a charge that was announced before it was agreed is announced anew when it grows', async () => {
    const rental = await rented();
    await rentals.days(20);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ noticed_for: '2027-01-12', noticed_pence: 6572 });
    // A week before the day, which was announced that night.
    await agree(rental, 'Plan 6x6');
    expect(await rentals.contract(rental.orderId)).toMatchObject({ move_on: '2027-01-12', noticed_for: null });
    const announced = () =>
      rentals.subjects().filter((subject) => /for your storage on 12 January 2027/.test(subject)).length;
    const before = announced();
    await rentals.bill();
    // Beside the mail of what was agreed, in any order.
    expect(announced()).toBe(before + 1);
  });

  it('STO-3: pays whole weeks in the new unit when it ends there', async () => {
    const rental = await rented();
    await agree(rental);
    await rentals.days(30);
    const paid = await rentals.kept(rental.orderId);
    await rentals.bringBack(rental, '2027-01-26', { storedItems: [BOXES] });
    await rentals.days(20);
    // Two of the four weeks that were charged at the new unit's price.
    expect(await rentals.kept(rental.orderId)).toBe(paid / 2);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ state: 'ended', space: SMALLER });
  });

  it('STO-3: is called off by the customer, by a return of everything before it, and when more stays than was agreed', async () => {
    const [one, two] = [await rentals.rent(MONTHLY), await rentals.rent(MONTHLY)];
    const three = await rented();
    await agree(one);
    await service().callOffUnitMove(guestOf(one));
    await rentals.deliver();
    expect(rentals.subjects()).toContainEqual(expect.stringMatching(/^Your things stay where they are/));

    await agree(two);
    await rentals.bringBack(two, '2026-12-29', { storedItems: [BOXES] });
    expect(await unitOf(two)).toEqual(['Plan 6x4', 'Plan 6x4', null]);

    const some = { returnKind: 'items', furnitureItems: [{ ...BOXES, quantity: 12 }] } as const;
    const back = await rentals.bringBack(three, '2026-12-29', { storedItems: [BOXES], ...some });
    const { on, pieces } = await view(three, 'Plan 3x3');
    expect([on, pieces]).toEqual(['2027-01-12', 8]);
    await agree(three, 'Plan 3x3');
    const row = await findOrder(deps.db, back.orderId);
    const { token } = guestOf(back);
    const changes = createServices(deps).orderChanges;
    const { refund } = await changes.previewCancellation({ id: back.orderId, token });
    await changes.cancel({
      id: back.orderId,
      token,
      version: row?.calendar_sequence ?? 0,
      expectedRefund: refund,
      idempotencyKey: 'the-return-is-cancelled',
    });
    expect(await unitOf(three)).toEqual(['Plan 6x4', 'Plan 6x4', null]);
    await rentals.deliver();
    const told = rentals.subjects().filter((subject) => subject.startsWith('Your things stay where they are'));
    expect(told.map((subject) => subject.includes(three.reference))).toEqual([false, true]);
  });

  it('STO-3: waits for what is booked to go back, and then counts only what stays', async () => {
    const rental = await rented();
    const some = { returnKind: 'items', furnitureItems: [{ ...BOXES, quantity: 12 }] } as const;
    await rentals.bringBack(rental, '2027-01-19', { storedItems: [BOXES], ...some });
    const { on, pieces, offers } = await view(rental);
    expect([on, pieces, offers[0]?.state]).toEqual(['2027-02-09', 8, 'offered']);
  });

  it('STO-3: gives up an announced price with the unit that it was for', async () => {
    const rental = await rented();
    await setStoragePrice(
      deps,
      { email: 'desk@example.com' },
      { reference: rental.reference, perWeek: 30, from: '2027-02-01' },
    );
    await agree(rental);
    await rentals.days(60);
    const amounts = (await rentals.charges(rental.orderId)).map((line) => line.split(' ')[2]);
    expect(new Set(amounts).size).toBe(1);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ new_weekly_pence: null, new_from: null });
  });

  it.each([
    ['what does not fit', 'Plan 3x3', {}, 'validation_failed'],
    ['another price than was shown', SMALLER, { expectedPerPayment: 1 }, 'price_changed'],
    ['another day than was shown', SMALLER, { on: '2027-02-09' }, 'order_changed'],
    ['other things than were shown', SMALLER, { pieces: 19 }, 'order_changed'],
    ['the own unit', 'Plan 6x4', { expectedPerPayment: 65.72 }, 'nothing_to_change'],
    ['an area without a price', 'custom', { squareFeet: 2_000 }, 'by_request'],
    ['a strange key', SMALLER, { token: 'x' }, 'not_found'],
  ] as const)('STO-3: refuses %s, and nothing is agreed', async (_, storageSpace, changes, code) => {
    const rental = await rented();
    const asked = { ...(await wanted(rental)), storageSpace, ...changes };
    await expect(service().moveUnit(asked)).rejects.toMatchObject({ code });
    expect(await rentals.contract(rental.orderId)).toMatchObject({ move_on: null });
  });

  it('STO-3: stays while it is to be collected, ends, or owes something', async () => {
    const coming = await rentals.rent(MONTHLY);
    expect((await view(coming)).staysBecause).toBe('coming');
    await rentals.days(22);
    rentals.bank.behave('refused', 9);
    await rentals.days(27);
    expect((await view(coming)).staysBecause).toBe('owing');
    await expect(agree(coming)).rejects.toMatchObject({ code: 'change_not_offered' });
  });

  itOnBoth('BOOK-1: of stores that want the last unit at once one gets it', async () => {
    begin({ STORAGE_UNITS: '6x4:9,3x5:1' });
    const all = [await rentals.rent(MONTHLY), await rentals.rent(MONTHLY), await rented()];
    const asked = await Promise.all(all.map((rental) => wanted(rental)));
    const answers = await Promise.allSettled(asked.map((one) => service().moveUnit(one)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers.filter((one) => one.status === 'rejected')) {
      expect(answer.reason).toMatchObject({ code: 'unit_taken' });
    }
    expect(await free(SMALLER)).toBe(0);
  });

  it('STO-3: takes plain forms, and answers them with its page', async () => {
    const rental = await rented();
    replaceServices(deps);
    const { origin } = await startApi();
    const asked = await wanted(rental);
    const post = (path: string, fields: Record<string, string | number | null>) =>
      fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: deps.config.siteOrigin, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(
          Object.entries(fields).flatMap(([name, value]): [string, string][] =>
            value === null ? [] : [[name, String(value)]],
          ),
        ),
      });
    const wrong = await post(moveUnit.path, { ...asked, pieces: 3 });
    expect(wrong.headers.get('location')).toMatch(/\/unit\?token=.*space=Plan\+3x5.*trouble=order_changed$/);
    const done = await post(moveUnit.path, asked);
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toMatch(/\/unit\?token=[^&]+&done=agreed$/);
    const { reference, token } = asked;
    const off = await postJson(origin, callOffUnitMove.path, { reference, token });
    expect(off).toMatchObject({ status: 200, body: { calledOff: true } });
  });
});
