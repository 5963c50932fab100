import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { isWritable, keepFile, readFileOf, sha256Of } from './photo-files';

describe('the files of photos', () => {
  it('BAK-1: are kept under the SHA-256 of their bytes, once, with nothing half beside them', async () => {
    const folder = path.join(await scratchFolder('photos'), 'made', 'with-the-first');
    const bytes = Buffer.from('a photo');
    const names = await Promise.all(Array.from({ length: 5 }, () => keepFile(folder, bytes)));
    expect(new Set(names)).toEqual(new Set([sha256Of(bytes)]));
    expect(await readdir(folder)).toEqual([`${names[0]}.jpg`]);
    expect(await readFileOf(folder, names[0] ?? '')).toEqual(bytes);
    expect(await readFileOf(folder, 'a'.repeat(64))).toBeNull();
  });

  it('BAK-1: can be kept where the folder is, or can be made, and not behind a file', async () => {
    const folder = await scratchFolder('photos');
    expect([await isWritable(folder), await isWritable(path.join(folder, 'not', 'yet'))]).toEqual([true, true]);
    await writeFile(path.join(folder, 'file'), '');
    expect(await isWritable(path.join(folder, 'file', 'photos'))).toBe(false);
    if (process.getuid?.() === 0) return;
    await mkdir(path.join(folder, 'locked'));
    await chmod(path.join(folder, 'locked'), 0o500);
    expect(await isWritable(path.join(folder, 'locked'))).toBe(false);
  });
});
