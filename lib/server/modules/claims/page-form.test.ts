import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ELSE, MOST_CLAIM_PHOTOS } from '@/lib/domain/claims/claims';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { workDone } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { pageRequest } from '@/lib/testing/page-request';
import { aPicture } from '@/lib/testing/picture';
import { testDeps } from '@/lib/testing/place-order';
import { visitClaims } from './page-form';

type Fields = Readonly<Record<string, string>>;

type Files = Readonly<Record<string, Buffer>>;

/** Returns a browser's post of the form with files, by their names. */
async function withFiles(fields: Fields, files: Files): Promise<IncomingMessage> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files)) form.append('photos', new Blob([new Uint8Array(bytes)]), name);
  const sent = new Response(form);
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
  request.headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  request.push(Buffer.from(await sent.arrayBuffer()));
  request.push(null);
  return request;
}

/** Returns a browser's post of the page's form; a GET request for null. */
function requestOf(fields: Fields | null, headers: Fields = {}): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: fields ? 'POST' : 'GET' });
  request.headers = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  request.push(fields && new URLSearchParams(fields).toString());
  if (fields) request.push(null);
  return request;
}

const TEXT = 'One of the shelves is split.\r\nIt was whole before.';
const FILLED = {
  'item_0.item': 'Bookcase',
  'item_0.title': '',
  'item_0.kind': 'damaged',
  'item_0.worth': '£1,200.50',
  'item_1.item': ELSE,
  'item_1.title': ' Hall  wall ',
  'item_1.kind': 'home',
  'item_1.worth': '',
  text: TEXT,
};

