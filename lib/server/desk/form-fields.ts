import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Config } from '@/lib/server/kernel/config/config';
import type { Admitted, ApiRequest } from '../http/api-handler';
import { ownFields } from '../http/body';
import { readForm } from '../http/multipart';

type Sent = {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why the form or its files could not be read. */
  readonly problem: Problem | null;
};

/** The desk counts every piece of a job in one form. */
const MOST_FIELDS = 5_000;

/**
 * Reads the fields of a call of the desk, with its files as lists of SentFile. The fields of a form that is too large are
 * those of its address, which lead back to its page.
 */
export async function deskFields(
  request: Admitted<ApiRequest>,
  response: ServerResponse,
  { maxBytes, maxFileBytes = 0 }: Pick<Endpoint, 'maxBytes' | 'maxFileBytes'>,
  config: Config,
): Promise<Sent> {
  const inAddress = ownFields(Object.entries(request.query));
  try {
    const limits = { fields: maxBytes, files: maxFileBytes };
    const { fields, files, refused } = await readForm(request, response, { limits, config, mostFields: MOST_FIELDS });
    const names = [...new Set(files.map(({ field }) => field))];
    const lists = names.map((name) => [name, files.filter(({ field }) => field === name)] as const);
    return { fields: { ...(refused && inAddress), ...fields, ...ownFields(lists) }, problem: refused };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'body_too_large') throw error;
    return { fields: inAddress, problem: error };
  }
}
