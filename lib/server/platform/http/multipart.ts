import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { SentFile } from '@/lib/contracts/photo-field';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Config } from '@/lib/server/platform/config/config';
import { report } from '@/lib/server/platform/observability/report';
import { deletePart, writePart } from '@/lib/server/platform/photo-files/photo-files';
import type { Admitted } from './api-handler';
import { cutOff, leaveUnread, ownFields, readFields, refuseLength, refuseUnstorable, typeOf } from './body';
import { beginUpload } from './uploads';

/**
 * Texts are in memory, files in temporary files until the response ends. The first file waits for the page's permission
 * and for a place among the uploads.
 */
export type SentForm = {
  readonly fields: Record<string, unknown>;
  readonly files: readonly (SentFile & { readonly field: string })[];
  /** Why no file was read. `fields` then has the texts before the first file. */
  readonly refused: Problem | null;
};

type FormRules = {
  readonly limits: { readonly fields: number; readonly files: number };
  readonly mostFields?: number;
  /** Temporary files are in `photoDir`. */
  readonly config: Pick<Config, 'photoDir' | 'trustedProxies' | 'siteServers'>;
  /** Called before the first byte of a file is read. Throws Problem to refuse all files. */
  readonly beforeFiles?: (fields: SentForm['fields']) => void;
};

/** Above any form of ours: a claim has 44 texts, a visit 40 photos. */
const PARTS = { fields: 60, files: 40 };
const HEADERS = { pairs: 10, bytes: 4096 };
/** Boundaries and headers around all texts and files. */
const FRAME_BYTES = (PARTS.fields + PARTS.files) * HEADERS.bytes;

export const isMultipart = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  typeOf(request) === 'multipart/form-data';

/** Throws Problem body_too_large, validation_failed. Returns a problem with files, to keep the typed values. */
export async function readForm(request: Admitted, response: ServerResponse, rules: FormRules): Promise<SentForm> {
  const { limits, mostFields } = rules;
  if (!isMultipart(request)) {
    return { fields: await readFields(request, limits.fields, mostFields), files: [], refused: null };
  }
  try {
    const form = await readParts(request, response, rules);
    refuseUnstorable(form.fields);
    return form;
  } finally {
    leaveUnread(request, response, 2 * limits.files);
  }
}

const notAForm = (): Problem => wrongField('', 'This is not a form');

function parserOf(request: IncomingMessage, limits: FormRules['limits']): Busboy {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: { ...PARTS, fieldSize: limits.fields, headerPairs: HEADERS.pairs, headerSize: HEADERS.bytes },
    });
  } catch {
    throw notAForm();
  }
}

type Busboy = InstanceType<typeof Busboy>;

function readParts(request: Admitted, response: ServerResponse, rules: FormRules): Promise<SentForm> {
  const { limits, config, beforeFiles } = rules;
  const parser = parserOf(request, limits);
  const texts: [string, string][] = [];
  const files: SentForm['files'][number][] = [];
  const size = { all: 0, fields: 0, files: 0 };
  const fieldsSoFar = (): SentForm['fields'] => ownFields(texts);
  const tooLarge = () => new Problem('body_too_large');

  return new Promise((resolve, reject) => {
    let isOver = false;
    let current: Readable | null = null;
    const end = (finish: () => void): void => {
      if (isOver) return;
      isOver = true;
      request.unpipe(parser);
      request.off('data', count);
      current?.destroy(cutOff());
      finish();
    };
    const fail = (error: Error): void => end(() => reject(error));
    const refuse = (error: Error): void => {
      if (error instanceof Problem) end(() => resolve({ fields: fieldsSoFar(), files: [], refused: error }));
      else fail(error);
    };
    const count = (chunk: Buffer): void => {
      size.all += chunk.length;
      if (size.all > limits.fields + limits.files + FRAME_BYTES) refuse(tooLarge());
    };

    const parts: string[] = [];
    /** Deletes the temporary files when the response ends, or at once if it has ended. */
    const dropParts = (): void => {
      const dropped = parts.splice(0).map((part) => deletePart(path.dirname(part), path.basename(part)));
      Promise.all(dropped).catch((error: unknown) => report(error, { call: 'deleteUpload' }));
    };
    response.once('close', dropParts);

    let admission: Promise<void> | null = null;
    const admitFiles = async (): Promise<void> => {
      refuseLength(request, limits.fields + limits.files);
      beforeFiles?.(fieldsSoFar());
      await beginUpload(request, response, config);
    };
    async function* counted(content: Readable): AsyncGenerator<Uint8Array> {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        size.files += chunk.length;
        if (size.files > limits.files) throw tooLarge();
        yield chunk;
      }
    }
    const keep = async (field: string, name: string, content: Readable): Promise<void> => {
      admission ??= admitFiles();
      await admission;
      if (isOver) return;
      current = content;
      const part = await writePart(config.photoDir, counted(content));
      parts.push(part);
      if (response.destroyed) dropParts();
      files.push({ field, name, bytes: () => readFile(part) });
    };
    let kept = Promise.resolve();

    parser.on('field', (name, value, isNameCut, isValueCut) => {
      size.fields += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (isNameCut || isValueCut || size.fields > limits.fields) fail(tooLarge());
      else texts.push([name, value]);
    });
    parser.on('file', (field, content, name) => {
      // The parser also reports a body that is cut off.
      content.on('error', () => undefined);
      if (isOver || name === '') content.on('data', () => fail(notAForm())).resume();
      else kept = kept.then(() => keep(field, name, content)).catch(refuse);
    });
    parser.on('filesLimit', () => refuse(tooLarge()));
    parser.on('fieldsLimit', () => fail(notAForm()));
    parser.on('error', () => fail(notAForm()));
    parser.on('finish', () => {
      void kept.then(() => end(() => resolve({ fields: fieldsSoFar(), files, refused: null })));
    });
    request.on('data', count);
    const abort = (): void => {
      if (!request.readableEnded) fail(cutOff());
    };
    request.once('aborted', abort);
    request.once('error', abort);
    // A request that has ended already does not emit its events again.
    if (request.destroyed) fail(cutOff());
    else request.pipe(parser);
  });
}
