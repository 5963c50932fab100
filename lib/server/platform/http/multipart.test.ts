import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '@/lib/server/platform/base/problem';
import { eventually } from '@/lib/testing/eventually';
import { listen, type Listening } from '@/lib/testing/listen';
import type { Admitted } from './api-handler';
import { readForm, type SentForm } from './multipart';

const LIMITS = { fields: 1_000, files: 10_000 };
const PHOTO = 'Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const TEXT = 'Content-Disposition: form-data; name="text"\r\n\r\n';

type Read = { readonly fields: object; readonly files: readonly [string, string, string][]; readonly refused: unknown };

describe('forms that carry files', () => {
  let server: Listening;
  let folder: string;
  let beforeFiles: (fields: SentForm['fields']) => void;
  let beforeReading: (request: IncomingMessage) => Promise<unknown>;
  /** The outcome of each request, in the order in which the requests ended. */
  let ended: (Read | { readonly error: unknown })[];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
    beforeFiles = () => undefined;
    beforeReading = () => Promise.resolve();
    ended = [];
    const read = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const rules = {
        limits: LIMITS,
        config: { photoDir: folder, trustedProxies: 0, siteServers: [] },
        beforeFiles: (fields: SentForm['fields']) => beforeFiles(fields),
      };
      await beforeReading(request);
      const { fields, files, refused } = await readForm(request as Admitted, response, rules);
      const bytes = files.map(
        async ({ field, name, bytes: read }) =>
          [field, name, (await read()).toString('hex')] as [string, string, string],
      );
      ended.push({ fields, files: await Promise.all(bytes), refused: refused?.code ?? null });
    };
    server = await listen((request, response) => {
      void read(request, response)
        .catch((error: unknown) => ended.push({ error: error instanceof Problem ? error.code : error }))
        .finally(() => response.end());
    });
  });

  async function sent(body: BodyInit, type?: string): Promise<(typeof ended)[number] | undefined> {
    await fetch(server.origin, { method: 'POST', body, ...(type && { headers: { 'Content-Type': type } }) });
    return ended.at(-1);
  }
  /** Sends the beginning of a body and never the rest. */
  function begin(start: string) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=abc', 'Content-Length': '9000' };
    const request = sendRequest(server.origin, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.write(start);
    return request;
  }

  it('CLM-1: reads texts and files in the order in which they were sent', async () => {
    const form = new FormData();
    form.append('text', 'Ein Stück\r\nist ab');
    form.append('photos', new Blob([new Uint8Array([0, 255, 13, 10])]), 'Straße.jpg');
    form.append('photos', new Blob(['b']), 'b.jpg');
    expect(await sent(form)).toEqual({
      fields: { text: 'Ein Stück\r\nist ab' },
      files: [
        ['photos', 'Straße.jpg', '00ff0d0a'],
        ['photos', 'b.jpg', '62'],
      ],
      refused: null,
    });
  });

  it('CLM-1: reads a file field in which nothing was chosen as no file', async () => {
    const head = 'Content-Disposition: form-data; name="photos"; filename=""\r\nContent-Type: application/octet-stream';
    const read = await sent(`--abc\r\n${head}\r\n\r\n\r\n--abc--\r\n`, 'multipart/form-data; boundary=abc');
    expect(read).toEqual({ fields: {}, files: [], refused: null });
  });

  it('CLM-1: drops names that every object has', async () => {
    const form = new FormData();
    form.append('__proto__', 'x');
    form.append('constructor', 'y');
    expect(await sent(form)).toMatchObject({ fields: {}, files: [] });
  });

  it('CLM-1: keeps what was typed when the files are too large', async () => {
    const form = new FormData();
    form.append('text', 'A long story');
    form.append('photos', new Blob([Buffer.alloc(10_001)]), 'a.jpg');
    expect(await sent(form)).toEqual({ fields: { text: 'A long story' }, files: [], refused: 'body_too_large' });
  });

  it('CLM-1: limits the texts of a form with and without files', async () => {
    const form = new FormData();
    form.append('text', 'x'.repeat(1_001));
    expect(await sent(form)).toEqual({ error: 'body_too_large' });
    const plain = 'application/x-www-form-urlencoded';
    expect(await sent(`text=${'x'.repeat(1_200)}`, plain)).toEqual({ error: 'body_too_large' });
    expect(await sent('text=a', plain)).toEqual({ fields: { text: 'a' }, files: [], refused: null });
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['is something else', 'multipart/form-data; boundary=abc', 'text=a'],
    ['stops too early', 'multipart/form-data; boundary=abc', `--abc\r\n${TEXT}b`],
    ['has a file without a name', 'multipart/form-data; boundary=abc', `--abc\r\n${PHOTO.replace('a.jpg', '')}x`],
    ['has 200,000 texts', 'multipart/form-data; boundary=abc', `${`--abc\r\n${TEXT}\r\n`.repeat(200_000)}--abc--\r\n`],
  ])('STR-1: refuses a body that %s', async (_what, type, body) => {
    await sent(body, type).catch(() => undefined);
    expect(ended).toEqual([{ error: 'validation_failed' }]);
  });

  it('STR-1: refuses the 41st file', async () => {
    const form = new FormData();
    for (let n = 0; n < 41; n += 1) form.append('photos', new Blob(['a']), 'a.jpg');
    expect(await sent(form)).toMatchObject({ files: [], refused: 'body_too_large' });
  });

  it('STR-1: asks before the first byte of a file, and knows the texts before it', async () => {
    const asked: unknown[] = [];
    beforeFiles = (fields) => {
      asked.push(fields);
      throw new Problem('change_not_offered');
    };
    const request = begin(`--abc\r\n${TEXT}a\r\n--abc\r\n${PHOTO}x`);
    await once(request, 'response');
    expect(asked).toEqual([{ text: 'a' }]);
    expect(ended).toEqual([{ fields: { text: 'a' }, files: [], refused: 'change_not_offered' }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('STR-1: deletes what was read of a file when its sender goes away', async () => {
    let admitted: () => void;
    const isAdmitted = new Promise<void>((resolve) => (admitted = resolve));
    beforeFiles = () => admitted();
    const request = begin(`--abc\r\n${PHOTO}${'x'.repeat(500)}`);
    await isAdmitted;
    request.destroy();
    while (ended.length === 0 || readdirSync(folder).length > 0) await new Promise(setImmediate);
    expect(ended).toEqual([{ error: 'validation_failed' }]);
  });

  it('STR-1: refuses a form whose sender went away before it was read', async () => {
    const sender = begin(`--abc\r\n${TEXT}a`);
    beforeReading = (request) => {
      sender.destroy();
      return new Promise((resolve) => request.once('close', resolve));
    };
    await eventually(() => ended.length > 0);
    expect(ended).toEqual([{ error: 'validation_failed' }]);
  });

  it('STR-1: deletes the files of a form when it is answered', async () => {
    const form = new FormData();
    form.append('photos', new Blob(['b']), 'b.jpg');
    await sent(form);
    while (readdirSync(folder).length > 0) await new Promise(setImmediate);
    expect(ended).toHaveLength(1);
  });
});
