import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ClaimPhotoSent } from '@/lib/contracts/claims';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ErrorBody } from '@/lib/contracts/errors';
import { MOST_CLAIM_PHOTOS } from '@/lib/domain/claims/claims';
import { createServices, replaceServices } from '@/lib/server/container';
import { deleteOrders } from '@/lib/server/modules/booking/delete-expired-orders-repo';
import { deleteExpiredPhotos } from '@/lib/server/modules/photos/delete-expired-photos';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { dump } from '@/lib/server/platform/db/backup/dump';
import { restore } from '@/lib/server/platform/db/backup/restore';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readFileOf } from '@/lib/server/platform/photo-files/photo-files';
import { postPhoto, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { claimBy, madeClaim, workDone } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { aPicture } from '@/lib/testing/picture';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';

const DAY = '2026-12-15T11:00:00.000Z';
const small = (shade: number) => aPicture(shade, 8, 8);

describeWithDatabase('photos of a claim', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;
  let order: CreatedOrderDto;

  const placeDone = async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    const placed = await placePaidOrder(deps);
    await workDone(deps, clock, placed.orderId, DAY);
    return placed;
  };
  beforeEach(async () => {
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder, DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    api = await startApi();
    order = await placeDone();
  });

  const claims = () => createServices(deps).claims;
  const sendTo = async (
    claim: number | null,
    bytes: Buffer,
    of: Pick<CreatedOrderDto, 'reference' | 'token'> = order,
  ) =>
    postPhoto<ClaimPhotoSent & ErrorBody>(
      `${api.origin}${APP_PREFIX}/claim_photo`,
      { reference: of.reference, token: of.token, claim },
      bytes,
    );
  const ofOrder = () => new URLSearchParams({ reference: order.reference, token: order.token }).toString();
  const view = async (of = order) => claims().view(of.reference, of.token);
  const rows = () => deps.db.selectFrom('photos').selectAll().execute();
  const files = () => readdir(deps.config.photoDir).catch(() => []);

  it('CLM-1: photos of a form are kept small and without EXIF, and are the claim’s once it is sent', async () => {
    const sent = await sendTo(null, await aPicture());
    expect(sent.body).toEqual({ outcome: 'stored', id: expect.stringMatching(/./) as string });
    expect((await view())?.photos).toEqual([{ id: sent.body.id, at: DAY, isFromDesk: false }]);
    const form = claimBy(order);
    expect(await claims().make(form)).toMatchObject({ number: 1, photos: [{ id: sent.body.id }] });
    const [row] = await rows();
    expect(row).toMatchObject({ owner_kind: 'claim', owner_id: form.key, kind: 'customer' });
    const { width, format, exif } = await sharp((await readFileOf(deps.config.photoDir, row!.sha256))!).metadata();
    expect([width, format, exif]).toEqual([1600, 'jpeg', undefined]);
    // A form that is posted again with its photo stores the photo once.
    await sendTo(null, await aPicture());
    expect((await claims().make(form)).photos).toHaveLength(1);
    expect([(await view())?.photos, (await rows()).length]).toEqual([[], 1]);
  });

  itOnBoth('CLM-1: a claim that is open takes more, one that is decided none', async () => {
    await madeClaim(deps, order);
    expect((await sendTo(1, await small(7))).body.outcome).toBe('stored');
    expect((await sendTo(1, await small(7))).body.outcome).toBe('known');
    expect((await view())?.claims[0]?.photos).toHaveLength(1);
    await deps.db.updateTable('claims').set({ state: 'refused', decided_at: DAY, due: null }).execute();
    expect((await sendTo(1, await small(9))).body).toEqual({ outcome: 'refused', id: null });
    expect(await rows()).toHaveLength(1);
  });

  it('CLM-1: none before anybody has come; after 28 days still for a claim that is open', async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    const early = await placePaidOrder(deps, { dates: { movingDate: '2026-12-20' } });
    expect((await sendTo(null, await small(7), early)).body.outcome).toBe('refused');
    clock.set(DAY);
    await madeClaim(deps, order);
    clock.set('2027-01-13T09:00:00.000Z');
    expect((await sendTo(null, await small(7))).body.outcome).toBe('refused');
    expect((await sendTo(1, await small(7))).body.outcome).toBe('stored');
  });

  it('CLM-1: what does not decode is 422 and leaves nothing', async () => {
    const whole = await aPicture();
    const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('not a picture'), heic]) {
      const { status, body } = await sendTo(null, bytes);
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['photo']]);
    }
    expect([await rows(), await files()]).toEqual([[], []]);
  });

  it.each([['the form', null] as const, ['a claim', 1] as const])(
    'CLM-1: of 14 that are sent at once to %s 12 are kept',
    async (_what, claim) => {
      if (claim !== null) await madeClaim(deps, order);
      const pictures = await Promise.all(Array.from({ length: MOST_CLAIM_PHOTOS + 2 }, (_, n) => small(n * 997 + 1)));
      const sent = await Promise.all(pictures.map((bytes) => sendTo(claim, bytes)));
      expect(sent.map(({ body }) => body.outcome).toSorted()).toEqual([
        ...['full', 'full'],
        ...Array<string>(MOST_CLAIM_PHOTOS).fill('stored'),
      ]);
      expect(await rows()).toHaveLength(MOST_CLAIM_PHOTOS);
    },
  );

  it('CLM-1: nobody adds photos to another one’s claim, or sees or takes back what is theirs', async () => {
    await madeClaim(deps, order);
    const { id: made } = (await sendTo(1, await small(7))).body;
    const { id: waiting } = (await sendTo(null, await small(9))).body;
    const other = await placeDone();
    expect((await sendTo(1, await small(11), other)).status).toBe(404);
    expect((await sendTo(1, await small(11), { ...order, token: other.token })).status).toBe(404);
    const see = async (id: string | null, { reference, token }: typeof order, cookie = '') =>
      fetch(`${api.origin}/api/orders/${reference}/photo?token=${token}&id=${id}&size=small`, { headers: { cookie } });
    for (const id of [made, waiting]) {
      const own = await see(id, order);
      expect([own.status, own.headers.get('cache-control'), own.headers.get('x-robots-tag')]).toEqual([
        200,
        'private, no-store',
        'noindex',
      ]);
      expect((await see(id, other)).status).toBe(404);
      expect((await see(id, { ...order, token: '' })).status).toBe(404);
    }
    const stranger = await signIn(deps, 'stranger@example.com');
    expect((await see(made, { ...order, token: '' }, stranger.cookie)).status).toBe(404);
    await claims().dropPhoto(other, waiting ?? '');
    await claims().dropPhoto(order, made ?? '');
    expect(await rows()).toHaveLength(2);
    await claims().dropPhoto(order, waiting ?? '');
    expect(await photosOf(deps.db, 'claim_form', [order.orderId])).toEqual([]);
    await expect(claims().dropPhoto({ ...order, token: 'wrong' }, made ?? '')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('CLM-1: they are forgotten 90 days after the claim is decided, and those of no claim after a day', async () => {
    await madeClaim(deps, order);
    await sendTo(1, await aPicture());
    await sendTo(null, await small(9));
    const age = async () => {
      for (const name of await files()) {
        const file = path.join(deps.config.photoDir, name);
        await utimes(file, new Date(DAY), new Date(DAY));
      }
    };
    await age();
    clock.set('2026-12-16T11:00:00.001Z');
    await deleteExpiredPhotos(deps);
    expect([(await rows()).map(({ owner_kind }) => owner_kind), (await files()).length]).toEqual([['claim'], 2]);
    // The claim is not decided yet, so its photos are needed.
    clock.set('2027-12-16T11:00:00.001Z');
    expect(await deleteExpiredPhotos(deps)).toBe(0);
    await deps.db.updateTable('claims').set({ state: 'refused', decided_at: DAY, due: null }).execute();
    clock.set('2027-03-15T10:59:59.999Z');
    expect(await deleteExpiredPhotos(deps)).toBe(0);
    clock.set('2027-03-15T11:00:00.001Z');
    expect(await deleteExpiredPhotos(deps)).toBe(1);
    expect([await rows(), await files()]).toEqual([[], []]);
  });

  itOnBoth('BAK-1, CLM-1: a backup carries them, and a restore brings each back as it was', async () => {
    await madeClaim(deps, order);
    await sendTo(1, await aPicture());
    const [before, folder] = [await rows(), path.join(database().folder, 'restored')];
    const file = path.join(database().folder, 'backups', 'copy.jsonl.gz');
    const options = { now: clock.now(), secretKey: null, photoDir: deps.config.photoDir };
    await dump(deps.db, file, options);
    await deps.db.deleteFrom('photos').execute();
    await restore(deps.db, file, { photoDir: folder, force: true });
    expect(await rows()).toEqual(before);
    for (const sha256 of before.flatMap((row) => [row.sha256, row.thumbnail_sha256])) {
      expect(await readFileOf(folder, sha256)).toEqual(await readFileOf(deps.config.photoDir, sha256));
    }
    expect((await view())?.claims[0]?.photos).toHaveLength(1);
  });

  it('CLM-1: they are forgotten with their order', async () => {
    await madeClaim(deps, order);
    await sendTo(1, await small(7));
    await sendTo(null, await small(9));
    await deps.db.deleteFrom('invoices').execute();
    await transact(deps.db, (trx) => deleteOrders(trx, [order.orderId]));
    expect(await rows()).toEqual([]);
  });

  describe('at the desk', () => {
    const pageOf = () => `/desk/claims/${order.reference}/1`;
    const open = async () => {
      const claim = await madeClaim(deps, order);
      return { desk: await atTheDesk(deps), claim };
    };
    const upload = (desk: Awaited<ReturnType<typeof open>>['desk'], pictures: readonly Buffer[]) =>
      desk.upload('add_claim_photos', { reference: order.reference, number: 1 }, { photos: pictures });

    it('CLM-1: shows the photos and adds its own, which the customer sees too', async () => {
      const { desk } = await open();
      await sendTo(1, await small(7));
      const { location } = await upload(desk, [await small(9), await small(11)]);
      expect(location).toBe(`${pageOf()}?done=deskAddClaimPhotos`);
      const { photos, canAddPhotos } = await desk.view('claim', pageOf());
      expect([photos.map(({ label }) => label.split(',')[0]).toSorted(), canAddPhotos]).toEqual([
        ['Added at the desk', 'Added at the desk', 'From the customer'],
        true,
      ]);
      expect((await view())?.claims[0]?.photos.filter(({ isFromDesk }) => isFromDesk)).toHaveLength(2);
      expect((await desk.view('claims', '/desk/claims')).claims[0]?.photos).toBe('3 photos');
      const id = photos[0]?.id ?? '';
      expect((await desk.call(`photo?id=${id}`)).status).toBe(200);
      expect((await (await atTheDesk(deps, 'ada@example.com')).call(`photo?id=${id}`)).status).toBe(404);
      const { timeline } = await desk.view('order', `/desk/orders/${order.reference}`);
      expect(timeline).toContainEqual(
        expect.objectContaining({ what: 'Photos added to a claim', who: OPERATOR, detail: 'claim: 1, photos: 2' }),
      );
    });

    itOnBoth('CLM-1: adds all that are sent at once or none, and says why', async () => {
      const { desk } = await open();
      const broken = await upload(desk, [await small(9), Buffer.from('no picture')]);
      expect(broken.location).toBe(`${pageOf()}?problem=validation_failed&field=photos`);
      const many = await Promise.all(Array.from({ length: MOST_CLAIM_PHOTOS }, (_, n) => small(n * 997 + 1)));
      await sendTo(1, await small(7));
      expect((await upload(desk, many)).location).toContain('field=photos');
      expect((await upload(desk, [])).location).toContain('field=photos');
      expect(await rows()).toHaveLength(1);
    });

    it('CLM-1: deletes one that should not be there, of its own claim only, and once', async () => {
      const { desk } = await open();
      const { id } = (await sendTo(1, await small(7))).body;
      const { id: unsent } = (await sendTo(null, await small(9))).body;
      const remove = (photo: string | null) =>
        desk.call('delete_claim_photo', { reference: order.reference, number: 1, photo: photo ?? '' });
      await remove(unsent);
      expect(await rows()).toHaveLength(2);
      for (let n = 0; n < 2; n += 1) expect((await remove(id)).location).toBe(`${pageOf()}?done=deskDeleteClaimPhoto`);
      expect((await rows()).map(({ owner_kind }) => owner_kind)).toEqual(['claim_form']);
      const { timeline } = await desk.view('order', `/desk/orders/${order.reference}`);
      expect(timeline.filter(({ what }) => what === 'Photo of a claim deleted')).toHaveLength(1);
    });

    it('CLM-1: what is far too large leads back to the claim', async () => {
      const { desk } = await open();
      const query = new URLSearchParams({ reference: order.reference, number: '1' });
      const { location } = await desk.upload(
        `add_claim_photos?${query.toString()}`,
        {},
        {
          photos: [Buffer.alloc(32_000_001)],
        },
      );
      expect(location).toBe(`${pageOf()}?problem=body_too_large`);
    });
  });

  it('CLM-1: the call is limited in what one photo may have', async () => {
    const { status } = await send(api.origin, `${APP_PREFIX}/claim_photo?${ofOrder()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(1_500_001),
    });
    expect(status).toBe(413);
  });
});
