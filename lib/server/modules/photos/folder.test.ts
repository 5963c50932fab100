import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readPhotoMark } from '@/lib/server/platform/db/settings-repo';
import { addMark, keepFile } from '@/lib/server/platform/photo-files/photo-files';
import { readiness } from '@/lib/server/readiness';
import { fixedClock, TEST_NOW } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { elsewhereWarning, photoFolder } from './folder';

describeWithDatabase('the folder of photos', (database) => {
  let folder: string;
  const instance = (name: string) =>
    testDeps(database().db, fixedClock().now, { PHOTO_DIR: path.join(folder, name), DATA_DIR: folder });
  const marksIn = async (name: string) =>
    (await readdir(path.join(folder, name))).filter((file) => file.endsWith('.mark'));
  const insertPhoto = (sha256: string) =>
    database()
      .db.insertInto('photos')
      .values({
        id: sha256,
        owner_kind: 'visit',
        owner_id: 'v',
        kind: 'before',
        sent_sha256: sha256,
        sha256,
        thumbnail_sha256: sha256,
        size: 1,
        clock_off: 0,
        recorded_by: '',
        taken_at: TEST_NOW,
        received_at: TEST_NOW,
      })
      .execute();

  beforeEach(async () => {
    folder = await scratchFolder('photo-folders');
  });

  it('BAK-1: is marked once by the first instance, and an instance with another one is not ready', async () => {
    const [a, b] = [instance('a'), instance('b')];
    expect(await readiness(a)).toMatchObject({ ready: true, photos: 'kept' });
    expect(await marksIn('a')).toEqual([`${await readPhotoMark(a.db)}.mark`]);
    expect(await readiness(b)).toMatchObject({ ready: false, photos: 'elsewhere' });
    expect(await elsewhereWarning(b)).toContain((await marksIn('a'))[0]);
    expect(await readiness(a)).toMatchObject({ ready: true, photos: 'kept' });
  });

  itOnBoth('BAK-1: instances that start at once agree: all with one folder, exactly one of two folders', async () => {
    const names = ['a', 'a', 'b', 'a', 'b', 'b'];
    const first = await Promise.all(names.map((name) => photoFolder(instance(name))));
    const again = await Promise.all(names.map((name) => photoFolder(instance(name))));
    expect(new Set(again.filter((_, n) => names[n] === 'a')).size).toBe(1);
    expect(new Set(again.filter((_, n) => names[n] === 'b')).size).toBe(1);
    expect(new Set(again)).toEqual(new Set(['kept', 'elsewhere']));
    expect(first).toEqual(again);
  });

  itOnBoth('BAK-1: with photos from before there were marks is claimed, an empty one is not', async () => {
    const [a, b] = [instance('a'), instance('b')];
    await insertPhoto(await keepFile(a.config.photoDir, Buffer.from('a photo')));
    expect(await photoFolder(b)).toBe('elsewhere');
    expect(await elsewhereWarning(b)).toContain('It holds no photo');
    expect(await photoFolder(a)).toBe('kept');
    expect(await photoFolder(b)).toBe('elsewhere');
  });

  it('BAK-1: can be moved by copying it, and is missed when it is gone', async () => {
    const [a, b] = [instance('a'), instance('b')];
    await photoFolder(a);
    await cp(a.config.photoDir, b.config.photoDir, { recursive: true });
    await rm(a.config.photoDir, { recursive: true });
    expect([await photoFolder(a), await photoFolder(b)]).toEqual(['elsewhere', 'kept']);
  });

  it('BAK-1: a start that ended between the mark and its row is made good by the next', async () => {
    const a = instance('a');
    await addMark(a.config.photoDir, 'a'.repeat(36));
    expect([await photoFolder(a), (await marksIn('a')).length]).toEqual(['kept', 2]);
    await expect(addMark(a.config.photoDir, '../../../etc/x')).rejects.toThrow(RangeError);
  });
});
