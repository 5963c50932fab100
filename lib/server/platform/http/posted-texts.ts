import { Problem } from '@/lib/server/platform/base/problem';
import type { Exchange } from '@/lib/server/platform/http/api-handler';
import type { AddressLimit } from '@/lib/server/platform/limits/limits';
import { admitRequest, type AdmissionPorts } from './admission';
import { leaveUnread, readFields } from './body';

/** Returns the text fields of a form posted to a page, or why they were not read. */
export async function postedTexts(
  { deps, req, res }: Exchange & { readonly deps: AdmissionPorts },
  limit: AddressLimit,
  maxBytes: number,
): Promise<Readonly<Record<string, string>> | Problem> {
  try {
    const fields = Object.entries(await readFields(await admitRequest(deps, limit, req, res), maxBytes));
    return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    leaveUnread(req, res);
    return error;
  }
}

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Converts the fields of a plain form: "quantities.box_s" becomes `box_s` in `quantities`, as in Formik. */
export function nested(fields: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.');
    if (FORBIDDEN.includes(outer) || (inner !== undefined && FORBIDDEN.includes(inner))) continue;
    values[outer] = inner === undefined ? value : { ...(values[outer] as object | undefined), [inner]: value };
  }
  return values;
}
