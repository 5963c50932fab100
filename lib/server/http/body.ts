import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import { refuseUnkeepable } from './unkeepable';

const tooLarge = () => new Problem('body_too_large');

/** Reads at most `maxBytes` and stops there, whatever Content-Length says. Throws Problem body_too_large. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The body as it came: what a signature was made over. Throws Problem like readBytes, and validation_failed for what is
 * not UTF-8.
 */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  // As it came, a byte order mark too, or not at all.
  if (!isUtf8(bytes)) throw wrongField('', 'This is not UTF-8');
  return bytes.toString('utf8');
}

export const typeOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** What a browser sends of a plain HTML form. */
export const isPlainForm = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that every object has (`constructor`, `toString`, `__proto__` …): no field of ours, and schemas trip over them. */
const isInherited = (key: string): boolean => key === 'prototype' || key in Object.prototype;

/** Such keys never get as far as the schema. (A reviver would take twenty times as long: 40 ms for 64 kB.) */
function withoutInherited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInherited);
  if (!isPlainObject(value)) return value;
  const own = Object.entries(value).filter(([key]) => !isInherited(key));
  return Object.fromEntries(own.map(([key, inner]) => [key, withoutInherited(inner)]));
}

/** The fields of a query or a form, without such keys. */
export const ownFields = (fields: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries([...fields].filter(([key]) => !isInherited(key)));

/**
 * The JSON object in the body. Throws Problem: another content type, another JSON value, broken JSON or a text that no
 * database keeps is 422.
 */
export async function readJsonObject(request: IncomingMessage, maxBytes: number): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw wrongField('', 'Send JSON, with Content-Type: application/json');
  const text = await readText(request, maxBytes);
  let value: unknown;
  try {
    value = withoutInherited(JSON.parse(text));
  } catch {
    throw wrongField('', 'This is not JSON');
  }
  if (!isPlainObject(value)) throw wrongField('', 'Send a JSON object');
  refuseUnkeepable(value);
  return value;
}

/** The fields of a plain HTML form, or of a JSON object. Throws Problem like readJsonObject. */
export async function readFields(request: IncomingMessage, maxBytes: number): Promise<Record<string, unknown>> {
  if (!isPlainForm(request)) return readJsonObject(request, maxBytes);
  const fields = ownFields(new URLSearchParams(await readText(request, maxBytes)));
  refuseUnkeepable(fields);
  return fields;
}
