import { ValidationError, type InferType } from 'yup';
import type { RequestSchema } from '@/lib/contracts/endpoint';
import { Problem } from '@/lib/server/platform/base/problem';
import { packer } from '@/lib/server/platform/packing/packer';
import type { FitContext } from '@/lib/validation/storage-split';
import { tidied } from '@/lib/validation/tidy';
import { misfitsIn } from './misfits';

/** yup quotes the wrong value in some messages. */
const MESSAGE_LENGTH = 200;

/** Whether a list fits its unit is computed beside the requests. */
const context: FitContext = { unitHolds: (unit, items) => packer().unitHolds(unit, items) };

/** Cleans, casts and checks a request. Throws Problem validation_failed with one sentence per field, by its path. */
export async function validate<S extends RequestSchema>(schema: S, input: unknown): Promise<InferType<S>> {
  const misfits = misfitsIn(schema, input);
  if (Object.keys(misfits).length > 0) throw new Problem('validation_failed', { fields: misfits });
  try {
    return await schema.validate(tidied(schema, input), {
      stripUnknown: true,
      abortEarly: false,
      disableStackTrace: true,
      context,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Problem('validation_failed', { fields: fieldsOf(error) });
  }
}

function fieldsOf(error: ValidationError): Readonly<Record<string, string>> {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const fields = new Map<string, string>();
  for (const { path, message } of errors) {
    if (!fields.has(path ?? '')) fields.set(path ?? '', message.slice(0, MESSAGE_LENGTH));
  }
  return Object.fromEntries(fields);
}
