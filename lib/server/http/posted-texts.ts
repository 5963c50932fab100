import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { AddressLimit } from '@/lib/server/kernel/limits/limits';
import { admit, type AdmissionPorts } from './admission';
import { leaveUnread, readFields } from './body';

type Post = {
  readonly deps: AdmissionPorts;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

/** Returns the texts of a form that was posted to a page, or why they were not read. */
export async function postedTexts(
  { deps, request, response }: Post,
  limit: AddressLimit,
  maxBytes: number,
): Promise<Readonly<Record<string, string>> | Problem> {
  try {
    const fields = Object.entries(await readFields(await admit(deps, limit, request, response), maxBytes));
    return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    leaveUnread(request, response);
    return error;
  }
}
