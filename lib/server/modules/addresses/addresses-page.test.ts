import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { offerValue } from '@/lib/contracts/addresses-page';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { IDEAL_KEY, startIdealPostcodes } from '@/lib/testing/ideal-postcodes';
import { addressesWith, anAddress, fullAnswers } from '@/lib/testing/moves';
import { pageRequest } from '@/lib/testing/page-request';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { signIn } from '@/lib/testing/sessions';
import { visitAddresses } from './addresses-page';

type Guest = { readonly reference: string; readonly token: string };
type Fields = Readonly<Record<string, string>>;

/** Returns a browser's post of the page's form; a GET request for null. */
function requestOf(fields: Fields | null, headers: Fields = {}): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: fields ? 'POST' : 'GET' });
  request.headers = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  request.push(fields && new URLSearchParams(fields).toString());
  if (fields) request.push(null);
  return request;
}

describeWithDatabase('the page that asks where exactly', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
  });

  async function visit({ reference, token }: Guest, fields: Fields | null = null, headers: Fields = {}) {
    const view = await createServices(deps).orders.view(reference, token);
    if (!view) throw new Error('No such order');
    const request = requestOf(fields, headers);
    const response = new ServerResponse(request);
    const state = await visitAddresses(pageRequest({ reference, token }, request, response), view);
    return { state, status: response.statusCode };
  }
  const form = async (...visited: Parameters<typeof visit>) => {
    const { state, status } = await visit(...visited);
    if (state === 'saved' || state.kind !== 'form') throw new Error(`Not a form: ${JSON.stringify(state)}`);
    return { ...state, status };
  };
  const lines = async () =>
    (await deps.db.selectFrom('order_stops').selectAll().orderBy('stop').execute()).map(({ stop, line1 }) => [
      stop,
      line1,
    ]);

  const BOTH = {
    version: '0',
    'collection.line1': ' 12 Elm Road ',
    'collection.town': 'London',
    'collection.note': 'Buzzer 3\r\nThe yard',
    'delivery.line1': '7 Rye Lane',
    'delivery.town': 'London',
  };

  it('DAY-1: saves a plain form whole', async () => {
    const order = await placePaidOrder(deps);
    const before = await form(order);
    expect(before.stops.map(({ values }) => [values.line1, values.town])).toEqual([
      ['', 'London'],
      ['', 'London'],
    ]);
    expect((await visit(order, BOTH)).state).toBe('saved');
    const after = await form(order);
    expect(after.version).toBe(1);
    expect(after.stops.map(({ values }) => values.note)).toEqual(['Buzzer 3\nThe yard', '']);
  });

  it('DAY-1: what is wrong stands at its field, what was typed stays, nothing is saved', async () => {
    const order = await placePaidOrder(deps);
    const { status, stops } = await form(order, { ...BOTH, 'delivery.town': '', 'delivery.contactPhone': '12' });
    expect(status).toBe(422);
    expect(stops.map(({ errors }) => errors)).toEqual([
      {},
      { town: 'Enter the town', contactPhone: 'Please enter a valid phone number' },
    ]);
    expect(stops[0]?.values.line1).toBe(' 12 Elm Road ');
    expect(await lines()).toEqual([]);
  });

  it('DAY-1: a stop may be left for later, an empty form may not, and what was given is not emptied', async () => {
    const order = await placePaidOrder(deps);
    const nothing = await form(order, { version: '0' });
    expect(nothing.stops.map(({ errors }) => Object.keys(errors).toSorted())).toEqual([['line1', 'town'], []]);
    const { version, 'delivery.line1': line1, 'delivery.town': town } = BOTH;
    // The town of the other stop is what the page had filled in.
    const one = { version, 'delivery.line1': line1, 'delivery.town': town, 'collection.town': 'London' };
    expect((await visit(order, one)).state).toBe('saved');
    expect(await lines()).toEqual([['delivery', '7 Rye Lane']]);
    const emptied = await form(order, { ...BOTH, version: '1', 'delivery.line1': '', 'delivery.town': '' });
    expect(emptied.stops.map(({ errors }) => Object.keys(errors).toSorted())).toEqual([[], ['line1', 'town']]);
  });

  it('DAY-1: typed over what somebody else has saved: both are shown, the next press saves', async () => {
    const order = await placePaidOrder(deps);
    await visit(order, BOTH);
    const mine = { ...BOTH, 'collection.line1': '1 Other Street' };
    const conflict = await form(order, mine);
    expect(conflict).toMatchObject({ status: 409, trouble: 'changed', version: 1 });
    expect(conflict.kept).toEqual([
      'Collection: 12 Elm Road, London, N1 2TX',
      'Delivery: 7 Rye Lane, London, SE15 4QL',
    ]);
    expect(conflict.stops[0]?.values.line1).toBe('1 Other Street');
    expect((await visit(order, { ...mine, version: String(conflict.version) })).state).toBe('saved');
    expect((await lines())[0]).toEqual(['collection', '1 Other Street']);
  });

  it('DAY-1: an address that was typed before is offered for its postcode, and taken over with one press', async () => {
    const address = { line1: '12 Elm Road', line2: 'Flat 3', town: 'London' };
    const { line1, line2, town } = address;
    const typed = { 'collection.line1': line1, 'collection.line2': line2, 'collection.town': town };
    await visit(await placePaidOrder(deps), { version: '0', ...typed });
    const order = await placePaidOrder(deps, { timeSlot: { movingDate: ['14:00', '16:00'] } });
    const { cookie } = await signIn(deps, fullAnswers().email);
    const offered = await form(order, null, { cookie });
    expect(offered.stops.map(({ offers }) => offers)).toEqual([[address], []]);
    const taken = await form(
      order,
      { version: '0', use: offerValue('collection', address), 'collection.note': 'Buzzer 3', 'delivery.line1': '7' },
      { cookie },
    );
    expect(taken.stops.map(({ values }) => [values.line1, values.town, values.note])).toEqual([
      ['12 Elm Road', 'London', 'Buzzer 3'],
      ['7', '', ''],
    ]);
    expect(taken.stops[0]?.offers).toEqual([]);
    expect(await lines()).toEqual([['collection', '12 Elm Road']]);
  });

  it('DAY-1: an address of another stop of the same order is offered where the postcode is the same', async () => {
    const { addresses } = fullAnswers();
    const order = await placePaidOrder(deps, {
      addresses: addressesWith({ ...addresses, additional_collection: [anAddress({ postcode: 'N1 2TX' })] }),
    });
    await visit(order, BOTH);
    expect((await form(order)).stops.map(({ stop, offers }) => [stop, offers.length])).toEqual([
      ['collection', 0],
      ['additional_collection_1', 1],
      ['delivery', 0],
    ]);
  });

  it('DAY-1: what a lookup finds is offered beside the fields; one that fails leaves what was typed', async () => {
    const ideal = await startIdealPostcodes();
    deps = { ...deps, config: { ...deps.config, addressLookup: { key: IDEAL_KEY, origin: ideal.origin } } };
    replaceServices(deps);
    const order = await placePaidOrder(deps);
    const found = await form(order, { version: '0', find: 'collection', 'collection.note': 'Buzzer 3' });
    expect(found.canFind).toBe(true);
    expect(found.stops.map(({ offers, lookup }) => [offers.length, lookup])).toEqual([
      [2, null],
      [0, null],
    ]);
    expect(found.stops[0]?.values.note).toBe('Buzzer 3');
    expect((await form(order, { version: '0', find: 'delivery' })).stops[1]?.lookup).toBe('nothing');
    ideal.behave('refusing');
    jest.mocked(console.error).mockImplementation(() => undefined);
    const failed = await form(order, { version: '0', find: 'delivery', 'delivery.line1': '7 Rye Lane' });
    expect(failed).toMatchObject({ status: 200, trouble: null });
    expect(failed.stops[1]).toMatchObject({ lookup: 'failed', values: { line1: '7 Rye Lane' } });
    expect(await lines()).toEqual([]);
  });

  it('DAY-1: an order that takes none says why', async () => {
    const unpaid = await placeOrder(deps);
    expect((await visit(unpaid)).state).toEqual({ kind: 'closed', reason: 'order_unpaid' });
    const clean = await placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers());
    clock.set('2026-12-15T12:00:00.000Z');
    expect((await visit(clean)).state).toEqual({ kind: 'closed', reason: 'too_late_to_change' });
    expect((await visit(clean, BOTH)).state).toEqual({ kind: 'closed', reason: 'too_late_to_change' });
  });

  it.each([
    ['another site’s form', BOTH, { 'sec-fetch-site': 'cross-site' }],
    ['JSON', BOTH, { 'content-type': 'application/json' }],
    ['a button that is none of ours', { use: '{"stop":1', ...BOTH, version: '-1', '__proto__.x': '1' }, {}],
  ])('DAY-1: %s breaks nothing', async (name, fields, headers) => {
    const order = await placePaidOrder(deps);
    const { state } = await visit(order, fields, headers);
    if (name !== 'a button that is none of ours') expect(state).toMatchObject({ kind: 'form', version: 0 });
    expect((await lines()).length).toBe(state === 'saved' ? 2 : 0);
  });
});
