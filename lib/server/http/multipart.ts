import type { IncomingMessage } from 'node:http';
import { wrongField } from '@/lib/server/kernel/base/problem';
import { ownFields, readBytes, readFields, typeOf } from './body';
import { refuseUnkeepable } from './unkeepable';

/** A file that a form carries: its field, its name on its sender's device, its bytes. */
export type SentFile = { readonly field: string; readonly name: string; readonly bytes: Buffer };
export type SentForm = { readonly fields: Record<string, unknown>; readonly files: readonly SentFile[] };

/** What a browser sends of a form that takes files. */
export const isMultipart = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  typeOf(request) === 'multipart/form-data';

/** Of the limits of a form: without files none has much to say. */
type Limits = { readonly fields: number; readonly files: number };

/**
 * The fields and files of a form, in bytes at most as many as its kind may have; without files everything is as in
 * readFields. Throws Problem body_too_large, validation_failed for what is no form.
 */
export async function readForm(request: IncomingMessage, most: Limits): Promise<SentForm> {
  if (!isMultipart(request)) return { fields: await readFields(request, most.fields), files: [] };
  const parts = await partsOf(await readBytes(request, most.files), request.headers['content-type'] ?? '');
  const fields = ownFields(parts.filter((part): part is [string, string] => typeof part[1] === 'string'));
  refuseUnkeepable(fields);
  return { fields, files: await filesOf(parts) };
}

type Part = readonly [string, string | File];

/** The runtime reads such bodies itself: no library does it for us. */
async function partsOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<readonly Part[]> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return [...form.entries()] as readonly Part[];
  } catch {
    throw wrongField('', 'This is no form');
  }
}

/** Of a field in which nothing was chosen a browser sends an empty file without a name. */
async function filesOf(parts: readonly Part[]): Promise<readonly SentFile[]> {
  const files: SentFile[] = [];
  for (const [field, value] of parts) {
    if (typeof value === 'string' || (value.name === '' && value.size === 0)) continue;
    files.push({ field, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  return files;
}
