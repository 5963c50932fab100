import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fixedClock } from '@/lib/testing/clock';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { migrate } from '../migrate';
import { withDatabase } from '../open';
import { BackupError } from './backup-file';
import { dump } from './dump';
import { verifyBackup } from './verify';

describe('BAK-1: a backup that was altered', () => {
  let bytes: Buffer;
  let file: string;
  beforeAll(async () => {
    const folder = await scratchFolder('whole');
    const file = path.join(folder, 'backup');
    await withDatabase({ kind: 'sqlite', file: path.join(folder, 'smart.sqlite') }, async (db) => {
      await migrate(db);
      await dump(db, file, { now: fixedClock().now(), secretKey: null, photoDir: folder });
    });
    bytes = await readFile(file);
  });
  beforeEach(async () => {
    file = path.join(await scratchFolder('altered'), 'backup');
  });
  const trust = { secretKey: null, unsealed: false };

  it('by any one byte of the file is refused in a sentence, or says the same as before', async () => {
    await writeFile(file, bytes);
    const whole = await verifyBackup(file, trust);
    const text = gunzipSync(bytes);
    for (let at = 0; at < bytes.length; at += 1) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
      await writeFile(file, flipped);
      const found = await verifyBackup(file, trust).catch((error: unknown) => error);
      // Some bits carry no information: the date in the gzip header and the padding of the last byte.
      if (found instanceof BackupError) expect(found.message).toContain(file);
      else expect([found, gunzipSync(flipped).equals(text)]).toEqual([whole, true]);
    }
  });

  it.each([
    ['a row that was changed', (lines: string[]) => lines.map((line) => line.replace('WELCOME10', 'WELCOME99'))],
    ['two rows that changed places', ([head = '', one = '', two = '', ...rest]: string[]) => [head, two, one, ...rest]],
    ['a line that is no row', ([head = '', ...rest]: string[]) => [head, '"hello"', ...rest]],
    ['a row with a list in it', ([head = '', ...rest]: string[]) => [head, '["settings",{"key":[]}]', ...rest]],
    ['a row without an entry in the foot', ([head = '', ...rest]: string[]) => [head, '["x",{}]', ...rest]],
    ['a second foot', (lines: string[]) => [...lines, lines.at(-1) ?? '']],
    ['no foot', (lines: string[]) => lines.slice(0, -1)],
    ['nothing at all', () => []],
    ['half a line', (lines: string[]) => [...lines.slice(0, -1), '{"rows":']],
  ])('by hand is refused: %s', async (_what, change) => {
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
    await writeFile(
      file,
      gzipSync(
        change(lines)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    );
    await expect(verifyBackup(file, trust)).rejects.toThrow(BackupError);
  });
});
