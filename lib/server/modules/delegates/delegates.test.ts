import { randomUUID } from 'node:crypto';
import { bookFromAccount, priceFromAccount } from '@/lib/contracts/accounts';
import { createOrder } from '@/lib/contracts/checkout';
import { inviteHelper, revokeHelper, stopHelpersReturn } from '@/lib/contracts/delegates';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { createServices, replaceServices } from '@/lib/server/container';
import { delegatesOf, revokeDelegate as markRevoked } from '@/lib/server/modules/delegation/repo';
import { orderPage } from '@/lib/server/modules/orders/desk-order';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import { storedInventoryOf } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { transact } from '@/lib/server/platform/db/db';
import { postJson, type OrderAnswer } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { guestOf, openPaymentPage } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { aDelegate, type Delegate } from '@/lib/testing/delegates';
import { deliverAll } from '@/lib/testing/deliver';
import { anAddress, anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { aRental, type Rental } from '@/lib/testing/rentals';
import { fullReturnAnswers } from '@/lib/testing/services';
import { signIn, type SignedIn } from '@/lib/testing/sessions';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';

const SOFA = anItem(50, { id: 'custom_sofa', title: 'Sofa' });
const BOXES = anItem(4, { id: 'custom_box', title: 'Box', quantity: 5 });
const TWO_BOXES = [{ id: BOXES.id, quantity: 2 }];
/** The price in pounds of returning two boxes of 4 cu ft. */
const PRICE = 49;
const SAM = { name: 'Sam', email: 'sam@example.com' };

type Answer = { readonly error?: { readonly code: string; readonly fields?: Record<string, string> } };

describeWithDatabase('the right to order returns in an owner’s stead', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let rental: Rental;
  let ada: SignedIn;
  const depsOf = () => testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(depsOf());
    api = await startApi();
    rental = await aRental(depsOf(), { furnitureItems: [SOFA, BOXES] });
    ada = await signIn(depsOf(), 'ada@example.com');
  });

  const post = <B = Answer>(path: string, body: object, { cookie }: Pick<SignedIn, 'cookie'>) =>
    postJson<B>(api.origin, path, body, { Cookie: cookie });
  const invite = (changes: object = {}, who: Pick<SignedIn, 'cookie'> = ada) =>
    post(inviteHelper.path, { orderId: rental.orderId, ...SAM, ...changes }, who);
  const revoke = ({ row }: Delegate, who: Pick<SignedIn, 'cookie'> = ada) =>
    post(revokeHelper.path, { orderId: rental.orderId, helperId: row.id }, who);
  const active = async () =>
    (await delegatesOf(database().db, [rental.orderId])).filter((row) => row.revoked_at === null);
  const begin = (who: Pick<SignedIn, 'cookie'>, changes: object = {}) =>
    post<Answer & { readonly path: string }>(
      bookFromAccount.path,
      { orderId: rental.orderId, what: 'items', things: TWO_BOXES, ...changes },
      who,
    );
  const draftIn = (path: string) => path.split('?quote=')[1] ?? '';
  const order = (
    draftId: string,
    changes: Partial<ReturnAnswers> = {},
    who?: Pick<SignedIn, 'cookie'>,
    total = PRICE,
  ) =>
    postJson<OrderAnswer>(
      api.origin,
      createOrder.path,
      {
        idempotencyKey: randomUUID(),
        draftId,
        flow: 'storage-return',
        expectedTotal: total,
        answers: fullReturnAnswers({
          returnKind: 'items',
          furnitureItems: [{ ...BOXES, quantity: 2 }],
          email: SAM.email,
          firstName: 'Sam',
          ...changes,
        }),
      },
      who && { Cookie: who.cookie },
    );
  const bookedBy = async (delegate: Delegate) => {
    const { body } = await order(draftIn((await begin(delegate)).body.path));
    await (await openPaymentPage(depsOf(), body)).click('pay');
    return body;
  };
  const mailed = async () => {
    const rows = await database().db.selectFrom('outbox').select('topic').where('topic', 'like', 'helper.%').execute();
    return rows.map(({ topic }) => topic).toSorted();
  };
  const inventory = async () => {
    const row = await findOrder(database().db, rental.orderId);
    return row ? (await storedInventoryOf(database().db, row, { now: clock.now() })).items : [];
  };
  const happened = async (orderId: string) => {
    const rows = database().db.selectFrom('order_events').select(['type', 'cause', 'detail_json']);
    const events = await rows.where('order_id', '=', orderId).orderBy('at').execute();
    return events.filter(({ type }) => type.startsWith('helper_'));
  };

  describe('given', () => {
    it('OWN-1: goes to a mailbox once, both are told, and it is in the history of the storage', async () => {
      expect((await invite({ email: 'Sam@Example.com' })).status).toBe(200);
      expect(await active()).toMatchObject([{ email: SAM.email, name: 'Sam' }]);
      expect(await mailed()).toEqual(['helper.given.customer', 'helper.invited.customer']);
      expect(await happened(rental.orderId)).toMatchObject([
        { type: 'helper_invited', detail_json: '{"helper":"Sam"}' },
      ]);
      const again = await invite();
      expect([again.status, again.body.error?.fields]).toEqual([422, { email: DELEGATE_MESSAGES.hasRightAlready }]);
      expect(await mailed()).toHaveLength(2);
    });

    it('OWN-1: is refused to a sixth person until one has it no more', async () => {
      for (let n = 1; n <= MOST_DELEGATES; n += 1)
        expect((await invite({ email: `h${n}@example.com` })).status).toBe(200);
      const sixth = await invite();
      expect([sixth.status, sixth.body.error?.fields]).toEqual([422, { email: DELEGATE_MESSAGES.helpersFull }]);
      const [first] = await active();
      await post(revokeHelper.path, { orderId: rental.orderId, helperId: first?.id }, ada);
      expect((await invite()).status).toBe(200);
    });

    itOnBoth('OWN-1: never to more than five, however many are invited at once', async () => {
      const emails = Array.from({ length: 9 }, (_, n) => `h${n}@example.com`);
      const answers = await Promise.all(emails.map((email) => invite({ email })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_DELEGATES);
      expect(await active()).toHaveLength(MOST_DELEGATES);
    });

    itOnBoth('OWN-1: of the same person invited at once there is one', async () => {
      const answers = await Promise.all(Array.from({ length: 3 }, () => invite()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
      expect(await active()).toHaveLength(1);
    });

    it('OWN-1: only by the owner of the unit, who is signed in', async () => {
      const eve = await signIn(depsOf(), 'eve@example.com');
      const sam = await aDelegate(depsOf(), rental);
      for (const [who, status] of [
        [{ cookie: '' }, 401],
        [eve, 404],
        [sam, 404],
      ] as const) {
        expect((await invite({ email: 'friend@example.com' }, who)).status).toBe(status);
        expect((await revoke(sam, who)).status).toBe(status);
      }
      expect(await active()).toHaveLength(1);
      const nowhere = await invite({ orderId: randomUUID() });
      expect(nowhere.status).toBe(404);
    });

    it('OWN-1: not to oneself, and not with a name that is a link', async () => {
      expect((await invite({ email: 'ADA+me@example.com' })).body.error?.fields).toEqual({
        email: DELEGATE_MESSAGES.ownAddress,
      });
      for (const name of ['www.evil.example', 'https://evil.example', 'a\r\nBcc: b', '<b>Sam</b>', '']) {
        expect([name, Object.keys((await invite({ name })).body.error?.fields ?? {})]).toEqual([name, ['name']]);
      }
      expect((await invite({ name: 'Zoë O’Brien-Li Jr.' })).status).toBe(200);
    });

    it('ABU-1: does not flood a mailbox with mail, and one owner invites ten a day', async () => {
      for (let n = 0; n < 3; n += 1) await revoke(await aDelegate(depsOf(), rental));
      expect((await invite()).status).toBe(429);
      const other = await aRental(depsOf(), { email: 'bob@example.com' });
      const bob = await signIn(depsOf(), 'bob@example.com');
      // Spellings of one mailbox share its limit, whoever sends the invitation.
      expect((await invite({ orderId: other.orderId, email: 's.am+x@example.com' }, bob)).status).toBe(429);
      clock.advanceMinutes(24 * 60);
      for (let n = 0; n < 10; n += 1) await revoke(await aDelegate(depsOf(), rental, { email: `h${n}@example.com` }));
      clock.advanceMinutes(1);
      expect((await invite()).status).toBe(429);
    });
  });

  describe('used', () => {
    let sam: Delegate;
    beforeEach(async () => {
      sam = await aDelegate(depsOf(), rental);
    });

    it('OWN-1: shows the unit with what is in it, and nothing else of its owner', async () => {
      const { accounts } = createServices(depsOf());
      const opened = await accounts.view.opened(sam);
      expect(opened).toMatchObject([
        { orderId: rental.orderId, owner: 'Ada', title: '6 × 4 ft unit', unbooked: [SOFA, BOXES], access: null },
      ]);
      const text = JSON.stringify(opened);
      for (const secret of ['ada@example.com', rental.reference, rental.token, 'Sample', '7700', 'N1'])
        expect(text).not.toContain(secret);
      expect([await accounts.view.spaces(sam), await accounts.view.orders(sam)]).toEqual([[], []]);
      expect(await accounts.ownerKey(rental.reference, { headers: { cookie: sam.cookie } })).toBeNull();
      expect(await accounts.view.opened(await signIn(depsOf(), 'eve@example.com'))).toEqual([]);
    });

    it('OWN-1: begins a return without the owner’s name, phone and address', async () => {
      const { body } = await begin(sam);
      expect(body.path).toMatch(/^\/get-a-quote\/storage-return\/address\?quote=/);
      const draft = await createServices(depsOf()).drafts.read(draftIn(body.path));
      expect(draft?.answers).toMatchObject({
        email: SAM.email,
        firstName: '',
        lastName: '',
        phone: '',
        returnKind: 'items',
        furnitureItems: [{ ...BOXES, quantity: 2 }],
        addresses: { delivery: { postcode: '' } },
      });
    });

    it('OWN-1: begins the next one with how to reach them, from their own last order', async () => {
      await bookedBy(sam);
      const draft = await createServices(depsOf()).drafts.read(draftIn((await begin(sam)).body.path));
      expect(draft?.answers).toMatchObject({ firstName: 'Sam', addresses: { delivery: { postcode: '' } } });
    });

    it('OWN-1: orders things, in their own name and at the price of every return; the owner is told when it is paid', async () => {
      clock.advanceMinutes(1);
      const priced = await post<{ readonly totalWithDiscount: number }>(
        priceFromAccount.path,
        { orderId: rental.orderId, what: 'items', things: TWO_BOXES },
        sam,
      );
      expect(priced.body.totalWithDiscount).toBe(PRICE);
      const { orderId, reference, token } = await bookedBy(sam);
      expect((await createServices(depsOf()).orders.view(reference, token))?.store).toBeNull();
      const row = await findOrder(database().db, orderId);
      expect(row).toMatchObject({ email: SAM.email, store_order_id: rental.orderId, helper_id: sam.row.id });
      expect(await mailed()).toContain('helper.return.customer');
      expect(await happened(rental.orderId)).toMatchObject([
        { type: 'helper_invited' },
        { type: 'helper_ordered', cause: 'helper', detail_json: JSON.stringify({ helper: 'Sam', reference }) },
      ]);
      expect((await createServices(depsOf()).delegates.ofOwner(ada))[0]?.returns).toMatchObject([
        { returnId: orderId, name: 'Sam', pieces: 2, refund: PRICE },
      ]);
    });

    it('OWN-1: counts in the stock of the unit, for the owner as for every helper', async () => {
      await bookedBy(sam);
      expect(await inventory()).toMatchObject([{ id: SOFA.id }, { id: BOXES.id, quantity: 3 }]);
      const [space] = await createServices(depsOf()).accounts.view.spaces(ada);
      expect(space?.unbooked).toMatchObject([{ id: SOFA.id }, { quantity: 3 }]);
      expect((await begin(ada, { things: [{ id: BOXES.id, quantity: 4 }] })).status).toBe(404);
      expect((await begin(sam, { things: [{ id: BOXES.id, quantity: 4 }] })).status).toBe(404);
    });

    itOnBoth('OWN-1: of a helper and the owner at once, who ask for the same things, one gets them', async () => {
      const drafts = [
        draftIn((await begin(sam, { things: [{ id: BOXES.id, quantity: 5 }] })).body.path),
        draftIn((await begin(ada, { things: [{ id: BOXES.id, quantity: 5 }] })).body.path),
      ];
      const things = { furnitureItems: [BOXES] };
      const both = await Promise.all([
        order(drafts[0] ?? '', things, undefined, 52),
        order(drafts[1] ?? '', { ...things, email: 'ada@example.com' }, undefined, 52),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    });

    it('OWN-1: never ends the storage: neither everything, nor the last thing that is in it', async () => {
      const all = [
        { id: SOFA.id, quantity: 1 },
        { id: BOXES.id, quantity: 5 },
      ];
      expect((await begin(sam, { what: 'unit' })).body.error?.fields).toEqual({
        returnKind: DELEGATE_MESSAGES.ownerEndsStorage,
      });
      expect((await begin(sam, { things: all })).body.error?.fields).toEqual({
        furnitureItems: DELEGATE_MESSAGES.somethingStays,
      });
      expect((await begin(sam, { what: 'collection' })).status).toBe(404);
      const draftId = draftIn((await begin(sam)).body.path);
      const unit = await order(draftId, { returnKind: 'unit' });
      expect(unit.body.error.fields).toEqual({ 'answers.returnKind': DELEGATE_MESSAGES.ownerEndsStorage });
      const things = await order(draftId, { furnitureItems: [SOFA, BOXES] });
      expect(things.body.error.fields).toEqual({ 'answers.furnitureItems': DELEGATE_MESSAGES.somethingStays });
    });

    itOnBoth('OWN-1: leaves something also when two helpers take the rest at once', async () => {
      const bob = await aDelegate(depsOf(), rental, { name: 'Bob', email: 'bob@example.com' });
      const [his, hers] = [
        draftIn((await begin(sam, { things: [{ id: BOXES.id, quantity: 5 }] })).body.path),
        draftIn((await begin(bob, { things: [{ id: SOFA.id, quantity: 1 }] })).body.path),
      ];
      const both = await Promise.all([
        order(his, { furnitureItems: [BOXES] }, undefined, 52),
        order(hers, { furnitureItems: [SOFA], email: 'bob@example.com' }, undefined, 61),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      expect((await inventory()).length).toBe(1);
    });

    it('OWN-1: is confirmed to the helper’s address and to no other', async () => {
      const draftId = draftIn((await begin(sam)).body.path);
      const { status, body } = await order(draftId, { email: 'eve@example.com' });
      expect([status, body.error.fields]).toEqual([422, { 'answers.email': DELEGATE_MESSAGES.helperEmail }]);
    });

    it('OWN-1: after a day only to the helper, signed in', async () => {
      const draftId = draftIn((await begin(sam)).body.path);
      clock.advanceMinutes(24 * 60);
      expect((await order(draftId)).body.error.code).toBe('owner_unproven');
      expect((await order(draftId, {}, ada)).body.error.code).toBe('owner_unproven');
      expect((await order(draftId, {}, sam)).status).toBe(201);
    });

    it('OWN-1: is named at the desk, with who ordered it', async () => {
      clock.advanceMinutes(1);
      const { reference } = await bookedBy(sam);
      const page = await orderPage(depsOf(), reference);
      expect(page?.facts).toContainEqual({
        label: 'Ordered by',
        text: 'Sam, sam@example.com, for the owner of the unit',
      });
      const history = (await orderPage(depsOf(), rental.reference))?.timeline ?? [];
      expect(history.map(({ what, who, detail }) => [what, who, detail])).toEqual([
        ['Return ordered by an invited person', 'someone the customer invited', `Sam, ${reference}`],
        ['Right to order returns given', 'the customer', 'Sam'],
      ]);
    });
  });

  describe('taken away', () => {
    let sam: Delegate;
    beforeEach(async () => {
      sam = await aDelegate(depsOf(), rental);
    });

    it('OWN-1: refuses the order of a draft that was open, and shows it nothing any more', async () => {
      const draftId = draftIn((await begin(sam)).body.path);
      expect((await revoke(sam)).status).toBe(200);
      for (const who of [undefined, sam]) {
        const { status, body } = await order(draftId, {}, who);
        expect([status, body.error.code]).toEqual([403, 'right_revoked']);
      }
      expect(
        await database().db.selectFrom('orders').select('id').where('flow', '=', 'storage-return').execute(),
      ).toEqual([]);
      const draft = await createServices(depsOf()).drafts.read(draftId);
      expect([draft?.store, JSON.stringify(draft?.answers).includes('Sofa')]).toEqual([null, false]);
      expect(await createServices(depsOf()).accounts.view.opened(sam)).toEqual([]);
      expect((await begin(sam)).status).toBe(404);
    });

    itOnBoth('OWN-1: of an order and the end of its right at once, none is left that can be paid', async () => {
      const draftId = draftIn((await begin(sam)).body.path);
      const [placed] = await Promise.all([order(draftId), revoke(sam)]);
      expect([201, 403]).toContain(placed.status);
      const rows = database().db.selectFrom('orders').select('state').where('flow', '=', 'storage-return');
      for (const { state } of await rows.execute()) expect(state).toBe('expired');
    });

    it('OWN-1: ends what was not paid for; paid all the same, the money goes back', async () => {
      const { body } = await order(draftIn((await begin(sam)).body.path));
      const page = await openPaymentPage(depsOf(), body);
      await revoke(sam);
      expect((await findOrder(database().db, body.orderId))?.state).toBe('expired');
      expect(await inventory()).toMatchObject([{ id: SOFA.id }, { quantity: 5 }]);
      await page.click('pay');
      expect((await findOrder(database().db, body.orderId))?.state).toBe('expired');
      expect(await database().db.selectFrom('refunds').select('reason').execute()).toEqual([
        { reason: 'paid_too_late' },
      ]);
    });

    it('OWN-1: once, with a mail to both, and it can be given again', async () => {
      await Promise.all([revoke(sam), revoke(sam)]);
      expect(await mailed()).toEqual(['given', 'invited', 'revoked', 'taken'].map((what) => `helper.${what}.customer`));
      expect((await happened(rental.orderId)).map(({ type }) => type)).toEqual(['helper_invited', 'helper_revoked']);
      expect((await invite()).status).toBe(200);
      expect((await begin(sam)).status).toBe(200);
    });

    itOnBoth(
      'OWN-1: leaves what is paid booked, which the owner can cancel; both are told, and who paid is paid back',
      async () => {
        const { orderId } = await bookedBy(sam);
        await revoke(sam);
        const [space] = await createServices(depsOf()).delegates.ofOwner(ada);
        const [back] = space?.returns ?? [];
        const sent = {
          orderId: rental.orderId,
          returnId: orderId,
          version: back?.version,
          expectedRefund: back?.refund,
        };
        expect((await post(stopHelpersReturn.path, sent, sam)).status).toBe(404);
        expect((await post(stopHelpersReturn.path, { ...sent, returnId: rental.orderId }, ada)).status).toBe(404);
        expect((await post(stopHelpersReturn.path, { ...sent, expectedRefund: 1 }, ada)).status).toBe(409);
        expect((await post(stopHelpersReturn.path, sent, ada)).status).toBe(200);
        expect((await findOrder(database().db, orderId))?.state).toBe('cancelled');
        expect(await database().db.selectFrom('refunds').select(['order_id', 'amount_pence']).execute()).toEqual([
          { order_id: orderId, amount_pence: PRICE * 100 },
        ]);
        expect(await inventory()).toMatchObject([{ id: SOFA.id }, { quantity: 5 }]);
        expect((await happened(rental.orderId)).map(({ type }) => type)).toContain('helper_stopped');
        expect(await mailed()).toEqual(expect.arrayContaining(['helper.stopped.customer', 'helper.return.customer']));
      },
    );

    it('OWN-1: leaves who had it nothing but cancelling: another day, more or another address are refused', async () => {
      const booked = await bookedBy(sam);
      const guest = guestOf(depsOf(), booked);
      const wanted = { date: '2026-12-17', start: '08:00', end: '10:00' };
      const agreed = guest.agreed(await guest.previewReschedule(wanted));
      const seen = async () => createServices(depsOf()).orders.view(booked.reference, booked.token);
      expect(await seen()).toMatchObject({ canChange: true, onlyCancels: false });
      await revoke(sam);
      expect(await seen()).toMatchObject({ canChange: true, onlyCancels: true });
      const [listed] = await createServices(depsOf()).accounts.view.orders(sam);
      expect(listed?.changes).toEqual(['cancel']);
      const revoked = { code: 'right_revoked' };
      await expect(guest.changes.reschedule({ ...agreed, slot: wanted })).rejects.toMatchObject(revoked);
      await expect(guest.previewReschedule(wanted)).rejects.toMatchObject(revoked);
      const delivery = anAddress({ postcode: 'E1 6AN' });
      await expect(guest.previewAddresses({ delivery })).rejects.toMatchObject(revoked);
      expect((await guest.cancel()).state).toBe('applied');
    });

    it('OWN-1: of its end and another day in the same second, the day stays', async () => {
      const booked = await bookedBy(sam);
      const guest = guestOf(depsOf(), booked);
      const wanted = { date: '2026-12-17', start: '08:00', end: '10:00' };
      const agreed = guest.agreed(await guest.previewReschedule(wanted));
      const { outcome } = await transact(database().db, async (trx) => {
        await lockOrder(trx, rental.orderId);
        const pressed = guest.changes.reschedule({ ...agreed, slot: wanted }).catch((error: unknown) => error);
        await untilBlocked(database());
        await markRevoked(trx, sam.row.id, clock.now());
        return { outcome: pressed };
      });
      expect(await outcome).toMatchObject({ code: 'right_revoked' });
    });

    it('OWN-1: refuses a change that was not paid for yet: paid all the same, the money goes back', async () => {
      const booked = await bookedBy(sam);
      const busy = { date: '2026-12-19', start: '10:00', end: '12:00' };
      expect(await guestOf(depsOf(), booked).reschedule(busy)).toMatchObject({ state: 'awaiting_payment' });
      const page = await openPaymentPage(depsOf(), booked);
      await revoke(sam);
      await expect(openPaymentPage(depsOf(), booked)).rejects.toMatchObject({ code: 'order_not_payable' });
      await page.click('pay');
      const row = await findOrder(database().db, booked.orderId);
      expect([row?.state, row?.order_json.includes(busy.date)]).toEqual(['confirmed', false]);
      const refunds = database().db.selectFrom('refunds').select('reason').execute();
      expect(await refunds).toEqual([{ reason: 'change_refused' }]);
    });

    it('LAW-7: tells each of them what happened, the owner never the helper’s phone, the helper nothing of the owner’s', async () => {
      const sent: { readonly to: string; readonly text: string; readonly subject: string }[] = [];
      const mailer = {
        send: (mail: { to: string; text: string; subject: string }) => {
          sent.push(mail);
          return Promise.resolve({ outcome: 'sent' as const });
        },
      };
      await bookedBy(sam);
      await deliverAll(depsOf(), { mailer });
      const about = (to: string) => sent.filter((mail) => mail.to === to);
      const owners = about('ada@example.com').map(({ subject }) => subject);
      expect(owners).toEqual(
        expect.arrayContaining([
          'Sam can now order returns from your unit',
          'Sam ordered a return of 2 things for Tuesday 15 December 2026',
        ]),
      );
      const delegates = about(SAM.email);
      expect(delegates.map(({ subject }) => subject)).toContain('Ada has said you can order things back from storage');
      for (const { text } of delegates) {
        for (const secret of [rental.reference, rental.token, 'ada@example.com']) expect(text).not.toContain(secret);
      }
      await revoke(sam);
      await deliverAll(depsOf(), { mailer });
      expect(
        sent
          .slice(-2)
          .map(({ subject }) => subject)
          .toSorted(),
      ).toEqual([
        'Sam can no longer order returns from your unit',
        'You can no longer order returns from Ada’s 6 × 4 ft unit',
      ]);
    });
  });
});
