import { randomUUID } from 'node:crypto';
import * as accounts from '@/lib/contracts/accounts';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { createOrderFromAccount, createStorageReturn } from '@/lib/contracts/storage';
import { minutesAfter } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import { createServices, replaceServices } from '@/lib/server/container';
import { CONTRACTS } from '@/lib/server/modules/api/calls';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { A_CLAIM } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { signIn, type SignedIn } from '@/lib/testing/sessions';

/**
 * The callers tried: signed out without a key, another customer with their own keys, guessed identifiers, and the
 * customer.
 */
const ASKING = ['nobody', 'somebody else', 'guessed', 'the client'] as const;
type Asking = (typeof ASKING)[number];

type Order = CreatedOrderDto;
type Client = SignedIn & { readonly move: Order; readonly storage: Order; readonly draftId: string };
/** The identifiers and key that a request names. */
type Asked = Readonly<Record<'id' | 'orderId' | 'token' | 'reference' | 'draftId' | 'helperId' | 'returnId', string>>;

const GUESSED: Omit<Asked, 'helperId' | 'returnId'> = {
  id: randomUUID(),
  orderId: randomUUID(),
  reference: 'SM-AAAAAA',
  token: 'A'.repeat(43),
  draftId: 'A'.repeat(24),
};
const SLOT = { date: '2026-12-16', start: '10:00', end: '12:00' };
const CONFIRMED = { idempotencyKey: 'k'.repeat(20), version: 0, expectedRefund: 0, expectedToPay: 0 };
const SMALLER_UNIT = { storageSpace: 'Plan 3x5', expectedPerPayment: 0, on: '2027-01-12', pieces: 0 };
const COVER = { step: 'raised', worth: [] };
const CONTENTS = { addOns: [], furnitureItems: [] };
const REVIEW = { stars: 1, text: 'They came two hours late.', name: 'Ada', area: '' };
const EXTRA = 'e'.repeat(16);
const KEY_HANDOVER = { key: 'k'.repeat(20), plan: 'night', date: '2026-12-16', start: '10:00', expected: 0 };
const DELEGATE = 'helper-of-ada';
const FIRST_INVOICE = 'INV-2026-000001';
const CLAIM = { ...A_CLAIM, key: 'k'.repeat(20) };
const FLAT = { postcode: 'E1 6AN', floor: 2, parking: true, elevator: false };
const ELSEWHERE = { collection: FLAT, delivery: FLAT };
const DAYS = { from: '2026-12-14', to: '2026-12-20' };

