import { bookFromAccount, priceFromAccount } from '@/lib/contracts/accounts';
import { calculatePersonalized } from '@/lib/contracts/calculation';
import type { QuoteDto } from '@/lib/contracts/errors';
import { returnFromOrder } from '@/lib/contracts/returns';
import { thingField } from '@/lib/account-routes';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { createServices, replaceServices } from '@/lib/server/container';
import { postJson } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import { aRental, type Rental } from '@/lib/testing/rentals';

const SOFA = anItem(50, { id: 'custom_sofa', title: 'Sofa' });
const BOXES = anItem(3, { id: 'custom_box', title: 'Box', quantity: 20 });
const SOME = [
  { id: 'custom_sofa', quantity: 1 },
  { id: 'custom_box', quantity: 12 },
];

describeWithDatabase('the price of bringing things back from the account', (database) => {
  const clock = fixedClock();
  const depsOf = () => testDeps(database().db, clock.now);
  let api: ApiServer;
  let rental: Rental;
  let Cookie: string;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(depsOf());
    api = await startApi();
    rental = await aRental(depsOf(), { furnitureItems: [SOFA, BOXES] });
    ({ cookie: Cookie } = await signIn(depsOf(), 'ada@example.com'));
  });

  const ask = <B = QuoteDto>(body: object, cookie = Cookie) =>
    postJson<B>(api.origin, priceFromAccount.path, { orderId: rental.orderId, ...body }, { Cookie: cookie });
  const priceOf = async (what: 'unit' | 'items', things: object[] = []) =>
    (await ask({ what, things })).body.totalWithDiscount;

  /** The answers that a path goes on with, and the price that the flow shows for them. */
  async function priceInFlow(path: string, changes: Partial<ReturnAnswers> = {}) {
    const draft = await createServices(depsOf()).drafts.read(path.split('?quote=')[1] ?? '');
    const answers = { ...draft?.answers, ...changes, service: 'STORAGE_RETURN' };
    const { body } = await postJson<QuoteDto>(api.origin, calculatePersonalized.path, answers);
    return body.totalWithDiscount;
  }
  const begun = async (path: string, body: object) =>
    (await postJson<{ readonly path: string }>(api.origin, path, body, { Cookie })).body.path;

  it('STO-4: is the one of the same return from the order page and in the flow, for everything and for some', async () => {
    const { orderId, reference, token } = rental;
    const fromAccount = { orderId, things: SOME };
    const fromOrder = await begun(returnFromOrder.path, { reference, token, what: 'items' });
    const chosen = [SOFA, { ...BOXES, quantity: 12 }];
    const some = await priceOf('items', SOME);
    expect([
      await priceInFlow(await begun(bookFromAccount.path, { ...fromAccount, what: 'items' })),
      await priceInFlow(fromOrder, { furnitureItems: chosen }),
    ]).toEqual([some, some]);
    const all = await priceOf('unit');
    expect([
      await priceInFlow(await begun(bookFromAccount.path, { orderId, what: 'unit' })),
      await priceInFlow(await begun(returnFromOrder.path, { reference, token, what: 'unit' })),
      await priceOf('items', [SOME[0] ?? {}, { id: 'custom_box', quantity: 20 }]),
    ]).toEqual([all, all, all]);
    expect([await priceOf('items', [{ id: 'custom_box', quantity: 1 }]), some, all]).toEqual([49, 71.8, 79]);
  });

  it('goes on at the day with what was chosen, from a program and from a plain form', async () => {
    const { orderId } = rental;
    const path = await begun(bookFromAccount.path, { orderId, what: 'items', things: SOME });
    const fields = { orderId, what: 'items', [thingField('custom_sofa')]: '1', [thingField('custom_box')]: '12' };
    const posted = await fetch(api.origin + bookFromAccount.path, {
      method: 'POST',
      headers: { Cookie },
      body: new URLSearchParams({ ...fields, [thingField('custom_none')]: '0' }),
      redirect: 'manual',
    });
    for (const way of [path, posted.headers.get('location') ?? '']) {
      expect(way).toMatch(/^\/get-a-quote\/storage-return\/date\?quote=/);
      const draft = await createServices(depsOf()).drafts.read(way.split('?quote=')[1] ?? '');
      expect(draft?.answers).toMatchObject({
        returnKind: 'items',
        storedItems: [SOFA, BOXES],
        furnitureItems: [SOFA, { ...BOXES, quantity: 12 }],
        addresses: { delivery: { postcode: 'N1 2TX' } },
      });
    }
  });

  it('OWN-1: is told to the owner alone, and only for what is there', async () => {
    const eve = await signIn(depsOf(), 'eve@example.com');
    const everything = { what: 'unit', things: [] };
    expect((await ask(everything, eve.cookie)).status).toBe(404);
    expect((await ask(everything, '')).status).toBe(401);
    const some = (id: string, quantity: unknown) => ask({ what: 'items', things: [{ id, quantity }] });
    const hostile: readonly (readonly [string, unknown, number])[] = [
      ['custom_piano', 1, 404],
      ['__proto__', 1, 404],
      ['custom_box', 21, 404],
      ['custom_box', 0, 422],
      ['custom_box', -3, 422],
      ['custom_box', 1.5, 422],
      ['custom_box', 'Infinity', 422],
      ['x'.repeat(61), 1, 422],
    ];
    for (const [id, quantity, status] of hostile) expect([id, (await some(id, quantity)).status]).toEqual([id, status]);
    const twice = { what: 'items', things: [SOME[1], SOME[1]] };
    expect((await ask(twice)).status).toBe(404);
    expect((await ask({ what: 'items', things: Array.from({ length: 201 }, () => SOME[0]) })).status).toBe(422);
    expect((await ask({ orderId: `${rental.orderId}' OR 1=1`, ...everything })).status).toBe(404);
  });
});
