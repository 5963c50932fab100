import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isMultipart, readForm } from './multipart';

const MOST = { fields: 100, files: 10_000 };

function requestOf(body: string | Buffer, type: string): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
  request.headers = { 'content-type': type };
  request.push(body);
  request.push(null);
  return request;
}

async function requestWith(form: FormData): Promise<IncomingMessage> {
  const sent = new Response(form);
  return requestOf(Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type') ?? '');
}

describe('forms that carry files', () => {
  it('CLM-1: their texts and files, in the order in which they were sent', async () => {
    const form = new FormData();
    form.append('text', 'Ein Stück\r\nist ab');
    form.append('photos', new Blob([new Uint8Array([0, 255, 13, 10])]), 'Straße.jpg');
    form.append('photos', new Blob(['b']), 'b.jpg');
    const { fields, files } = await readForm(await requestWith(form), MOST);
    expect(fields).toEqual({ text: 'Ein Stück\r\nist ab' });
    expect(files.map(({ field, name, bytes }) => [field, name, bytes.toString('hex')])).toEqual([
      ['photos', 'Straße.jpg', '00ff0d0a'],
      ['photos', 'b.jpg', '62'],
    ]);
  });

  it('CLM-1: a field in which nothing was chosen is no file', async () => {
    const head = 'Content-Disposition: form-data; name="photos"; filename=""\r\nContent-Type: application/octet-stream';
    const body = `--abc\r\n${head}\r\n\r\n\r\n--abc--\r\n`;
    const sent = await readForm(requestOf(body, 'multipart/form-data; boundary=abc'), MOST);
    expect(sent).toEqual({ fields: {}, files: [] });
  });

  it('CLM-1: names that every object has are no fields', async () => {
    const form = new FormData();
    form.append('__proto__', 'x');
    form.append('constructor', 'y');
    expect((await readForm(await requestWith(form), MOST)).fields).toEqual({});
  });

  it('CLM-1: has a limit of its own, and a form without files keeps its', async () => {
    const form = new FormData();
    form.append('photos', new Blob([Buffer.alloc(10_000)]), 'a.jpg');
    await expect(readForm(await requestWith(form), MOST)).rejects.toMatchObject({ code: 'body_too_large' });
    const plain = requestOf(`text=${'x'.repeat(200)}`, 'application/x-www-form-urlencoded');
    await expect(readForm(plain, MOST)).rejects.toMatchObject({ code: 'body_too_large' });
    const short = requestOf('text=a', 'application/x-www-form-urlencoded');
    expect(await readForm(short, MOST)).toEqual({ fields: { text: 'a' }, files: [] });
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['another body', 'multipart/form-data; boundary=abc', 'text=a'],
    ['cut off', 'multipart/form-data; boundary=abc', '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ])('CLM-1: %s is no form', async (_what, type, body) => {
    const request = requestOf(body, type);
    expect(isMultipart(request)).toBe(true);
    await expect(readForm(request, MOST)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