/** Request bodies by endpoint name, valid in all but the caller. */
const BODIES: Readonly<Record<string, (asked: Asked) => object>> = {
  listClientStorage: ({ id }) => ({ id, only_active_spaces: 'false' }),
  priceFromAccount: ({ orderId }) => ({ orderId, what: 'unit' }),
  bookFromAccount: ({ orderId }) => ({ orderId, what: 'unit' }),
  forgetQuote: ({ draftId }) => ({ draftId }),
  inviteHelper: ({ orderId }) => ({ orderId, name: 'Kim', email: 'kim@example.com' }),
  revokeHelper: ({ orderId, helperId }) => ({ orderId, helperId }),
  stopHelpersReturn: ({ orderId, returnId }) => ({ orderId, returnId, version: 0, expectedRefund: 0 }),
  orderPaymentLink: ({ orderId: id, token }) => ({ id, token }),
  returnPaymentLink: ({ orderId: id, token }) => ({ id, token }),
  readOrder: ({ reference, token }) => ({ reference, token }),
  readOrderShares: ({ reference, token }) => ({ reference, token }),
  readOrderKey: ({ reference }) => ({ reference }),
  readOrderDay: ({ reference, token }) => ({ reference, token }),
  returnFromOrder: ({ reference, token }) => ({ reference, token, what: 'unit' }),
  topUpFromOrder: ({ reference, token }) => ({ reference, token }),
  saveStops: ({ reference, token }) => ({ reference, token, version: 0, stops: BOTH_ENDS }),
  findStreets: ({ reference, token }) => ({ reference, token, stop: 'collection' }),
  setTexts: ({ reference, token }) => ({ reference, token, texts: 'off' }),
  setChecklist: ({ reference, token }) => ({ reference, token, mark: 'post', set: 'on' }),
  setHome: ({ reference, token }) => ({ reference, token, home: 'victorian' }),
  shareOrder: ({ reference, token }) => ({ reference, token }),
  saveReview: ({ reference, token }) => ({ reference, token, version: 0, ...REVIEW }),
  withdrawReview: ({ reference, token }) => ({ reference, token }),
  stopReviewMails: ({ reference, token }) => ({ reference, token }),
  findOrderSlots: ({ orderId: id, token }) => ({ id, token, ...DAYS }),
  previewReschedule: ({ orderId: id, token }) => ({ id, token, slot: SLOT }),
  rescheduleOrder: ({ orderId: id, token }) => ({ id, token, ...CONFIRMED, slot: SLOT }),
  previewEdit: ({ orderId: id, token }) => ({ id, token, ...CONTENTS }),
  editOrder: ({ orderId: id, token }) => ({ id, token, ...CONFIRMED, ...CONTENTS }),
  previewAddresses: ({ orderId: id, token }) => ({ id, token, addresses: ELSEWHERE }),
  changeAddresses: ({ orderId: id, token }) => ({ id, token, ...CONFIRMED, addresses: ELSEWHERE }),
  previewCancellation: ({ orderId: id, token }) => ({ id, token }),
  cancelOrder: ({ orderId: id, token }) => ({ id, token, ...CONFIRMED }),
  answerExtra: ({ reference, token }) => ({ reference, token, extra: EXTRA, answer: 'no', expected: 20 }),
  chooseKeysLate: ({ reference, token }) => ({ reference, token, ...KEY_HANDOVER }),
  undoKeysLate: ({ reference, token }) => ({ reference, token, key: EXTRA }),
  sendClaimPhoto: ({ reference, token }) => ({ reference, token }),
  makeClaim: ({ reference, token }) => ({ reference, token, ...CLAIM }),
  changeCover: ({ reference, token }) => ({ reference, token, ...CONFIRMED, cover: COVER }),
  moveUnit: ({ reference, token }) => ({ reference, token, ...SMALLER_UNIT }),
  callOffUnitMove: ({ reference, token }) => ({ reference, token }),
  readEarlierStreets: ({ reference }) => ({ reference }),
  readInvoice: ({ reference, token }) => ({ reference, token, number: FIRST_INVOICE }),
  readCover: ({ reference, token }) => ({ reference, token }),
  readExtras: ({ reference, token }) => ({ reference, token }),
  readKeysLate: ({ reference, token }) => ({ reference, token }),
  readReview: ({ reference, token }) => ({ reference, token }),
  readClaims: ({ reference, token }) => ({ reference, token }),
  dropClaimPhoto: ({ reference, token }) => ({ reference, token, id: 'p' }),
  readRoomPhotos: ({ reference, token }) => ({ reference, token }),
  sendRoomPhoto: ({ reference, token }) => ({ reference, token, room: 'kitchen' }),
  dropRoomPhoto: ({ reference, token }) => ({ reference, token, id: 'p' }),
  readStoragePayments: ({ reference, token }) => ({ reference, token }),
  readUnits: ({ reference, token }) => ({ reference, token }),
};

/** The endpoints with a key that take a rental, and no other order. */
const OF_A_STORE = [
  ...['returnFromOrder', 'topUpFromOrder', 'moveUnit', 'callOffUnitMove'],
  ...['readStoragePayments', 'readUnits'],
];

/** The session endpoints that name no customer and act on the signed-in one. */
const OF_THE_SESSION = [
  'createOrderFromAccount',
  'createStorageReturn',
  ...Object.values(accounts)
    .filter(
      (value): value is typeof accounts.whoAmI | typeof accounts.openSession =>
        typeof value === 'object' && 'name' in value,
    )
    .filter(({ access, name }) => access === 'own' && !(name in BODIES))
    .map(({ name }) => name),
];

const REFUSED = [401, 404];
const takesKey = ({ request }: Endpoint) => 'fields' in request && 'token' in (request.fields as object);

it('every call of an account or an order is in this table', () => {
  const own = CONTRACTS.filter((endpoint) => endpoint.access === 'own' || takesKey(endpoint));
  const known = [...Object.keys(BODIES), ...OF_THE_SESSION];
  expect(
    own
      .map(({ name }) => name)
      .filter((name) => !/News$/.test(name))
      .sort(),
  ).toEqual(known.sort());
});

