import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { DROP_ROOM_PHOTO, roomField } from '@/lib/contracts/check-out-page';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { MOST_ROOM_PHOTOS } from '@/lib/domain/order/check-out';
import { replaceServices } from '@/lib/server/container';
import { deleteOrders } from '@/lib/server/modules/booking/delete-expired-orders-repo';
import { deleteExpiredPhotos } from '@/lib/server/modules/photos/delete-expired-photos';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { startApi } from '@/lib/testing/api-server';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { pageRequest } from '@/lib/testing/page-request';
import { aPicture } from '@/lib/testing/picture';
import { testDeps } from '@/lib/testing/place-order';
import { fullStorageAnswers } from '@/lib/testing/services';
import { visitCheckOut } from './check-out-page';

type Fields = Readonly<Record<string, string>>;
type Files = readonly (readonly [room: string, name: string, bytes: Buffer])[];

const NOW = '2026-11-24T09:00:00.000Z';
const small = (shade: number) => aPicture(shade, 8, 8);

/** Returns a browser's multipart post of the page's form with all of its fields. */
async function formWith(fields: Fields, files: Files, headers: Fields = {}): Promise<IncomingMessage> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [room, name, bytes] of files) form.append(roomField(room), new Blob([new Uint8Array(bytes)]), name);
  const sent = new Response(form);
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
  request.headers = { 'content-type': sent.headers.get('content-type') ?? '', ...headers };
  request.push(Buffer.from(await sent.arrayBuffer()));
  request.push(null);
  return request;
}

