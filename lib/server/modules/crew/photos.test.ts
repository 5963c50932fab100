import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import { signaturePath } from '@/lib/domain/visits/sign-off';
import { createServices, replaceServices } from '@/lib/server/container';
import { deleteExpiredPhotos } from '@/lib/server/modules/photos/delete-expired-photos';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readFileOf, sha256Of } from '@/lib/server/platform/photo-files/photo-files';
import type { Readiness } from '@/lib/server/readiness';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { anEvent, crewPhone, firstKey, type CrewPhone } from '@/lib/testing/crew-phone';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { anItem } from '@/lib/testing/moves';
import { aPicture } from '@/lib/testing/picture';
import { testDeps } from '@/lib/testing/place-order';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;
const ITEM = 'custom_sofa';
const MORNING = new Date('2026-12-15T09:30:00.000Z');

describeWithDatabase('photos of a job', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;
  let order: CreatedOrderDto;
  let visit: string;
  let phone: CrewPhone;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder, DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    api = await startApi();
    order = await placePaidOrder(deps, { furnitureItems: [anItem(5, { id: ITEM, title: 'Sofa', quantity: 2 })] });
    visit = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    phone = crewPhone(api.origin, CREW);
    await phone.open(await firstKey(deps, CREW));
    clock.set(MORNING.toISOString());
  });

  const sendPhoto = async (bytes: Buffer, kind: 'before' | 'mark' = 'before', of = visit) =>
    phone.photo({ visit: of, kind, at: MORNING, bytes });
  const rows = () => photosOf(deps.db, 'visit', [visit]);
  const files = () => readdir(deps.config.photoDir);

  it('CRW-1: a photo is made small without its EXIF, and kept under the SHA-256 of its bytes', async () => {
    expect((await sendPhoto(await aPicture())).body).toEqual({ outcome: 'stored' });
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'before', taken_at: MORNING.toISOString(), clock_off: 0 });
    const kept = await readFileOf(deps.config.photoDir, row!.sha256);
    const thumbnail = await readFileOf(deps.config.photoDir, row!.thumbnail_sha256);
    expect(sha256Of(kept!)).toBe(row!.sha256);
    const { width, height, format, exif } = await sharp(kept!).metadata();
    expect([width, height, format, exif]).toEqual([1600, 1200, 'jpeg', undefined]);
    expect((await sharp(thumbnail!).metadata()).width).toBe(320);
    expect(await files()).toHaveLength(2);
  });

  itOnBoth('CRW-1: the same photo is one, however often and at once it is sent', async () => {
    const bytes = await aPicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendPhoto(bytes)));
    expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual([...Array<string>(4).fill('known'), 'stored']);
    expect((await sendPhoto(bytes)).body.outcome).toBe('known');
    expect(await rows()).toHaveLength(1);
  });

  it('CRW-1: what does not decode, or is no photo at all, is refused and leaves nothing', async () => {
    const whole = await aPicture();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('not a picture'), svg]) {
      const { status, body } = await sendPhoto(bytes);
      expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([
        422,
        'validation_failed',
        ['photo'],
      ]);
    }
    expect(await rows()).toEqual([]);
    expect(await files().catch(() => [])).toEqual([]);
  });

  itOnBoth('CRW-1: a visit has so many photos and no more, also when the last two come at once', async () => {
    const small = (shade: number) => aPicture(shade, 8, 8);
    for (let n = 1; n < MOST_PHOTOS; n += 1) await sendPhoto(await small(n * 5));
    const last = await Promise.all([small(7001), small(9001)].map(async (bytes) => sendPhoto(await bytes)));
    expect(last.map(({ body }) => body.outcome).toSorted()).toEqual(['full', 'stored']);
    expect(await rows()).toHaveLength(MOST_PHOTOS);
  });

  it('CRW-2: no photo is taken of another crew’s visit, nor by a phone that has not opened the day', async () => {
    const other = await placePaidOrder(deps, { dates: { movingDate: '2026-12-16' } });
    const [theirs] = await visitsOf(deps.db, other.orderId);
    expect((await sendPhoto(await aPicture(), 'before', theirs!.id)).body.outcome).toBe('refused');
    const stranger = crewPhone(api.origin, CREW);
    const asked = { visit, kind: 'before', at: MORNING, bytes: await aPicture() } as const;
    expect((await stranger.photo(asked)).status).toBe(404);
  });

  it('DAY-1: a customer who wants no photos indoors has none taken there', async () => {
    const { reference, token } = order;
    const { addresses } = createServices(deps);
    clock.set('2026-12-14T12:00:00.000Z');
    const saved = await addresses.save({ reference, token, version: 0, stops: BOTH_ENDS, noPhotos: true });
    expect(saved.noPhotos).toBe(true);
    // The desk corrects an address without mentioning photos.
    const again = await addresses.save({
      reference,
      token,
      version: 1,
      stops: [{ ...BOTH_ENDS[1]!, line1: '8 Rye Lane' }],
    });
    expect(again.noPhotos).toBe(true);
    clock.set(MORNING.toISOString());
    expect((await phone.day()).body.jobs[0]?.photoKinds).toEqual(['mark', 'outside']);
    expect((await sendPhoto(await aPicture())).body.outcome).toBe('unwanted');
    expect((await sendPhoto(await aPicture(), 'mark')).body.outcome).toBe('stored');
  });

  itOnBoth('CRW-1: photos are forgotten 180 days after the job is done, with their files', async () => {
    await sendPhoto(await aPicture());
    await phone.say(visit, [anEvent('done', MORNING)]);
    const old = (await files()).map((name) => path.join(deps.config.photoDir, name));
    for (const file of old) await utimes(file, MORNING, MORNING);
    clock.set('2027-06-13T09:00:00.000Z');
    await deleteExpiredPhotos(deps);
    expect([(await rows()).length, (await files()).length]).toEqual([1, 2]);
    clock.set('2027-06-14T09:30:00.001Z');
    expect(await deleteExpiredPhotos(deps)).toBe(1);
    expect([await rows(), await files()]).toEqual([[], []]);
  });

  it('CRW-1: files that no row names are swept after a day, and no others', async () => {
    await sendPhoto(await aPicture());
    const [keptFile = ''] = await files();
    const orphan = `${'a'.repeat(64)}.jpg`;
    const put = async (name: string, hoursOld: number) => {
      const file = path.join(deps.config.photoDir, name);
      if (name !== keptFile) await writeFile(file, 'x');
      const at = new Date(MORNING.getTime() - hoursOld * 3_600_000);
      await utimes(file, at, at);
    };
    await put(keptFile, 30);
    await put(orphan, 25);
    await put(`${'b'.repeat(64)}.jpg`, 23);
    await put('half.part', 25);
    await put('readme.txt', 25);
    await deleteExpiredPhotos(deps);
    const left = await files();
    expect(left).toContain(keptFile);
    expect([left.includes(orphan), left.includes('half.part')]).toEqual([false, false]);
    expect(left).toEqual(expect.arrayContaining([`${'b'.repeat(64)}.jpg`, 'readme.txt']));
  });

  it('CRW-1: the desk sees photos and counts with the order, and nobody else does', async () => {
    const signature = signaturePath([Array.from({ length: 20 }, (_, n) => ({ x: n * 9, y: n }))], 1);
    await sendPhoto(await aPicture(), 'mark');
    await phone.prove({
      counts: [
        { id: randomUUID(), visit, at: MORNING.toISOString(), item: ITEM, what: 'loaded', count: 1, marks: [] },
        { id: randomUUID(), visit, at: MORNING.toISOString(), item: ITEM, what: 'marks', count: 0, marks: ['torn'] },
      ],
      signoffs: [
        { id: randomUUID(), visit, at: MORNING.toISOString(), outcome: 'signed', name: 'Ada Example', signature },
      ],
    });
    const desk = await atTheDesk(deps);
    const { proof } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(proof).toEqual([
      {
        title: expect.stringMatching(/^Moving crew, /) as string,
        items: [{ text: 'Sofa: loaded 1 of 2, torn', differs: true }],
        photos: [{ id: (await rows())[0]?.id, label: 'Mark on an item, 09:30' }],
        signoff: { text: expect.stringMatching(/^Signed by Ada Example, .*09:30$/) as string, signature },
      },
    ]);
    const id = proof[0]?.photos[0]?.id ?? '';
    expect((await desk.call(`photo?id=${id}`)).status).toBe(200);
    expect((await desk.call('photo?id=none')).status).toBe(404);
    expect((await (await atTheDesk(deps, null)).call(`photo?id=${id}`)).status).toBe(401);
    expect((await (await atTheDesk(deps, 'ada@example.com')).call(`photo?id=${id}`)).status).toBe(404);
  });

  it('CRW-1: the customer sees them with the order, by its key and only its own', async () => {
    await sendPhoto(await aPicture());
    const { orders } = createServices(deps);
    const view = await orders.view(order.reference, order.token);
    expect(view?.photos.map(({ label }) => label)).toEqual(['Before, Tuesday 15 December 2026, 09:30']);
    const url = view?.photos[0]?.url ?? '';
    const asked = async (path: string) => {
      const response = await fetch(api.origin + path);
      return [response.status, response.headers.get('content-type')];
    };
    const width = async (path: string) =>
      (await sharp(Buffer.from(await (await fetch(api.origin + path)).arrayBuffer())).metadata()).width;
    expect([await width(url), await width(`${url}&size=small`)]).toEqual([1600, 320]);
    expect((await asked(url.replace(/token=[^&]+/, 'token=x')))[0]).toBe(404);
    const other = await placePaidOrder(deps, { dates: { movingDate: '2026-12-16' } });
    const foreign = url.replace(order.reference, other.reference).replace(/token=[^&]+/, `token=${other.token}`);
    expect((await asked(foreign))[0]).toBe(404);
  });

  it('BAK-1: /api/ready says when photos cannot be kept', async () => {
    const { db, folder } = database();
    const state = async () => {
      const { status, body } = await send<Readiness>(api.origin, '/api/ready');
      return [status, body.photos];
    };
    // Overdue messages would change the result.
    clock.set('2026-11-24T09:01:00.000Z');
    expect(await state()).toEqual([200, 'kept']);
    await writeFile(path.join(folder, 'file'), '');
    replaceServices(testDeps(db, clock.now, { DATA_DIR: folder, PHOTO_DIR: path.join(folder, 'file', 'photos') }));
    expect(await state()).toEqual([503, 'refused']);
  });
});
