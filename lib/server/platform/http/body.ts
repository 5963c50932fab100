import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { isStorable } from '@/lib/server/platform/db/storable-text';
import type { Admitted } from './api-handler';

const MOST_KEYS = 500;
const MOST_LEVELS = 20;
/** Values in a request: more than the longest list that a form can send. */
const MOST_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Counts characters only, because building an object of 120,000 keys blocks the process for a second. */
export function isWithinJsonBounds(text: Uint8Array): boolean {
  const keys = new Uint32Array(MOST_LEVELS + 1);
  let level = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        level += 1;
        if (level > MOST_LEVELS) return false;
        keys[level] = 0;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        level = Math.max(0, level - 1);
        break;
      case COLON:
        keys[level] = (keys[level] ?? 0) + 1;
        if ((keys[level] ?? 0) > MOST_KEYS) return false;
        break;
      case COMMA:
        values += 1;
        if (values >= MOST_VALUES) return false;
        break;
      default:
    }
  }
  return true;
}

function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}

const MOST_FIELDS = 500;

/** Throws Problem body_too_large if the request announces more. */
export function refuseLength({ headers }: Pick<IncomingMessage, 'headers'>, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Problem('body_too_large');
}

/** The longest unread rest of a body that is discarded, so that the client can still read the answer. */
const MOST_UNREAD_BYTES = 2_000_000;
/** The longest such rest for a request that is not admitted. Discarding a megabyte takes 5 ms of CPU time. */
export const MOST_UNADMITTED_BYTES = 100_000;

/** Discards a short rest, because a browser that is still sending cannot read from a closed connection. */
export function leaveUnread(request: IncomingMessage, response: ServerResponse, mostBytes = MOST_UNREAD_BYTES): void {
  if (request.complete || response.headersSent) return;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) <= mostBytes) return;
  response.setHeader('Connection', 'close');
  // With a listener, Node.js stops reading after the first chunk. Without one it discards all of the body.
  request.on('readable', () => undefined);
}

/** The Problem for a body whose client disconnected before its end. */
export const cutOff = (): Problem => wrongField('', 'The request was cut off');

/** Reads at most `maxBytes`. Throws Problem body_too_large, and validation_failed for a body that was cut off. */
export async function readBytes(request: Admitted, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  refuseLength(request, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new Problem('body_too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw cutOff();
  }
  return Buffer.concat(chunks);
}

/** Throws Problem like readBytes, and validation_failed for bytes that are not UTF-8. */
async function readUtf8(request: Admitted, maxBytes: number): Promise<Buffer> {
  const bytes = await readBytes(request, maxBytes);
  if (!isUtf8(bytes)) throw wrongField('', 'This is not UTF-8');
  return bytes;
}

/** Returns the body with its byte order mark, for the check of a signature. Throws Problem like readUtf8. */
export const readText = async (request: Admitted, maxBytes: number): Promise<string> =>
  (await readUtf8(request, maxBytes)).toString('utf8');

export const typeOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

export const isPlainForm = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded';

export const isPhoto = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  /^(?:image\/|application\/octet-stream$)/.test(typeOf(request) ?? '');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether every object has this key (`constructor`, `__proto__` …). Schemas fail on such names. */
const isInherited = (key: string): boolean => key === 'prototype' || key in Object.prototype;

/** A reviver would take twenty times as long: 40 ms for 64 kB. */
function withoutInherited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInherited);
  if (!isPlainObject(value)) return value;
  const own = Object.entries(value).filter(([key]) => !isInherited(key));
  return Object.fromEntries(own.map(([key, inner]) => [key, withoutInherited(inner)]));
}

export const ownFields = (fields: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries([...fields].filter(([key]) => !isInherited(key)));

/** Throws Problem validation_failed for anything but a bounded JSON object of text that a database can store. */
export async function readJsonObject(request: Admitted, maxBytes: number): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw wrongField('', 'Send JSON, with Content-Type: application/json');
  const bytes = await readUtf8(request, maxBytes);
  if (!isWithinJsonBounds(bytes)) throw wrongField('', 'This has too many fields, values or levels');
  let value: unknown;
  try {
    value = withoutInherited(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw wrongField('', 'This is not JSON');
  }
  if (!isPlainObject(value)) throw wrongField('', 'Send a JSON object');
  refuseUnstorable(value);
  return value;
}

/** Returns the fields of a plain HTML form, or of a JSON object. Throws Problem like readJsonObject. */
export async function readFields(
  request: Admitted,
  maxBytes: number,
  mostFields = MOST_FIELDS,
): Promise<Record<string, unknown>> {
  if (!isPlainForm(request)) return readJsonObject(request, maxBytes);
  const text = await readText(request, maxBytes);
  if (text.split('&', mostFields + 1).length > mostFields) throw wrongField('', 'This has too many fields');
  const fields = ownFields(new URLSearchParams(text));
  refuseUnstorable(fields);
  return fields;
}

const MESSAGE = 'This contains a character that we cannot store. Please type it again';

/** Returns the path of the first name or value that no database can store ("addresses.collection.note"). */
function findUnstorable(value: unknown, at: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : at;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return at;
    const found = findUnstorable(inner, at === '' ? name : `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Throws Problem validation_failed for text that cannot be stored. Runs before other code reads a body or query. */
export function refuseUnstorable(fields: Readonly<Record<string, unknown>>): void {
  const at = findUnstorable(fields, '');
  if (at !== null) throw wrongField(at, MESSAGE);
}