describeWithDatabase('only one’s own', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let ada: Client;
  let eve: Client;

  const depsOf = () => testDeps(database().db, clock.now, { CREWS: '9', STORAGE_CREWS: '9' });

  const savedQuote = async (email: string) => {
    const asked = { draftId: null, flow: 'moving', step: 'details', answers: fullAnswers({ email }) } as const;
    return (await createServices(depsOf()).drafts.save(asked, email)).draftId;
  };

  beforeEach(async () => {
    const deps = depsOf();
    replaceServices(deps);
    api = await startApi();
    const client = async (email: string): Promise<Client> => ({
      ...(await signIn(deps, email)),
      // The case of an email address does not matter: both spellings are one mailbox.
      move: await placePaidOrder(deps, { email: email.toUpperCase() }),
      storage: await placePaidOrderOf(deps, 'storage', fullStorageAnswers({ email })),
      draftId: await savedQuote(email),
    });
    [ada, eve] = [await client('ada@example.com'), await client('eve@example.com')];
  });

  /**
   * Inserts a delegate of Ada's unit and a return that the delegate ordered, with the columns that the endpoints read.
   */
  async function shareAdasUnit() {
    const { db } = database();
    const { orderId: store_order_id } = ada.storage;
    const delegate = { id: DELEGATE, store_order_id, email: 'sam@example.com', name: 'Sam', revoked_at: null };
    await db
      .insertInto('store_helpers')
      .values({ ...delegate, invited_at: clock.now().toISOString() })
      .execute();
    const ordered = { store_order_id, helper_id: DELEGATE };
    await db.updateTable('orders').set(ordered).where('id', '=', ada.move.orderId).execute();
  }

  /** Inserts an extra that Ada can still answer. */
  async function askAda() {
    const at = clock.now().toISOString();
    const later = minutesAfter(clock.now(), 20).toISOString();
    await database()
      .db.insertInto('extra_charges')
      .values({
        id: EXTRA,
        order_id: ada.move.orderId,
        kind: 'waiting',
        place: '',
        postcode: null,
        what: '',
        worked_out: '',
        reason: '',
        pence: pence(2_000),
        state: 'asked',
        asked_by: '',
        asked_at: at,
        answer_by: later,
        updated_at: at,
        answered_at: null,
        heard_by: null,
        paid_at: null,
      })
      .execute();
  }

  /** Returns the identifiers to send about Ada's order and the caller's cookie. */
  function asked(who: Asking, order: keyof Pick<Client, 'move' | 'storage'>): readonly [Asked, string] {
    const { orderId, reference, token } = ada[order];
    const helped = { helperId: DELEGATE, returnId: ada.move.orderId };
    const right = { id: ada.id, orderId, reference, token, draftId: ada.draftId, ...helped };
    const table: Readonly<Record<Asking, readonly [Asked, string]>> = {
      nobody: [{ ...right, token: '-' }, ''],
      'somebody else': [{ ...right, token: eve[order].token }, eve.cookie],
      guessed: [{ ...GUESSED, ...helped }, eve.cookie],
      'the client': [right, ada.cookie],
    };
    return table[who];
  }

  const secrets = () => [ada.email, ada.move.reference, ada.storage.reference, ada.move.token, 'N1 2TX', 'Sample'];

  async function ask(path: string, init: RequestInit): Promise<readonly [status: number, text: string]> {
    const response = await fetch(api.origin + path, { ...init, redirect: 'manual' });
    return [response.status, (await response.text()) + (response.headers.get('location') ?? '')];
  }

  async function call(endpoint: Endpoint, fields: object, cookie: string) {
    const { method } = endpoint;
    const given = new Map(Object.entries(fields as Record<string, string>));
    const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => given.get(name) ?? '');
    if (method === 'POST' && !endpoint.takesPhoto) {
      const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
      return ask(path, { method, headers, body: JSON.stringify(fields) });
    }
    const query = new URLSearchParams(fields as Record<string, string>).toString();
    const photo = endpoint.takesPhoto ? { body: 'AAAA', type: { 'Content-Type': 'image/jpeg' } } : { type: {} };
    return ask(`${path}?${query}`, { method, headers: { Cookie: cookie, ...photo.type }, body: photo.body ?? null });
  }

  function expectRefused(what: string, who: Asking, [status, text]: readonly [number, string]) {
    expect([what, who, REFUSED.includes(status) ? 'refused' : status]).toEqual([what, who, 'refused']);
    for (const secret of secrets()) expect([what, who, text]).not.toEqual([what, who, expect.stringContaining(secret)]);
  }

  async function expectOnlyOnesOwn(name: string) {
    const endpoint = CONTRACTS.find((one) => one.name === name) as Endpoint;
    const about = endpoint.access === 'own' || OF_A_STORE.includes(name) ? 'storage' : 'move';
    for (const who of ASKING) {
      const [named, cookie] = asked(who, about);
      const answer = await call(endpoint, BODIES[name]?.(named) ?? {}, cookie);
      // The customer may be refused for another reason, but not as a stranger.
      if (who === 'the client')
        expect([name, REFUSED.includes(answer[0]), answer[0] < 500]).toEqual([name, false, true]);
      else expectRefused(name, who, answer);
    }
  }
  const isOfDelegates = (name: string) => /Helper/.test(name);

  it.each(Object.keys(BODIES))('%s', async (name) => {
    if (isOfDelegates(name)) await shareAdasUnit();
    if (name === 'answerExtra') await askAda();
    await expectOnlyOnesOwn(name);
  });

  // One database for all calls: on PostgreSQL, creating 39 databases took six times as long as the calls.
  itOnBoth('every call, one after another', async () => {
    await askAda();
    for (const name of Object.keys(BODIES).filter((each) => !isOfDelegates(each))) await expectOnlyOnesOwn(name);
    await shareAdasUnit();
    for (const name of Object.keys(BODIES).filter(isOfDelegates)) await expectOnlyOnesOwn(name);
  });

  it.each(['calendar', 'pay'])('the link to the %s', async (what) => {
    for (const who of ASKING) {
      const [{ reference, token }, cookie] = asked(who, 'move');
      const answer = await ask(`/api/orders/${reference}/${what}?token=${token}`, { headers: { Cookie: cookie } });
      if (who === 'the client') expect([200, 303]).toContain(answer[0]);
      else expectRefused(what, who, answer);
    }
  });

  it('the calendar file without a key: only for its signed-in client', async () => {
    for (const who of ASKING) {
      const [{ reference }, cookie] = asked(who, 'move');
      const answer = await ask(`/api/orders/${reference}/calendar`, { headers: { Cookie: cookie } });
      if (who === 'the client') expect(answer[0]).toBe(200);
      else expectRefused('calendar', who, answer);
    }
  });

  it('the order page: by its key, or without one for its signed-in client', async () => {
    const { accounts: client, orders } = createServices(depsOf());
    for (const who of ASKING) {
      const [{ reference, token }, cookie] = asked(who, 'move');
      const byKey = await orders.view(reference, token);
      const key = await client.ownerKey(reference, { headers: { cookie } });
      const isClient = who === 'the client';
      expect([who, byKey !== null, key]).toEqual([who, isClient, isClient ? ada.move.token : null]);
    }
  });

  it('the pages of the account', async () => {
    const { accounts: client } = createServices(depsOf());
    const [hers, nobodys] = [
      await client.view.orders(eve),
      await client.view.orders({ id: 'x', email: 'new@example.com' }),
    ];
    expect(hers.map(({ reference }) => reference).sort()).toEqual([eve.move.reference, eve.storage.reference].sort());
    expect((await client.view.spaces(eve)).map(({ orderId }) => orderId)).toEqual([eve.storage.orderId]);
    expect((await client.view.details(eve))?.email.toLowerCase()).toBe(eve.email);
    expect(nobodys).toEqual([]);
    expect((await client.quotes.list(eve, 9)).map(({ draftId }) => draftId)).toEqual([eve.draftId]);
  });

  it('orders from the account, which are priced only for whoever is signed in', async () => {
    for (const [path, flow, answers] of [
      [createOrderFromAccount.path, 'storage', fullStorageAnswers({ email: 'Eve@Example.com' })],
      [createStorageReturn.path, 'storage-return', fullReturnAnswers({ email: 'Eve@Example.com' })],
    ] as const) {
      const rental = { reference: eve.storage.reference };
      const body = JSON.stringify({ flow, answers, store: rental, idempotencyKey: randomUUID(), expectedTotal: 0 });
      const send = (Cookie: string) =>
        ask(path, { method: 'POST', headers: { Cookie, 'Content-Type': 'application/json' }, body });
      expectRefused(path, 'nobody', await send(''));
      expect((await send(eve.cookie))[0]).toBe(409);
    }
  });
});