describeWithDatabase('the page of claims', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let asked: { readonly reference: string; readonly token: string };
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder });
    replaceServices(deps);
    const bookcase = anItem(20, { id: 'custom_bookcase', title: 'Bookcase', quantity: 2 });
    const order = await placePaidOrder(deps, { furnitureItems: [bookcase] });
    asked = { reference: order.reference, token: order.token };
    await workDone(deps, clock, order.orderId, '2026-12-15T11:00:00.000Z');
  });

  const visit = (fields: Fields | null = null, headers: Fields = {}, by = asked) =>
    visitWith(requestOf(fields, headers), by);
  const upload = async (fields: Fields, files: Files) => visitWith(await withFiles(fields, files));
  async function visitWith(request: IncomingMessage, by = asked) {
    const response = new ServerResponse(request);
    const answer = await visitClaims(pageRequest(by, request, response));
    response.emit('close');
    return { answer, status: response.statusCode };
  }
  const form = async (...visited: Parameters<typeof visit>) => formIn(await visit(...visited));
  function formIn({ answer, status }: Awaited<ReturnType<typeof visit>>) {
    if (!answer || 'made' in answer || 'added' in answer || !answer.form)
      throw new Error(`Not a form: ${JSON.stringify(answer)}`);
    return { ...answer.form, things: answer.view.things, photos: answer.view.photos, status };
  }
  const made = async () => (await createServices(deps).claims.view(asked.reference, asked.token))?.claims ?? [];

  it('CLM-1: takes a plain form whole, once', async () => {
    const { key, things, rows } = await form();
    expect([things, rows.length]).toEqual([['Bookcase'], 1]);
    const first = await visit({ ...FILLED, key });
    expect(first.answer).toMatchObject({ made: { number: 1 } });
    expect((await visit({ ...FILLED, key })).answer).toMatchObject({ made: { number: 1 } });
    expect(await made()).toMatchObject([
      {
        items: [
          { title: 'Bookcase', kind: 'damaged', worth: 1_200.5 },
          { title: 'Hall wall', kind: 'home', worth: null },
        ],
        text: 'One of the shelves is split.\nIt was whole before.',
      },
    ]);
  });

  it('CLM-1: what is wrong stands at its field, what was typed stays, and nothing is kept', async () => {
    const { key } = await form();
    const typed = {
      key,
      'item_0.item': '',
      'item_0.kind': '',
      'item_0.worth': 'a lot',
      'item_1.item': '',
      'item_1.title': '',
      'item_1.kind': '',
      'item_1.worth': '',
      'item_2.item': ELSE,
      'item_2.title': '',
      'item_2.kind': 'home',
      'item_2.worth': '',
      text: 'Too short',
    };
    const { status, rows, text, errors, ...back } = await form(typed);
    expect([status, back.key, text]).toEqual([422, key, 'Too short']);
    expect(rows.map(({ item, worth }) => [item, worth])).toEqual([
      ['', 'a lot'],
      [ELSE, ''],
    ]);
    expect(errors).toEqual({
      'item_0.item': 'Tell us which item it is',
      'item_0.kind': 'Choose what is wrong with it',
      'item_0.worth': 'Enter the amount in pounds, like 120 or 49.50, or leave it empty',
      'item_1.title': 'Tell us which item it is',
      text: 'Tell us what happened, in at least 20 characters',
    });
    expect(await made()).toEqual([]);
  });

  it('CLM-1: one more row is asked for without a script, ten at most, and nothing is checked', async () => {
    const more = await form({ ...FILLED, key: 'k'.repeat(20), text: '', more: '1' });
    expect([more.status, more.rows.length, more.errors]).toEqual([200, 3, {}]);
    expect(more.rows[1]?.title).toBe(' Hall  wall ');
    const all = Object.fromEntries(Array.from({ length: 12 }, (_, row) => [`item_${row}.kind`, 'home']));
    expect((await form({ ...all, more: '1' })).rows).toHaveLength(10);
  });

  it('CLM-1: 2,000 characters are taken, one more is not, and all of them come back', async () => {
    const { key } = await form();
    const long = await form({ ...FILLED, key, text: 'ü'.repeat(2_001) });
    expect([Object.keys(long.errors), long.text.length]).toEqual([['text'], 2_001]);
    expect((await visit({ ...FILLED, key, text: 'ü'.repeat(2_000) })).answer).toHaveProperty('made');
  });

  it('CLM-1: a form that was sent and changed since is another claim only when it is sent again', async () => {
    const { key } = await form();
    await visit({ ...FILLED, key });
    const again = await form({ ...FILLED, key, text: 'A lamp is missing since the move.' });
    expect([again.trouble, again.key === key, again.text]).toEqual([
      'used',
      false,
      'A lamp is missing since the move.',
    ]);
    await visit({ ...FILLED, key: again.key, text: again.text });
    expect(await made()).toHaveLength(2);
  });

  it('CLM-1: too many forms in a minute are told so, with what was typed', async () => {
    const sent = { ...FILLED, key: 'k'.repeat(20), text: 'short' };
    for (let n = 0; n < 20; n += 1) await visit(sent);
    const limited = await form(sent);
    expect([limited.status, limited.trouble, limited.text]).toEqual([429, 'limited', 'short']);
  });

  it.each([
    ['another site’s form', { 'sec-fetch-site': 'cross-site' }],
    ['JSON', { 'content-type': 'application/json' }],
  ])('CLM-1: %s makes none', async (_case, headers) => {
    await visit({ ...FILLED, key: 'k'.repeat(20) }, headers);
    expect(await made()).toEqual([]);
  });

  it('CLM-1: fields that are none of ours break nothing, and a wrong key finds nothing', async () => {
    const odd = { '__proto__.x': '1', 'item_0.__proto__': '1', 'item_99.item': 'x', key: '../..' };
    expect((await form(odd)).rows).toHaveLength(1);
    expect((await visit(FILLED, {}, { ...asked, token: 'wrong' })).answer).toBeNull();
    expect(await made()).toEqual([]);
  });

  it('CLM-1: photos go with the form without a script, and stay while something else is wrong with it', async () => {
    const { key } = await form();
    const [one, two] = [await aPicture(7, 8, 8), await aPicture(9, 8, 8)];
    const short = formIn(await upload({ ...FILLED, key, text: 'Short' }, { 'one.jpg': one }));
    expect([short.status, Object.keys(short.errors), short.photos.length, short.key]).toEqual([422, ['text'], 1, key]);
    const more = formIn(await upload({ ...FILLED, key, more: '1' }, { 'two.jpg': two }));
    expect([more.status, more.rows.length, more.photos.length]).toEqual([200, 3, 2]);
    const dropped = formIn(await upload({ ...FILLED, key, drop: more.photos[0]?.id ?? '' }, {}));
    expect([dropped.status, dropped.text.length > 20, dropped.photos]).toEqual([200, true, more.photos.slice(1)]);
    expect((await upload({ ...FILLED, key }, {})).answer).toMatchObject({ made: { number: 1 } });
    expect((await made())[0]?.photos).toHaveLength(1);
  });

  it('CLM-1: a photo that does not decode is 422, says which, and makes no claim; the others stay', async () => {
    const { key } = await form();
    const files = { 'good.jpg': await aPicture(7, 8, 8), 'IMG_1.heic': Buffer.from('no picture') };
    const { status, errors, photos } = formIn(await upload({ ...FILLED, key }, files));
    expect([status, errors, photos.length]).toEqual([
      422,
      { photos: '“IMG_1.heic” is not a picture we can read. Send JPEG, PNG or WebP.' },
      1,
    ]);
    expect(await made()).toEqual([]);
  });

  itOnBoth('CLM-1: a form with photos that is sent twice is one claim with each photo once', async () => {
    const { key } = await form();
    const files = { 'one.jpg': await aPicture(7, 8, 8) };
    for (let n = 0; n < 2; n += 1) expect((await upload({ ...FILLED, key }, files)).answer).toHaveProperty('made');
    const answer = await form();
    expect([(await made()).map(({ photos }) => photos.length), answer.photos]).toEqual([[1], []]);
  });

  it('CLM-1: a form with as many photos as a claim may have leads to its claim when it is sent twice', async () => {
    const { key } = await form();
    const pictures = await Promise.all(Array.from({ length: MOST_CLAIM_PHOTOS }, (_, n) => aPicture(7, 8 + n, 8)));
    const files = Object.fromEntries(pictures.map((picture, n) => [`${n}.jpg`, picture]));
    for (let n = 0; n < 2; n += 1) expect((await upload({ ...FILLED, key }, files)).answer).toHaveProperty('made');
    expect((await made()).map(({ photos }) => photos.length)).toEqual([MOST_CLAIM_PHOTOS]);
  });

  it('CLM-1: an open claim takes photos without a script, and says which it does not take', async () => {
    await visit({ ...FILLED, key: 'k'.repeat(20) });
    const add = (files: Files, claim = '1') => upload({ claim }, files);
    expect((await add({ 'one.jpg': await aPicture(7, 8, 8) })).answer).toEqual({ added: { number: 1 } });
    const refused = await add({ 'two.jpg': Buffer.from('no') });
    expect(refused).toMatchObject({ status: 422, answer: { refused: { claim: 1 } } });
    expect((await add({ 'one.jpg': await aPicture(9, 8, 8) }, '2')).status).toBe(404);
    expect((await made())[0]?.photos).toHaveLength(1);
  });

  it('CLM-1: far too much at once is told so', async () => {
    const { status, errors } = formIn(await upload(FILLED, { 'long.jpg': Buffer.alloc(32_000_001) }));
    expect([status, errors.photos]).toEqual([413, expect.stringMatching(/more than 30 MB/)]);
  });

  it('CLM-1: after 28 days there is no form, and what was made is shown', async () => {
    const { key } = await form();
    await visit({ ...FILLED, key });
    clock.set('2027-01-13T09:00:00.000Z');
    const { answer } = await visit({ ...FILLED, key: 'z'.repeat(20) });
    expect(answer).toMatchObject({ form: null, view: { stage: 'late', claims: [{ number: 1 }] } });
    expect(await made()).toHaveLength(1);
  });
});
