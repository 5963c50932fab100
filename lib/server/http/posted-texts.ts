import { Problem } from '@/lib/server/platform/base/problem';
import type { AddressLimit } from '@/lib/server/platform/limits/limits';
import { admitRequest, type AdmissionPorts } from './admission';
import { leaveUnread, readFields } from './body';
import type { Exchange } from './call-for-page';

/** Returns the text fields of a form that was posted to a page, or why they were not read. */
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