describeWithDatabase('PLN-4: photos in the check-out pack', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  beforeEach(async () => {
    clock.set(NOW);
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder });
    replaceServices(deps);
    order = await placePaidOrder(deps);
  });

  type By = Pick<CreatedOrderDto, 'reference' | 'token'>;
  async function visit(request: IncomingMessage, by: By = order) {
    const response = new ServerResponse(request);
    const page = await visitCheckOut(pageRequest(by, request, response));
    response.emit('close');
    return { state: page?.state, status: response.statusCode };
  }
  const look = (by?: By) => visit(Object.assign(new IncomingMessage(new Socket()), { method: 'GET' }), by);
  const send = async (files: Files, fields: Fields = {}, by?: By) => visit(await formWith(fields, files), by);
  const rows = () => deps.db.selectFrom('photos').selectAll().execute();

  it('CSRF: are not kept when a page of another site posts them', async () => {
    const files: Files = [['kitchen', 'a.jpg', await small(1)]];
    expect((await visit(await formWith({}, files, { 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('PLN-4 are kept by room with when they came, and what is typed goes back into the form alone', async () => {
    const typed = { 'room-kitchen': 'A chip, there before', 'seen-hall': 'on' };
    const { state, status } = await send([['kitchen', 'a.jpg', await aPicture()]], typed);
    expect([status, state?.typed, state?.refused]).toEqual([200, typed, {}]);
    expect(state?.photos).toEqual([{ id: expect.any(String) as string, room: 'kitchen', at: NOW }]);
    expect(state?.until).toBe('2027-06-13');
    expect((await look()).state).toMatchObject({ typed: {}, photos: state?.photos });
    expect(await rows()).toMatchObject([{ owner_kind: 'check_out', owner_id: order.orderId, kind: 'kitchen' }]);
    // A photo that is posted again, as by a reload, is stored once. For another room, the error names the room that has
    // it.
    expect((await send([['kitchen', 'a.jpg', await aPicture()]])).status).toBe(200);
    const other = await send([['hall', 'a.jpg', await aPicture()]]);
    expect([other.status, other.state?.refused.hall]).toEqual([422, expect.stringMatching(/^“a\.jpg” is among/)]);
    expect(await rows()).toHaveLength(1);
  });

  itOnBoth('PLN-4 of two phones that send at once none is lost, and no room gets more than it may have', async () => {
    const phone = (from: number, room: string) =>
      Promise.all(
        Array.from({ length: 7 }, async (_, index) => [room, `${index}.jpg`, await small(from + index * 997)] as const),
      );
    const [one, two, three] = await Promise.all([phone(1, 'kitchen'), phone(20_001, 'kitchen'), phone(40_001, 'hall')]);
    const answers = await Promise.all([send(one), send(two), send(three)]);
    const kept = await rows();
    expect(kept.filter(({ kind }) => kind === 'kitchen')).toHaveLength(MOST_ROOM_PHOTOS);
    expect(kept.filter(({ kind }) => kind === 'hall')).toHaveLength(7);
    const said = answers.map(({ state }) => state?.refused.kitchen ?? '').join(' ');
    expect(said.match(/was not added: there are 12 photos of this room/g)).toHaveLength(2);
  });

  it('PLN-4 what does not decode is named and keeps the others; too much at once is said', async () => {
    const files: Files = [
      ['hall', 'a.heic', Buffer.from('not a picture')],
      ['hall', 'b.jpg', await small(7)],
    ];
    const { state, status } = await send(files, { 'keys-whom': 'Sam' });
    expect([status, state?.refused, state?.photos.length]).toEqual([
      422,
      { hall: '“a.heic” is not a picture we can read. Send JPEG, PNG or WebP.' },
      1,
    ]);
    expect(state?.typed).toEqual({ 'keys-whom': 'Sam' });
    const large = await send([['hall', 'c.jpg', Buffer.alloc(33_000_000)]]);
    expect([large.status, large.state?.refused['']]).toEqual([413, expect.stringMatching(/more than 30 MB/)]);
    expect((await send([['cellar', 'd.jpg', await small(9)]])).state?.photos).toHaveLength(1);
  });

  itOnBoth('PLN-4 are removed one by one, by nobody else, and shown to nobody else', async () => {
    await send([['hall', 'a.jpg', await small(7)]]);
    const [kept] = await rows();
    const id = kept?.id ?? '';
    const other = await placePaidOrder(deps);
    await send([], { [DROP_ROOM_PHOTO]: id }, other);
    for (const by of [
      { ...order, token: other.token },
      { ...order, token: 'x' },
    ]) {
      expect((await send([['hall', 'b.jpg', await small(9)]], { [DROP_ROOM_PHOTO]: id }, by)).state).toBeUndefined();
    }
    const elsewhere = await formWith({ [DROP_ROOM_PHOTO]: id }, [], { origin: 'https://elsewhere.example' });
    expect((await visit(elsewhere)).status).toBe(403);
    expect(await rows()).toHaveLength(1);

    const api = await startApi();
    const see = async ({ reference, token }: By) =>
      (await fetch(`${api.origin}/api/orders/${reference}/photo?token=${token}&id=${id}&size=small`)).status;
    expect(await Promise.all([see(order), see(other), see({ ...order, token: other.token })])).toEqual([200, 404, 404]);

    expect((await send([], { [DROP_ROOM_PHOTO]: id })).state?.photos).toEqual([]);
    expect(await see(order)).toBe(404);
  });

  itOnBoth('PLN-4 go 180 days after the day of the order, and no more are taken then', async () => {
    await send([['hall', 'a.jpg', await small(7)]]);
    clock.set('2027-06-13T22:00:00.000Z');
    expect([await deleteExpiredPhotos(deps), (await look()).state?.until]).toEqual([0, '2027-06-13']);
    clock.set('2027-06-13T23:30:00.000Z');
    const late = await send([['hall', 'b.jpg', await small(9)]]);
    expect([late.status, late.state?.until, late.state?.refused['']]).toEqual([
      409,
      null,
      expect.stringMatching(/takes no photos any more/),
    ]);
    expect([await deleteExpiredPhotos(deps), await rows()]).toEqual([1, []]);
  });

  itOnBoth('PLN-4 go with an order that is cancelled or forgotten; what comes into storage has none', async () => {
    await send([['hall', 'a.jpg', await small(7)]]);
    await deps.db.updateTable('slot_reservations').set({ released: 1 }).where('order_id', '=', order.orderId).execute();
    expect([await deleteExpiredPhotos(deps), await rows()]).toEqual([1, []]);

    await send([['hall', 'a.jpg', await small(7)]]);
    await deps.db.deleteFrom('invoices').execute();
    await transact(deps.db, (trx) => deleteOrders(trx, [order.orderId]));
    expect(await rows()).toEqual([]);

    const storage = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    expect((await send([['hall', 'a.jpg', await small(7)]], {}, storage)).state?.until).toBeNull();
    expect(await rows()).toEqual([]);
  });
});
